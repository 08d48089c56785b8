import JSONCoding

/// A line of the journal: the changes that one sync makes durable, all of them or none, since one checksum covers
/// them.
///
///     {"n":7,"add":"swimming.correction","value":…,"crc":"1a2b3c4d"}
///     {"n":8,"group":[{"set":"settings","value":…},{"add":"swimming.undo","value":7}],"crc":"5e6f7a8b"}
struct JournalLine {
  /// At least one, numbered consecutively; the line tells the number of the first.
  let entries: [JournalEntry]
  /// Sealed, with the newline.
  let bytes: [UInt8]

  init(_ entries: [JournalEntry]) {
    precondition(!entries.isEmpty, "a line without a change")
    var writer = JSONWriter(capacity: entries.reduce(64) { $0 + $1.value.count + $1.kind.utf8.count + 24 })
    writer.beginObject()
    writer.key("n")
    writer.integer(entries[0].number)
    if entries.count == 1 {
      entries[0].writeMembers(&writer)
    } else {
      writer.key("group")
      writer.beginArray()
      for entry in entries {
        writer.beginObject()
        entry.writeMembers(&writer)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
    self.entries = entries
    bytes = SealedLine.seal(writer.bytes)
  }

  /// - Parameter bytes: sealed, with the newline.
  init(_ bytes: [UInt8]) throws(JSONError) {
    var entries: [JournalEntry] = []
    try bytes.withUnsafeBufferPointer { (line) throws(JSONError) in
      try JournalLine.read(UnsafeRawBufferPointer(line), into: &entries)
    }
    self.entries = entries
    self.bytes = bytes
  }

  /// Adds the changes of a line that is sound.
  static func read(_ line: UnsafeRawBufferPointer, into entries: inout [JournalEntry]) throws(JSONError) {
    var reader = JSONReader(line)
    var number: Int?
    var group: [NewEntry] = []
    var change = Members()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "n": number = try reader.int()
      case "group":
        try reader.beginArray()
        while try reader.nextElement() { group.append(try Members.entry(&reader)) }
      case "crc": try reader.skipValue()
      default: try change.read(key, &reader)
      }
    }
    try reader.finish()
    if let entry = change.entry { group.append(entry) }
    guard let number, !group.isEmpty else {
      throw reader.failure("a journal line has n, and either group or set or add with value")
    }
    for (index, entry) in group.enumerated() { entries.append(entry.numbered(number + index)) }
  }
}

/// What a line says of one change, as far as it was read.
private struct Members {
  private var kind: (JournalEntry.Effect, String)?
  private var value: [UInt8]?

  mutating func read(_ key: JSONText, _ reader: inout JSONReader) throws(JSONError) {
    switch key {
    case "set": kind = (.set, try reader.string())
    case "add": kind = (.add, try reader.string())
    case "value": value = try reader.rawBytes()
    default: throw reader.failure("\"\(key.string)\" is no member of a journal line", at: key)
    }
  }

  /// Nil when something is missing.
  var entry: NewEntry? {
    guard let kind, let value else { return nil }
    return NewEntry(kind.0, kind.1, value)
  }

  static func entry(_ reader: inout JSONReader) throws(JSONError) -> NewEntry {
    var members = Members()
    try reader.beginObject()
    while let key = try reader.nextKey() { try members.read(key, &reader) }
    guard let entry = members.entry else { throw reader.failure("a change of a group has set or add, and value") }
    return entry
  }
}

extension JournalEntry {
  fileprivate func writeMembers(_ writer: inout JSONWriter) {
    switch effect {
    case .set: writer.key("set")
    case .add: writer.key("add")
    }
    writer.string(kind)
    writer.key("value")
    writer.raw(value)
  }
}
