import JSONCoding
import KernelApplication
import KernelDomain

/// A line of a section's live file, with the entries that were made durable by the same sync. One checksum covers the
/// whole line, so that either all or none of its entries are read. The feature defines what an entry means.
///
///     {"line":7,"entries":[{"run":"r20260503T064500Z","sequence":12,"fixes":[…]}],"crc":"1a2b3c4d"}
struct LiveLine: Equatable {
  /// The number of the line in its file; the header is line 0.
  let number: Int
  /// The entries, each a JSON value, in the order in which they were added; at least one.
  let entries: [[UInt8]]

  init(_ number: Int, _ entries: [[UInt8]]) {
    precondition(!entries.isEmpty, "a line without an entry")
    self.number = number
    self.entries = entries
  }

  /// The line of the live file as JSON, with its checksum and newline.
  var bytes: [UInt8] {
    var writer = JSONWriter(capacity: 64 + entries.reduce(0) { $0 + $1.count + 1 })
    writer.beginObject()
    writer.member("line", number)
    writer.beginArray("entries")
    for entry in entries { writer.raw(entry) }
    writer.endArray()
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// Parses a line of a live file.
  /// - Parameter line: a line that matches its checksum, including its newline.
  init(_ line: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(line)
    var number: Int?
    var entries: [[UInt8]] = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "line": number = try reader.int()
      case "entries":
        try reader.beginArray()
        while try reader.nextElement() { entries.append(try reader.rawBytes()) }
      case "crc": try reader.skipValue()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    try reader.finish()
    guard let number, !entries.isEmpty else { throw reader.failure(.json(.incomplete(members: ["line", "entries"]))) }
    self.init(number, entries)
  }
}

/// The first line of a live file. It names the store and the section that the file belongs to.
///
///     {"line":0,"book":"6f0c2a91d3b7e845","section":"running","crc":"1a2b3c4d"}
struct LiveHeader: Equatable {
  let book: BookID
  let section: FeatureID

  var bytes: [UInt8] {
    var writer = JSONWriter(capacity: 96)
    writer.beginObject()
    writer.member("line", 0)
    writer.member("book", book.description)
    writer.member("section", section.name)
    writer.endObject()
    return SealedLine.seal(writer.bytes)
  }

  /// Encodes a live file that consists of this header and these entries. Each entry has its own line, so that damage to
  /// a line loses only one entry.
  func file(of entries: [[UInt8]]) -> [UInt8] {
    entries.enumerated().reduce(into: bytes) { $0 += LiveLine($1.offset + 1, [$1.element]).bytes }
  }

  init(book: BookID, section: FeatureID) {
    self.book = book
    self.section = section
  }

  /// Parses the header of a live file.
  /// - Parameter line: a line that matches its checksum, including its newline.
  init(_ line: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(line)
    var book: BookID?
    var section: FeatureID?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "line": guard try reader.int() == 0 else { throw reader.failure(.store(.firstLineNumber)) }
      case "book": book = BookID(try reader.string())
      case "section": section = FeatureID(try reader.string())
      case "crc": try reader.skipValue()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    try reader.finish()
    guard let book, let section else { throw reader.failure(.json(.incomplete(members: ["book", "section"]))) }
    self.init(book: book, section: section)
  }
}
