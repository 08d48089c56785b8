import JSONCoding
import KernelApplication
package import KernelDomain

/// Describes an import that brought rows to a section. It is stored as a line of at most 512 bytes in a file of rows.
///
///     {"import":{"n":14,"at":1763792747123,"files":["a.zip"],"new":214,"updated":3,"others":["swimming"]},"crc":"…"}
package struct ImportLine: Hashable, Sendable {
  package let number: Int
  package let at: Timestamp
  /// The names of the imported files, as many as fit into the line.
  package private(set) var files: [String]
  /// The number of imported files that `files` does not name.
  package private(set) var moreFiles = 0
  /// Whether the import was a sync of Apple Health.
  package let isSync: Bool
  /// The number of rows that the import added to this section.
  package let new: Int
  /// The number of rows of this section whose earlier version the import replaced.
  package let updated: Int
  /// The number of different contents of the files that could not be used.
  package let left: Int
  /// The names of the other sections to which the import brought rows.
  package let others: [String]
  /// The number of changes that the import of a backup made besides; they have the numbers that follow `number`.
  package let changes: Int
  /// The number of the change that undid the import; nil while the import is in effect.
  package var undone: Int?

  /// The greatest size of a line, in bytes.
  static let limit = 512

  package init(
    number: Int, at: Timestamp, files: [String], isSync: Bool, new: Int, updated: Int, left: Int, others: [String],
    changes: Int
  ) {
    self.number = number
    self.at = at
    self.files = files
    self.isSync = isSync
    self.new = new
    self.updated = updated
    self.left = left
    self.others = others
    self.changes = changes
    // 24 bytes are for the member `undone`, which an undo adds.
    while bytes.count > ImportLine.limit - 24, !self.files.isEmpty {
      self.files.removeLast()
      moreFiles += 1
    }
  }

  /// The numbers of the changes that the import of a backup made besides; nil if there are none.
  var ownChanges: ClosedRange<Int>? { changes > 0 ? number + 1...number + changes : nil }

  // MARK: JSON

  var bytes: [UInt8] {
    JSONWriter.bytes(capacity: ImportLine.limit) { writer in
      func put(_ key: StaticString, _ number: Int) {
        guard number > 0 else { return }
        writer.key(key)
        writer.integer(number)
      }
      writer.beginObject()
      writer.key("import")
      writer.beginObject()
      put("n", number)
      writer.key("at")
      writer.integer(at.milliseconds)
      writer.key("files")
      writer.beginArray()
      for file in files { writer.string(file) }
      writer.endArray()
      put("moreFiles", moreFiles)
      if isSync {
        writer.key("sync")
        writer.bool(true)
      }
      put("new", new)
      put("updated", updated)
      put("left", left)
      if !others.isEmpty {
        writer.key("others")
        writer.beginArray()
        for other in others { writer.string(other) }
        writer.endArray()
      }
      put("changes", changes)
      put("undone", undone ?? 0)
      writer.endObject()
      SealedLine.seal(&writer, from: 0)
    }
  }

  /// Parses a line; nil if it does not describe an import.
  init?(_ object: ArraySlice<UInt8>) {
    guard let line = try? JSONReader.read(Array(object), ImportLine.read) else { return nil }
    self = line
  }

  private static func read(_ reader: inout JSONReader) throws(JSONError) -> ImportLine {
    var members = Members()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      guard key == "import" else {
        try reader.skipValue()
        continue
      }
      try reader.beginObject()
      while let key = try reader.nextKey() { try members.read(key, &reader) }
    }
    guard let line = members.line else { throw reader.failure(.json(.incomplete(members: ["n", "at"]))) }
    return line
  }

  private struct Members {
    var numbers: [String: Int] = [:]
    var at: Timestamp?
    var files: [String] = []
    var others: [String] = []
    var isSync = false

    mutating func read(_ key: JSONText, _ reader: inout JSONReader) throws(JSONError) {
      switch key {
      case "at": at = Timestamp(milliseconds: try reader.int64())
      case "files": files = try Members.strings(&reader)
      case "others": others = try Members.strings(&reader)
      case "sync": isSync = try reader.bool()
      case "n", "moreFiles", "new", "updated", "left", "changes", "undone": numbers[key.string] = try reader.int()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }

    private static func strings(_ reader: inout JSONReader) throws(JSONError) -> [String] {
      var strings: [String] = []
      try reader.beginArray()
      while try reader.nextElement() { strings.append(try reader.string()) }
      return strings
    }

    var line: ImportLine? {
      guard let number = numbers["n"], number > 0, let at else { return nil }
      var line = ImportLine(
        number: number, at: at, files: files, isSync: isSync, new: numbers["new"] ?? 0,
        updated: numbers["updated"] ?? 0, left: numbers["left"] ?? 0, others: others, changes: numbers["changes"] ?? 0)
      line.moreFiles += numbers["moreFiles"] ?? 0
      line.undone = numbers["undone"]
      return line
    }
  }
}
