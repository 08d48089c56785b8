import KernelDomain

/// Lists all files that belong to a store. An import, a compaction or a repair takes effect when this file is replaced.
///
///     {"format":3,"book":"6f0c2a91d3b7e845","generation":18,"last":41,"sections":{"swimming":{…}},"crc":"1a2b3c4d"}
struct Manifest: Equatable, Sendable {
  /// A random number that identifies the store, so that files of another store are recognised as such.
  var book: BookID
  /// The number of the latest commit. The files that a commit writes have its number in their names, so that they never
  /// overwrite files that are in use.
  var generation: Int
  /// The greatest change number that was in use when the manifest was written; journals and files may have greater
  /// ones.
  var last = 0
  var sections: BySection<SectionManifest>

  init(book: BookID, generation: Int, last: Int = 0, sections: BySection<SectionManifest>) {
    self.book = book
    self.generation = generation
    self.last = last
    self.sections = sections
  }

  /// The store format that this version writes.
  static let format = 3
  /// The store formats that this version reads.
  static let readable = 2...3
  static let name = "manifest.json"
}

/// Lists the files of one section.
///
///     {"journal":["running/journal.16.jsonl",2210,"77aa01bc"],"live":"running/live.17.jsonl",
///      "files":[["running/runs/2026.18.json",48211,"5e6f7a8b"]],
///      "folders":[["running/tracks/2026/index.18.json",20114,"0c1d2e3f"]],"notes":{}}
struct SectionManifest: Hashable, Sendable {
  /// The journal, with the size and checksum that it had when it was created. Later changes follow after these bytes.
  var journal: NamedFile
  /// The name of the section's live file, which records what is under way, such as a run; nil while nothing is under
  /// way. The section's stamp does not depend on it.
  var live: String?
  /// The ordinary files, which the manifest lists directly.
  var files: [NamedFile] = []
  /// The index files, one per folder of large files.
  var folders: [NamedFile] = []
  /// Small pieces of JSON that were committed together with the files, by kind.
  var notes: [String: [UInt8]] = [:]

  static func journalName(_ section: FeatureID, _ generation: Int) -> String {
    "\(section)/journal.\(generation).jsonl"
  }

  static func liveName(_ section: FeatureID, _ generation: Int) -> String {
    "\(section)/live.\(generation).jsonl"
  }
}

/// The name, size in bytes and checksum of a file that was written as a whole. A file with another size or checksum has
/// changed since.
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

/// A random number that identifies a store and is stored in its files. Its text form is sixteen lowercase hexadecimal
/// digits.
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
