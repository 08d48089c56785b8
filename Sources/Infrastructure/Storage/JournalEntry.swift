import JSONCoding

/// One change that the journal keeps.
package struct JournalEntry: Hashable, Sendable {
  /// Consecutive, across compactions too.
  package let number: Int
  package let effect: Effect
  /// What the value is, `settings`, `swimming.correction`: features name their own.
  package let kind: String
  /// JSON.
  package let value: [UInt8]

  package enum Effect: Sendable {
    /// The value is a document that takes the place of the one of its kind.
    case set
    /// The value joins those of its kind.
    case add
  }

  init(number: Int, effect: Effect, kind: String, value: [UInt8]) {
    self.number = number
    self.effect = effect
    self.kind = kind
    self.value = value
  }

  func line() -> [UInt8] {
    var writer = JSONWriter(capacity: value.count + 96)
    writer.beginObject()
    writer.key("n")
    writer.integer(number)
    switch effect {
    case .set: writer.key("set")
    case .add: writer.key("add")
    }
    writer.string(kind)
    writer.key("value")
    writer.raw(value)
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// - Parameter line: sealed, with its newline.
  init(line: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(line) { (reader) throws(JSONError) in
      var number: Int?
      var kind: (Effect, String)?
      var value: [UInt8]?
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "n": number = try reader.int()
        case "set": kind = (.set, try reader.string())
        case "add": kind = (.add, try reader.string())
        case "value": value = try reader.rawBytes()
        case "crc": try reader.skipValue()
        default: throw reader.failure("\"\(key.string)\" is no member of a journal line", at: key)
        }
      }
      guard let number, let kind, let value else { throw reader.failure("a journal line has n, set or add, and value") }
      return JournalEntry(number: number, effect: kind.0, kind: kind.1, value: value)
    }
  }
}

/// A change that the journal is to keep.
package struct NewEntry: Sendable {
  let effect: JournalEntry.Effect
  let kind: String
  let value: [UInt8]

  package init(_ effect: JournalEntry.Effect, _ kind: String, _ value: [UInt8]) {
    self.effect = effect
    self.kind = kind
    self.value = value
  }

  func numbered(_ number: Int) -> JournalEntry {
    JournalEntry(number: number, effect: effect, kind: kind, value: value)
  }
}
