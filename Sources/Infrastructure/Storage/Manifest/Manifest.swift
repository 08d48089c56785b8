import KernelDomain

/// What a store consists of: replacing this file is what commits an import, a compaction or a repair.
///
///     {"format":2,"book":"6f0c2a91d3b7e845","generation":18,"sections":{"swimming":{…}},"crc":"1a2b3c4d"}
struct Manifest: Equatable, Sendable {
  /// Tells this store's files from those of others.
  var book: BookID
  /// Counts the commits; files written for one carry its number, so that they never meet those in use.
  var generation: Int
  var sections: BySection<SectionManifest>

  /// The format of store that this version reads and writes.
  static let format = 2
  static let name = "manifest.json"
}

/// What a section consists of.
///
///     {"journal":["running/journal.16.jsonl",2210,"77aa01bc"],"live":"running/live.17.jsonl",
///      "files":[["running/runs/2026.18.json",48211,"5e6f7a8b"]],
///      "folders":[["running/tracks/2026/index.18.json",20114,"0c1d2e3f"]],"notes":{}}
struct SectionManifest: Hashable, Sendable {
  /// The journal as it was made: changes that were appended since stand behind these bytes.
  var journal: NamedFile
  /// The file of what is going on, such as a run: no part of the section's stamp. Nil while nothing is.
  var live: String?
  /// The ordinary files, by name.
  var files: [NamedFile] = []
  /// The indexes of folders of large files, by name.
  var folders: [NamedFile] = []
  /// Small documents that were committed together with files: JSON by kind.
  var notes: [String: [UInt8]] = [:]

  static func journalName(_ section: FeatureID, _ generation: Int) -> String {
    "\(section)/journal.\(generation).jsonl"
  }

  static func liveName(_ section: FeatureID, _ generation: Int) -> String {
    "\(section)/live.\(generation).jsonl"
  }
}

/// A file that was written whole: its name within the store, and what tells whether it still is what was written.
struct NamedFile: Hashable, Sendable {
  let name: String
  let bytes: Int
  let checksum: Checksum

  init(name: String, bytes: Int, checksum: Checksum) {
    self.name = name
    self.bytes = bytes
    self.checksum = checksum
  }

  init(name: String, _ content: [UInt8]) {
    self.init(name: name, bytes: content.count, checksum: Checksum(of: content))
  }

  func fits(_ content: [UInt8]) -> Bool {
    content.count == bytes && Checksum(of: content) == checksum
  }
}

/// A number drawn when a store is made, which its files carry: sixteen hexadecimal digits, small letters.
package struct BookID: Hashable, Sendable, LosslessStringConvertible {
  let value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  package init?(_ text: String) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
    guard description == text else { return nil }
  }

  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
