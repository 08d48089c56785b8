package import KernelDomain

/// What a file of a store is: `swimming/workouts/2024` is one of a section's ordinary files, which the manifest names;
/// `running/tracks/2026/20260503T064500Z` is one of many large ones, which the index of their folder names.
package struct FileKey: Hashable, Sendable {
  package let section: FeatureID
  /// What the section calls files of this kind, `workouts`.
  package let kind: String
  /// Nil for an ordinary file; of a large one, the folder of its kind that it lies in, `2026`.
  package let group: String?
  package let name: String
  package let format: FileFormat

  /// An ordinary file.
  package init(_ section: FeatureID, _ kind: String, _ name: String) {
    self.init(section, kind, group: nil, name, .json)
    precondition(isValid, "\(self) is no key")
  }

  /// A large file.
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

  /// The key of a file by its name in the store, `swimming/workouts/2024.7.json`; nil for any other name.
  package init?(fileName: String) {
    guard let parsed = FileKey.parse(fileName) else { return nil }
    self = parsed.key
  }

  package var isLarge: Bool { group != nil }

  /// Where its file lies in the store, `swimming/workouts`.
  var folder: String {
    group.map { "\(section)/\(kind)/\($0)" } ?? "\(section)/\(kind)"
  }

  /// What its file of that generation is called in the store, `swimming/workouts/2024.7.json`.
  func fileName(_ generation: Int) -> String {
    "\(folder)/\(name).\(generation).\(format.rawValue)"
  }

  /// The key and the generation that a file's name in the store says.
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

  /// Names of a store's own, which no feature may take.
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

/// What a file of a store may hold, as its name ends.
package enum FileFormat: String, Sendable {
  case json
  case jsonl
  case wav
  case ogg
  case m4a
}

extension UInt8 {
  /// Letters, digits, `-` and `_`.
  fileprivate var isOfKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
