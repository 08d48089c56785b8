import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// The fixture, and what its journal says.
enum FormatOne {
  /// The number of the first change in its journal.
  static let first = 15_302
  /// The number of its last change.
  static let last = 15_617

  static let files: [String: [UInt8]] = {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    var files: [String: [UInt8]] = [:]
    for name in [
      "lock", "manifest.json", "records.json", "journal.3.jsonl", "workouts/2024.4.json", "workouts/2025.4.json",
    ] {
      files["/store/" + name] = try! PosixFileSystem().readAll("/\(folder)/Fixtures/FormatOne/store/\(name)")
    }
    return files
  }()

  static func disk() -> MemoryFileSystem {
    MemoryFileSystem(files: files, folders: ["/store", "/store/workouts"], writesWhole: true)
  }

  static func store(
    _ files: MemoryFileSystem, names change: @escaping @Sendable (inout FormatOneNames) -> Void = { _ in }
  ) -> Store {
    StoreUnderTest(files: files) { $0.formatOne = { names(change) } }.store
  }

  private static func names(_ change: (inout FormatOneNames) -> Void) -> FormatOneNames {
    var names = FormatOneNames()
    names.files["workouts"] = (.words, "years")
    names.additions["swimming.correction"] = (.words, "correction")
    names.undos["swimming.undo"] = .words
    names.notes["swimming.sync"] = (.book, "sync")
    names.documents["swimming.access"] = { ["access": $0] }
    for kind in ["profile", "settings"] {
      names.documents[kind] = { bytes in
        let members = try? JSONReader.read(bytes) { (reader) throws(JSONError) in try reader.rawMembers() }
        return members.map { Dictionary(uniqueKeysWithValues: $0.map { ("\(kind).\($0.key)", $0.value) }) }
      }
    }
    change(&names)
    return names
  }

  /// What stands, and how many bytes the files have.
  static func summary(_ store: Store) throws(Failure) -> [String] {
    var lines: [String] = []
    for section in try store.sections {
      let found = try store.read(section) { (content) throws(Failure) in
        var lines = content.documents.sorted { $0.key < $1.key }.map {
          "\(section) \($0.key) \(String(decoding: $0.value, as: UTF8.self))"
        }
        lines += content.standing.filter { $0.setKinds.isEmpty }.map { "\(section) \($0.number)" }
        for key in content.keys { lines.append("\(key) \(try content.bytes(of: key)?.count ?? 0)") }
        lines += content.notes.keys.sorted().map { "\(section) note \($0)" }
        return lines
      }
      lines += found
    }
    return lines
  }

  static let expected = [
    #"book access {"status":"revoked"}"#, #"book profile.avatar "waves""#, #"book profile.name "Eva Nováková""#,
    #"book settings.language "cs""#, #"book settings.switches {"showUnknown":false}"#, #"book settings.theme "dark""#,
    "book note sync", "words 15605", "words 15606", "words 15607", "words 15610", "words 15613", "words 15617",
    "words/years/2024 3697", "words/years/2025 2470",
  ]
}
