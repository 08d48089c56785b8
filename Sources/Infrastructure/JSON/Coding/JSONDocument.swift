package import KernelApplication

/// Converts `Codable` values to and from JSON text in UTF-8.
package enum JSONDocument {
  /// Encodes a value as JSON. Equal values yield equal bytes: members are in the order in which the value encodes them,
  /// dictionaries are sorted by name, and there is no white space. `JSONWriter` documents how numbers and strings are
  /// written.
  ///
  /// The value must finish each nested container before it continues with the container around it.
  /// - Parameter english: formats messages in English; nil to write messages without a text.
  /// - Throws: `JSONError` for infinities, NaN, sets, and dictionaries whose keys are not strings.
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

  /// How to handle the members of an object that the decoded type does not read.
  package enum UnknownMembers: Sendable {
    /// Decoding fails, because an unknown member may be a typing error.
    case refused
    /// Unknown members are ignored, because a newer version of the program may have written them.
    case passedOver
  }

  /// Decodes JSON text. Fails if an object repeats a name.
  /// - Parameters:
  ///   - longestText: the maximum length of a string, in bytes.
  ///   - isChecked: whether the text is already known to be valid JSON.
  /// - Throws: `JSONError` with the path of the invalid value.
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

  /// Decodes JSON text. Fails if an object repeats a name. Throws a `JSONError` with the path of the invalid value.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from document: [UInt8], unknownMembers: UnknownMembers = .refused
  ) throws(JSONError) -> Value {
    try document.withUnsafeBufferPointer { (buffer) throws(JSONError) in
      try decode(type, from: UnsafeRawBufferPointer(buffer), unknownMembers: unknownMembers)
    }
  }

  /// Formats the path of a value, such as `days[0].laps[1]`.
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
