import KernelApplication

/// The names and values of members to be written to an object.
package struct JSONFields: ExpressibleByDictionaryLiteral {
  fileprivate var members: [(name: StaticString, value: any JSONValue)]

  package init(dictionaryLiteral members: (StaticString, any JSONValue)...) {
    self.members = members.map { (name: $0, value: $1) }
  }

  package static func + (first: JSONFields, second: JSONFields) -> JSONFields {
    var both = first
    both.members += second.members
    return both
  }

  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object(self)
    return writer.bytes
  }
}

extension JSONWriter {
  package mutating func object(_ fields: JSONFields) {
    beginObject()
    members(fields)
    endObject()
  }

  /// Writes members to the object that the writer has begun. Omits members whose values are absent.
  package mutating func members(_ fields: JSONFields) {
    for (name, value) in fields.members where !value.isAbsent {
      key(name)
      value.write(&self)
    }
  }
}

/// Reads an object's members by name, in any order. Reading members in the order of the JSON text, with a `switch` over
/// the names, is faster. This type is therefore for objects that are read in small numbers, such as changes in a
/// journal.
///
///     let exercise = try JSONObject.read(&reader) { (object) throws(JSONError) in
///       OwnExercise(id: try object["id"], name: try object["name"], measure: try object["measure"] ?? .loadReps)
///     }
///
/// A member may be missing if its type is optional. Reading fails if the object repeats a name, or has a member that is
/// not read.
package struct JSONObject {
  private let document: UnsafeRawBufferPointer
  private var members: [Member] = []

  private struct Member {
    let name: JSONText
    let offset: Int
    var isKnown = false
  }

  /// Reads an object by calling `make`, which reads the object's members by name.
  /// - Parameters:
  ///   - seal: the name of a member to skip, such as the checksum of the object's line.
  ///   - make: creates the value from the members. Returns nil if these members do not form a valid value, in which
  ///     case reading fails.
  package static func read<Value>(
    _ reader: inout JSONReader, besides seal: StaticString? = nil,
    _ make: (inout JSONObject) throws(JSONError) -> Value?
  ) throws(JSONError) -> Value {
    var object = try JSONObject(&reader, besides: seal)
    guard let value = try make(&object) else { throw reader.failure(.json(.incomplete(members: []))) }
    if let unknown = object.members.first(where: { !$0.isKnown })?.name {
      throw reader.failure(.json(.unknownMember(name: unknown.string)), at: unknown)
    }
    return value
  }

  /// Reads an object that is a whole JSON text.
  package static func read<Value>(
    _ document: [UInt8], _ make: (inout JSONObject) throws(JSONError) -> Value?
  ) throws(JSONError) -> Value {
    try JSONReader.read(document) { (reader) throws(JSONError) in try read(&reader, make) }
  }

  private init(_ reader: inout JSONReader, besides seal: StaticString?) throws(JSONError) {
    document = UnsafeRawBufferPointer(start: reader.start, count: reader.end - reader.start)
    try reader.beginObject()
    while let name = try reader.nextKey() {
      // A name with escapes does not match here, and is later rejected as unknown.
      if members.contains(where: { $0.name.count == name.count && $0.name.string == name.string }) {
        throw reader.failure(.json(.twice(name: name.string)), at: name)
      }
      let offset = reader.offset
      try reader.skipValue()
      if let seal, name == seal { continue }
      members.append(Member(name: name, offset: offset))
    }
  }

  /// The member with this name. If the object lacks the member, this is the `absent` value of the member's type;
  /// reading fails if that type has no such value.
  package subscript<Value: JSONValue>(name: StaticString) -> Value {
    mutating get throws(JSONError) {
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        if let absent = Value.absent { return absent }
        throw JSONError(offset: nil, problem: .json(.incomplete(members: ["\(name)"])))
      }
      members[index].isKnown = true
      var reader = JSONReader(document, at: members[index].offset)
      return try Value.read(&reader)
    }
  }
}
