/// What a store consists of: replacing this file is what commits an import, a compaction or a repair.
package struct Manifest: Hashable, Sendable {
  /// Counts the commits; files written for one carry its number, so that they never meet those in use.
  package var generation: Int
  /// The journal's name, `journal.1.jsonl`.
  package var journal: String
  /// The number of the journal's first change.
  package var firstLine: Int
  /// The immutable files, by name.
  package var files: [File]
  /// Small documents that were committed together with files: JSON by kind.
  package var notes: [String: [UInt8]]

  package struct File: Hashable, Sendable {
    /// Within the store, `workouts/2023.7.json`.
    package let name: String
    package let bytes: Int
    package let checksum: Checksum

    /// The name without what tells it from its successors: `workouts/2023`.
    package var key: String {
      name.split(separator: ".").dropLast(2).joined(separator: ".")
    }

    package init(name: String, bytes: Int, checksum: Checksum) {
      self.name = name
      self.bytes = bytes
      self.checksum = checksum
    }
  }

  /// The format of store that this version reads and writes.
  package static let format = 1
  package static let name = "manifest.json"

  /// A store before its first commit.
  static let empty = Manifest(generation: 0, journal: journalName(1), firstLine: 1, files: [], notes: [:])

  static func fileName(_ key: String, _ generation: Int) -> String {
    "\(key).\(generation).json"
  }

  static func journalName(_ generation: Int) -> String {
    "journal.\(generation).jsonl"
  }
}
