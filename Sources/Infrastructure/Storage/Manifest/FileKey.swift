package import KernelDomain

/// Identifies a file of a store independently of its version. `swimming/workouts/2024` is an ordinary file, which the
/// manifest lists. `running/tracks/2026/20260503T064500Z` is one of many large files, which the index of their folder
/// lists.
package struct FileKey: Hashable, Sendable {
  package let section: FeatureID
  /// The kind of the file, a name that the feature chooses, such as `workouts`.
  package let kind: String
  /// For a large file, the name of its folder within the kind's folder, such as `2026`; nil for an ordinary file.
  package let group: String?
  package let name: String
  package let format: FileFormat

  /// Creates the key of an ordinary file, which the manifest lists.
  package init(_ section: FeatureID, _ kind: String, _ name: String) {
    self.init(section, kind, group: nil, name, .json)
    precondition(isValid, "\(self) is no key")
  }

  /// Creates the key of a large file, which the index of its folder lists.
  package init(_ section: FeatureID, _ kind: String, _ group: String, _ name: String, _ format: FileFormat = .json) {
    self.init(section, kind, group: group, name, format)
    precondition(isValid, "\(self) is no key")
  }

  private init(_ section: FeatureID, _ kind: String, group: String?, _ name: String, _ format: FileFormat) {
    self.section = section
    self.kind = kind
    self.group = group
    self.name = name
    self.format = format
  }

  /// Parses a file's name within the store, such as `swimming/workouts/2024.7.json`; nil if no data file of a section
  /// can have this name.
  package init?(fileName: String) {
    guard let parsed = FileKey.parse(fileName) else { return nil }
    self = parsed.key
  }

  package var isLarge: Bool { group != nil }

  /// The file's folder within the store, such as `swimming/workouts`.
  var folder: String {
    group.map { "\(section)/\(kind)/\($0)" } ?? "\(section)/\(kind)"
  }

  /// Returns the file's name within the store, such as `swimming/workouts/2024.7.json`.
  /// - Parameter generation: the number of the commit that writes the file.
  func fileName(_ generation: Int) -> String {
    "\(folder)/\(name).\(generation).\(format.rawValue)"
  }

  /// Parses a file's name within the store into its key and its generation (commit number); nil if no data file of a
  /// section can have this name.
  static func parse(_ fileName: String) -> (key: FileKey, generation: Int)? {
    let parts = fileName.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 || parts.count == 4, let section = FeatureID(parts[0]), let last = parts.last else {
      return nil
    }
    let words = last.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count == 3, let generation = Int(words[1]), generation >= 0,
      let format = FileFormat(rawValue: String(words[2]))
    else { return nil }
    let key = FileKey(section, parts[1], group: parts.count == 4 ? parts[2] : nil, String(words[0]), format)
    return key.isValid && key.fileName(generation) == fileName ? (key, generation) : nil
  }

  /// Names that the store uses itself, so that a feature cannot use them as kinds of files.
  private static let reserved = ["derived", "live", "index"]

  private var isValid: Bool {
    ([kind, name] + (group.map { [$0] } ?? [])).allSatisfy { part in
      !part.isEmpty && part.utf8.count <= 100 && part.utf8.allSatisfy(\.isOfKey)
    } && !FileKey.reserved.contains(kind) && !(isLarge && name == "index") && (isLarge || format == .json)
  }
}

extension FileKey: CustomStringConvertible {
  package var description: String { "\(folder)/\(name)" }
}

/// The format of a file in the store; the raw value is the file name's extension.
package enum FileFormat: String, Sendable {
  case json
  case jsonl
  case wav
  case ogg
  case m4a
}

extension UInt8 {
  /// Whether the byte may occur in the key of a file: an ASCII letter or digit, `-` or `_`.
  fileprivate var isOfKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
