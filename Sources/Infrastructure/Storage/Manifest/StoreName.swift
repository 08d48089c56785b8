import KernelDomain

/// The parsed name of a file within a store: its section, role and generation. If the manifest is lost, a repair relies
/// on these names.
struct StoreName: Hashable {
  enum Role: Hashable {
    /// A journal, such as `swimming/journal.7.jsonl`.
    case journal
    /// A live file, which records something in progress, such as `running/live.17.jsonl`.
    case live
    /// An ordinary or large file, such as `swimming/workouts/2024.7.json` or
    /// `running/tracks/2026/20260503T064500Z.17.json`.
    case file(FileKey)
    /// The index of a folder of large files, such as `running/tracks/2026/index.18.json`.
    case index
    /// A derived file, such as `swimming/derived/records.json`.
    case derived
  }

  let name: String
  let section: FeatureID
  let role: Role
  /// The number of the commit that wrote the file; 0 for a derived file, whose name contains no number.
  let generation: Int

  /// Parses a file's name within a store. Nil if no file of a store can have this name. Also nil for the name of a
  /// temporary file, which ends in `.new`.
  init?(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let section = parts.first.flatMap({ FeatureID(String($0)) }), let last = parts.last else { return nil }
    self.name = name
    self.section = section
    let words = last.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let (key, generation) = FileKey.parse(name) {
      (role, self.generation) = (.file(key), generation)
    } else if parts.count == 3, parts[1] == "derived", words.count == 2, words[1] == "json" {
      (role, generation) = (.derived, 0)
    } else if words.count == 3, let generation = Int(words[1]), generation >= 0 {
      switch (parts.count, words[0], words[2]) {
      case (2, "journal", "jsonl"): role = .journal
      case (2, "live", "jsonl"): role = .live
      case (4, "index", "json"): role = .index
      default: return nil
      }
      self.generation = generation
    } else {
      return nil
    }
  }

  /// Returns the part of a path before the last slash, or `/` for a path such as `/a`; nil for `/`, or if the path
  /// contains no slash.
  static func folder(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? (path == "/" ? nil : "/") : String(path[..<slash])
  }
}
