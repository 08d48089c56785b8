import KernelDomain

/// The list of all files that belong to a store. An import, a compaction or a repair takes effect when the manifest
/// file is replaced.
///
///     {"format":4,"book":"6f0c2a91d3b7e845","generation":18,"last":41,"sections":{"swimming":{…}},"crc":"1a2b3c4d"}
struct Manifest: Equatable, Sendable {
  /// A random number that identifies the store. The store's journals also contain it, which distinguishes them from
  /// another store's journals.
  var book: BookID
  /// The number of the most recent commit. Each commit adds its number to the names of the files that it writes, so
  /// that it never overwrites files that are in use.
  var generation: Int
  /// The greatest change number that had been used when the manifest was written. Files, and journals to which changes
  /// have been appended since, may contain greater numbers.
  var last = 0
  var sections: BySection<SectionManifest>

  /// The store format that this version writes.
  static let format = 4
  /// The store formats that this version reads.
  static let readable = 2...4
  static let name = "manifest.json"
}

/// Lists the files of one section.
///
///     {"journal":["running/journal.16.jsonl",2210,"77aa01bc"],"live":"running/live.17.jsonl",
///      "files":[["running/runs/2026.18.json",48211,"5e6f7a8b"]],
///      "folders":[["running/tracks/2026/index.18.json",20114,"0c1d2e3f"]],"notes":{}}
struct SectionManifest: Hashable, Sendable {
  /// The journal's name, and its size and checksum when it was created. Later changes are appended to the journal,
  /// which then is longer than this size.
  var journal: NamedFile
  /// The name of the section's live file, which records something in progress, such as a run; nil if nothing is in
  /// progress. The section's stamp, a checksum of this object, is computed without it.
  var live: String?
  /// The ordinary files, which the manifest lists directly.
  var files: [NamedFile] = []
  /// The index files, one per folder of large files.
  var folders: [NamedFile] = []
  /// The section's notes, small JSON values, by kind.
  var notes: [String: [UInt8]] = [:]

  static func journalName(_ section: FeatureID, _ generation: Int) -> String {
    "\(section)/journal.\(generation).jsonl"
  }

  static func liveName(_ section: FeatureID, _ generation: Int) -> String {
    "\(section)/live.\(generation).jsonl"
  }
}

/// A file's name, and its size in bytes and checksum when it was written. If its size or checksum now differs, the file
/// has changed.
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

/// A random number that identifies a store and is stored in its files. Its text form consists of sixteen lowercase
/// hexadecimal digits.
package struct BookID: Hashable, Sendable, LosslessStringConvertible {
  let value: UInt64

  package init(_ value: UInt64) { self.value = value }

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
