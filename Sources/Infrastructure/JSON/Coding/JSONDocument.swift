package import KernelApplication

/// Whole documents from and to `Codable` values.
package enum JSONDocument {
  /// The value as JSON, byte for byte the same for equal values: members in the order in which they are encoded,
  /// dictionaries by name, no white space; `JSONWriter` says how numbers and strings are written.
  ///
  /// A container must not be written to any more once the one it lies in has been.
  /// - Parameter english: how messages are worded; nil leaves their words out.
  /// - Throws: `JSONError` for numbers that JSON can't express, sets, and dictionaries without names for keys.
  package static func encode(
    _ value: some Encodable, english: EnglishLocalizer? = nil
  ) throws(JSONError) -> [UInt8] {
    let output = EncodingOutput(english: english)
    do {
      try output.encode(value)
    } catch let error as JSONError {
      throw error
    } catch EncodingError.invalidValue(_, let context) {
      throw JSONError(
        offset: nil, path: path(context.codingPath), problem: .json(.refused(detail: context.debugDescription)))
    } catch {
      throw JSONError(offset: nil, path: path(output.codingPath), problem: .json(.refused(detail: "\(error)")))
    }
    return output.bytes
  }

  /// What becomes of members that a type does not ask for.
  package enum UnknownMembers: Sendable {
    /// They may be slips of the one who wrote them.
    case refused
    /// A newer version may have written them.
    case passedOver
  }

  /// The value that a document holds. Repeated names are refused.
  /// - Parameters:
  ///   - longestText: bytes of a text.
  ///   - isChecked: it is known to be JSON.
  /// - Throws: `JSONError` with the path of the value in question.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from document: UnsafeRawBufferPointer, unknownMembers: UnknownMembers = .refused,
    longestText: Int = .max, isChecked: Bool = false
  ) throws(JSONError) -> Value {
    if !isChecked {
      var reader = JSONReader(document)
      try reader.skipValue()
      try reader.finish()
    }
    let rules = DecodingRules(unknownMembers: unknownMembers, longestText: longestText)
    return try EncodedValue(document, rules).decode(type)
  }

  /// The value that a document holds; see above.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from document: [UInt8], unknownMembers: UnknownMembers = .refused
  ) throws(JSONError) -> Value {
    try document.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      try decode(type, from: UnsafeRawBufferPointer(buffer), unknownMembers: unknownMembers)
    }
  }

  /// A place in a document, `days[0].laps[1]`.
  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if key is IndexKey {
        path += "[\(key.stringValue)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
