import JSONCoding
import KernelApplication

/// The manifest of a store of format 1.
///
///     {"format":1,"generation":4,"journal":"journal.1.jsonl","firstLine":1,
///      "files":[{"name":"workouts/2024.3.json","bytes":3697,"crc":"2c603fd4"}],"notes":{},"crc":"e1eeb97b"}
struct FormatOneManifest {
  var generation = 0
  /// The journal's name.
  var journal = ""
  /// The number of the journal's first entry.
  var firstLine = 1
  var files: [NamedFile] = []
  /// JSON by kind.
  var notes: [String: [UInt8]] = [:]

  init() {}

  /// Whether a manifest is whole and of format 1.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("{\"format\":1,".utf8)) && SealedLine.isSound(bytes)
  }

  init(_ bytes: [UInt8]) throws(JSONError) {
    try JSONReader.read(bytes) { (reader) throws(JSONError) in
      try reader.beginObject()
      while let key = try reader.nextKey() {
        switch key {
        case "generation": generation = try reader.int()
        case "journal": journal = try reader.string()
        case "firstLine": firstLine = try reader.int()
        case "files":
          try reader.beginArray()
          while try reader.nextElement() { files.append(try FormatOneManifest.file(&reader)) }
        case "notes": notes = try reader.rawMembers()
        default: try reader.skipValue()
        }
      }
    }
  }

  private static func file(_ reader: inout JSONReader) throws(JSONError) -> NamedFile {
    var name = ""
    var bytes = 0
    var checksum: Checksum?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "name": name = try reader.string()
      case "bytes": bytes = try reader.int()
      case "crc": checksum = Checksum(try reader.string())
      default: throw reader.failure(.json(.unknownMember(name: key.string)), at: key)
      }
    }
    guard !name.isEmpty, let checksum else { throw reader.failure(.json(.incomplete(members: ["name", "crc"]))) }
    return NamedFile(name: name, bytes: bytes, checksum: checksum)
  }
}
