package import KernelApplication

/// Converts whole documents from and to `Codable` values.
package enum JSONDocument {
  /// The value as JSON. Equal values give equal bytes: members come in the order in which they are encoded,
  /// dictionaries are sorted by name, and there is no white space. `JSONWriter` documents how numbers and strings are
  /// written.
  ///
  /// A container must not be written to once a part after it in the outer container has been begun.
  /// - Parameter english: formats messages; nil leaves out their text.
  /// - Throws: `JSONError` for numbers that JSON does not have, sets, and dictionaries whose keys are not names.
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

  /// What to do with members that a type does not ask for.
  package enum UnknownMembers: Sendable {
    /// Fail: they may be mistakes of whoever wrote them.
    case refused
    /// Ignore them: a newer version may have written them.
    case passedOver
  }

  /// Decodes the value of a document. Repeated names are refused.
  /// - Parameters:
  ///   - longestText: the longest text, in bytes.
  ///   - isChecked: whether the document is known to be valid JSON.
  /// - Throws: `JSONError` with the path of the wrong value.
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

  /// Decodes the value of a document. Repeated names are refused. Throws `JSONError` with the path of the wrong value.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from document: [UInt8], unknownMembers: UnknownMembers = .refused
  ) throws(JSONError) -> Value {
    try document.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      try decode(type, from: UnsafeRawBufferPointer(buffer), unknownMembers: unknownMembers)
    }
  }

  /// A path in a document: `days[0].laps[1]`.
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
