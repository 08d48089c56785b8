import JSONCoding

/// Encodes the values of the section `book` as one JSON object, such as
/// `{"profile.name":"Eva","settings.theme":"dark"}`.
enum DocumentCoding {
  static func encode(_ documents: [String: [UInt8]]) -> [UInt8] {
    var writer = JSONWriter(capacity: 256)
    writer.beginObject()
    for (kind, value) in documents.sorted(by: { $0.key < $1.key }) {
      writer.key(kind)
      writer.raw(value)
    }
    writer.endObject()
    return writer.bytes
  }

  /// Decodes a single value; nil if the JSON does not represent a value of this type.
  static func value<Value: Decodable>(_ json: [UInt8]) -> Value? {
    try? JSONDocument.decode(Value.self, from: json, unknownMembers: .passedOver)
  }

  /// Decodes values from one JSON object, as JSON by kind (such as `profile.name`); nil if the bytes are not a JSON
  /// object.
  static func decode(_ bytes: [UInt8]) -> [String: [UInt8]]? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in try reader.rawMembers() }
  }
}
