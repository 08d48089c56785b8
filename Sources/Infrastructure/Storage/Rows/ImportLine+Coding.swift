import JSONCoding
import KernelApplication
import KernelDomain

extension ImportLine {
  // MARK: Writing

  var bytes: [UInt8] {
    JSONWriter.bytes(capacity: ImportLine.limit) { writer in
      writer.beginObject()
      writer.beginObject("import")
      write(&writer)
      writer.endObject()
      SealedLine.seal(&writer, from: 0)
    }
  }

  private func write(_ writer: inout JSONWriter) {
    func put(_ key: StaticString, _ number: Int) {
      guard number > 0 else { return }
      writer.key(key)
      writer.integer(number)
    }
    func put(_ key: StaticString, _ texts: [String]) {
      writer.key(key)
      writer.beginArray()
      for text in texts { writer.string(text) }
      writer.endArray()
    }
    put("n", number)
    writer.member("at", at.milliseconds)
    put("files", facts.files)
    put("moreFiles", moreFiles)
    if isSync {
      writer.member("sync", true)
    }
    writeOptions(&writer)
    put("new", new)
    put("updated", updated)
    put("left", facts.left)
    writeLeftOut(&writer)
    if !others.isEmpty { put("others", others) }
    put("changes", changes)
    put("undone", undone ?? 0)
  }

  private func writeOptions(_ writer: inout JSONWriter) {
    if facts.options.isEmpty { return }
    writer.beginArray("options")
    for (name, value) in facts.options.sorted(by: { $0.key < $1.key }) {
      writer.beginArray()
      writer.string(name)
      writer.string(value)
      writer.endArray()
    }
    writer.endArray()
  }

  private func writeLeftOut(_ writer: inout JSONWriter) {
    if facts.leftOut.isEmpty { return }
    writer.beginArray("leftOut")
    for left in facts.leftOut {
      writer.beginArray()
      writer.string(left.what)
      writer.string(left.why)
      writer.integer(left.count)
      writer.endArray()
    }
    writer.endArray()
  }

  // MARK: Reading

  /// Parses a line that describes an import; nil for any other line.
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
    var facts = ImportFacts(files: [])
    var others: [String] = []

    mutating func read(_ key: JSONText, _ reader: inout JSONReader) throws(JSONError) {
      switch key {
      case "at": at = Timestamp(milliseconds: try reader.int64())
      case "files": facts.files = try Members.strings(&reader)
      case "others": others = try Members.strings(&reader)
      case "sync": facts.isSync = try reader.bool()
      case "options":
        let options = try Members.list(&reader) { (reader) throws(JSONError) in
          try Members.tuple(&reader) { (reader) throws(JSONError) in
            (try Members.text(&reader), try Members.text(&reader))
          }
        }
        facts.options = Dictionary(options) { first, _ in first }
      case "leftOut":
        facts.leftOut = try Members.list(&reader) { (reader) throws(JSONError) in
          try Members.tuple(&reader) { (reader) throws(JSONError) in
            let (what, why) = (try Members.text(&reader), try Members.text(&reader))
            try reader.expectElement()
            return ImportFacts.LeftOut(what: what, why: why, count: try reader.int())
          }
        }
      case "n", "moreFiles", "new", "updated", "left", "changes", "undone": numbers[key.string] = try reader.int()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }

    private static func strings(_ reader: inout JSONReader) throws(JSONError) -> [String] {
      try list(&reader) { (reader) throws(JSONError) in try reader.string() }
    }

    private static func list<Value>(
      _ reader: inout JSONReader, _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> [Value] {
      var values: [Value] = []
      try reader.beginArray()
      while try reader.nextElement() { values.append(try read(&reader)) }
      return values
    }

    /// Reads a JSON array.
    /// - Parameter read: reads all elements of the array, one after another. If it leaves any element unread, the
    ///   function fails.
    private static func tuple<Value>(
      _ reader: inout JSONReader, _ read: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
      try reader.beginArray()
      let value = try read(&reader)
      try reader.endArray()
      return value
    }

    private static func text(_ reader: inout JSONReader) throws(JSONError) -> String {
      try reader.expectElement()
      return try reader.string()
    }

    var line: ImportLine? {
      guard let number = numbers["n"], number > 0, let at else { return nil }
      var facts = facts
      facts.left = numbers["left"] ?? 0
      var line = ImportLine(
        number: number, at: at, facts, new: numbers["new"] ?? 0, updated: numbers["updated"] ?? 0, others: others,
        changes: numbers["changes"] ?? 0)
      line.moreFiles += numbers["moreFiles"] ?? 0
      line.undone = numbers["undone"]
      return line
    }
  }
}
