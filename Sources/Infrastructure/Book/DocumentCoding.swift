import JSONCoding

/// Documents as one JSON object: `{"profile.name":"Eva","settings.theme":"dark"}`.
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

  /// A value alone; nil when the bytes are none.
  static func value<Value: Decodable>(_ json: [UInt8]) -> Value? {
    try? JSONDocument.decode(Value.self, from: json, unknownMembers: .passedOver)
  }

  /// Nil when the bytes are no such object.
  static func decode(_ bytes: [UInt8]) -> [String: [UInt8]]? {
    try? JSONReader.read(bytes) { (reader) throws(JSONError) in try reader.rawMembers() }
  }
}
