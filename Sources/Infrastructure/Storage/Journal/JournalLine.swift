import JSONCoding
import KernelApplication
import KernelDomain

/// A line of a section's journal, with the changes that were made durable by the same sync. One checksum covers the
/// whole line, so that either all or none of its changes are read.
///
///     {"line":1,"changes":[{"n":41,"at":1763792747123,"entries":[{"add":"trim","value":{…}}]}],"last":41,"crc":"…"}
struct JournalLine: Equatable {
  /// The number of the line in its file; the header is line 0.
  let number: Int
  /// The changes in the line, sorted by number; there is at least one.
  let changes: [Change]
  /// The greatest change number used in the book when the line was written.
  let last: Int

  /// The line of the journal as JSON, with its checksum and newline.
  var bytes: [UInt8] {
    var writer = JSONWriter(capacity: 96 + changes.reduce(0) { $0 + $1.size })
    writer.beginObject()
    writer.member("line", number)
    writer.beginArray("changes")
    for change in changes { change.write(&writer) }
    writer.endArray()
    writer.member("last", last)
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  init(_ number: Int, _ changes: [Change], last: Int) {
    precondition(!changes.isEmpty, "a line without a change")
    self.number = number
    self.changes = changes
    self.last = last
  }

  /// Parses a line of a journal.
  /// - Parameter line: a line that matches its checksum, including its newline.
  init(_ line: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(line)
    var number: Int?
    var changes: [Change] = []
    var last: Int?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "line": number = try reader.int()
      case "changes":
        try reader.beginArray()
        while try reader.nextElement() { changes.append(try Change(&reader)) }
      case "last": last = try reader.int()
      case "crc": try reader.skipValue()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    try reader.finish()
    guard let number, let last, !changes.isEmpty else {
      throw reader.failure(.json(.incomplete(members: ["line", "changes", "last"])))
    }
    self.init(number, changes, last: last)
  }
}

/// The first line of a journal. It specifies the store and the section that the journal belongs to, and the number up
/// to which compaction has removed changes.
///
///     {"line":0,"book":"6f0c2a91d3b7e845","section":"running","last":40,"since":12,"crc":"1a2b3c4d"}
struct JournalHeader: Equatable {
  var book: BookID
  var section: FeatureID
  /// The greatest change number used in the book when the journal was created.
  var last: Int
  /// The change number up to which compaction has removed changes. Of the changes with lower numbers, the journal
  /// contains only those that were neither undone nor overwritten. 0 if the journal contains all changes; the JSON then
  /// has no such member.
  var since = 0

  var bytes: [UInt8] {
    var writer = JSONWriter(capacity: 128)
    writer.beginObject()
    writer.member("line", 0)
    writer.member("book", book.description)
    writer.member("section", section.name)
    writer.member("last", last)
    if since > 0 {
      writer.member("since", since)
    }
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  init(book: BookID, section: FeatureID, last: Int, since: Int = 0) {
    self.book = book
    self.section = section
    self.last = last
    self.since = since
  }

  /// Parses the header of a journal.
  /// - Parameter line: a line that matches its checksum, including its newline.
  init(_ line: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(line)
    var book: BookID?
    var section: FeatureID?
    var last: Int?
    var since = 0
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "line": guard try reader.int() == 0 else { throw reader.failure(.store(.firstLineNumber)) }
      case "book": book = BookID(try reader.string())
      case "section": section = FeatureID(try reader.string())
      case "last": last = try reader.int()
      case "since": since = try reader.int()
      case "crc": try reader.skipValue()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    try reader.finish()
    guard let book, let section, let last else {
      throw reader.failure(.json(.incomplete(members: ["book", "section", "last"])))
    }
    self.init(book: book, section: section, last: last, since: since)
  }
}

extension Change {
  /// The approximate number of bytes that the change takes up in a line.
  var size: Int {
    entries.reduce(64) { size, entry in
      switch entry {
      case .set(let kind, let value), .add(let kind, let value): size + kind.utf8.count + value.count + 24
      case .undo(_, let others): size + 20 + others.count * 6
      }
    }
  }

  func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("n", number)
    if let at {
      writer.member("at", at.milliseconds)
    }
    writer.beginArray("entries")
    for entry in entries { entry.write(&writer) }
    writer.endArray()
    writer.endObject()
  }

  fileprivate init(_ reader: inout JSONReader) throws(JSONError) {
    var number: Int?
    var at: Timestamp?
    var entries: [Entry] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "n": number = try reader.int()
      case "at": at = Timestamp(milliseconds: try reader.int64())
      case "entries":
        try reader.beginArray()
        while try reader.nextElement() { entries.append(try Entry(&reader)) }
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard let number, number > 0, !entries.isEmpty else {
      throw reader.failure(.json(.incomplete(members: ["n", "entries"])))
    }
    self.init(number: number, at: at, entries: entries)
  }
}

extension Entry {
  fileprivate func write(_ writer: inout JSONWriter) {
    writer.beginObject()
    switch self {
    case .set(let kind, let value):
      writer.member("set", kind)
      writer.key("value")
      writer.raw(value)
    case .add(let kind, let value):
      writer.member("add", kind)
      writer.key("value")
      writer.raw(value)
    case .undo(let number, let others):
      writer.key("undo")
      if others.isEmpty {
        writer.integer(number)
      } else {
        writer.beginArray()
        for number in [number] + others { writer.integer(number) }
        writer.endArray()
      }
    }
    writer.endObject()
  }

  init(_ reader: inout JSONReader) throws(JSONError) {
    var set: String?
    var add: String?
    var undo: [Int]?
    var value: [UInt8]?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "set": set = try reader.string()
      case "add": add = try reader.string()
      case "undo": undo = try Entry.numbers(&reader)
      case "value": value = try reader.rawBytes()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    switch (set, add, undo, value) {
    case (let kind?, nil, nil, let value?): self = .set(kind, value)
    case (nil, let kind?, nil, let value?): self = .add(kind, value)
    case (nil, nil, let numbers?, nil) where !numbers.isEmpty: self = .undoing(numbers)
    default: throw reader.failure(.json(.incomplete(members: ["set", "add", "value", "undo"])))
    }
  }

  /// Reads the numbers of the changes to undo, which are written as one number or as an array of numbers.
  private static func numbers(_ reader: inout JSONReader) throws(JSONError) -> [Int] {
    let value = try reader.rawBytes()
    return try JSONReader.read(value) { (reader) throws(JSONError) in
      guard value.first == UInt8(ascii: "[") else { return [try reader.int()] }
      var numbers: [Int] = []
      try reader.beginArray()
      while try reader.nextElement() { numbers.append(try reader.int()) }
      return numbers
    }
  }
}
