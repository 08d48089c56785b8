import JSONCoding
import KernelApplication

/// A line of the journal of a store of format 1: entries that were numbered one by one.
///
///     {"n":7,"add":"swimming.correction","value":…,"crc":"1a2b3c4d"}
///     {"n":8,"group":[{"set":"settings","value":…},{"add":"swimming.undo","value":7}],"crc":"5e6f7a8b"}
struct FormatOneLine {
  struct Entry {
    let number: Int
    /// Whether the value took the place of the one of its kind.
    let isSet: Bool
    let kind: String
    /// JSON.
    let value: [UInt8]
  }

  /// The entries of the line, at least one, numbered consecutively.
  let entries: [Entry]

  /// - Parameter line: sound, with the newline.
  init(_ line: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(line)
    var number: Int?
    var members: [Members] = []
    var single = Members()
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "n": number = try reader.int()
      case "group":
        try reader.beginArray()
        while try reader.nextElement() { members.append(try Members(&reader)) }
      case "crc": try reader.skipValue()
      default: try single.read(key, &reader)
      }
    }
    try reader.finish()
    if single.kind != nil { members.append(single) }
    guard let first = number, !members.isEmpty else {
      throw reader.failure(.json(.incomplete(members: ["n", "group", "set", "add", "value"])))
    }
    var entries: [Entry] = []
    for (index, member) in members.enumerated() {
      guard let (isSet, kind) = member.kind, let value = member.value else {
        throw reader.failure(.json(.incomplete(members: ["set", "add", "value"])))
      }
      entries.append(Entry(number: first + index, isSet: isSet, kind: kind, value: value))
    }
    self.entries = entries
  }

  /// What a line says of one change, as far as it was read.
  private struct Members {
    var kind: (isSet: Bool, String)?
    var value: [UInt8]?

    init() {}

    init(_ reader: inout JSONReader) throws(JSONError) {
      try reader.beginObject()
      while let key = try reader.nextKey() { try read(key, &reader) }
    }

    mutating func read(_ key: JSONText, _ reader: inout JSONReader) throws(JSONError) {
      switch key {
      case "set": kind = (true, try reader.string())
      case "add": kind = (false, try reader.string())
      case "value": value = try reader.rawBytes()
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
  }
}
