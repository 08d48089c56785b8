import JSONCoding

/// A JSON object from a service of any version. Reading a member returns nil if the member is missing or has an
/// unexpected type.
package struct LooseObject {
  private let members: [String: [UInt8]]

  package init(_ json: [UInt8]) {
    members = (try? JSONReader.read(json) { (reader) throws(JSONError) in try reader.rawMembers() }) ?? [:]
  }

  package subscript<Value: Decodable>(_ name: String) -> Value? {
    members[name].flatMap { try? JSONDocument.decode(Value.self, from: $0, unknownMembers: .passedOver) }
  }

  /// Returns the member with this name as an object; an empty object if the member is missing or is not an object.
  package func object(_ name: String) -> LooseObject {
    LooseObject(members[name] ?? [])
  }

  /// Parses an object. Returns the names and values of those members that are strings or numbers, in their original
  /// order. A number is returned as it is written.
  package static func facts(_ json: [UInt8]) -> [(name: String, value: String)] {
    let facts = try? JSONReader.read(json) { (reader) throws(JSONError) in
      var facts: [(name: String, value: String)] = []
      try reader.beginObject()
      while let name = try reader.nextKey()?.string {
        switch reader.nextKind() {
        case .string: facts.append((name, try reader.string()))
        case .number: facts.append((name, String(decoding: try reader.rawBytes(), as: UTF8.self)))
        default: try reader.skipValue()
        }
      }
      return facts
    }
    return facts ?? []
  }

  /// Returns the value of the member with this name as JSON; nil if there is no such member.
  package func json(_ name: String) -> [UInt8]? {
    members[name]
  }
}
