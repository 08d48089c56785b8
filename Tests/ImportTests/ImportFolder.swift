import KernelDomain
import TestSupport

/// A folder with files to import, each into an empty book.
struct ImportFolder {
  private let folder = TemporaryFolder()

  var path: String { folder.path }

  func write(_ bytes: [UInt8], to name: String) { folder.write(bytes, to: name) }

  func link(to target: String, as name: String) { folder.link(to: target, as: name) }

  /// Writes a file and imports it.
  func outcome(
    _ name: String, _ bytes: [UInt8], _ options: [String: String] = [:], skipsBad: Bool = false,
    _ settings: Settings = Settings()
  ) -> ImportOutcome {
    write(bytes, to: name)
    return ImportOutcome.of(name, in: path + "/", options, skipsBad: skipsBad, settings: settings)
  }

  /// Imports what was written, a file or a folder.
  func outcome(of name: String, skipsBad: Bool = false) -> ImportOutcome {
    ImportOutcome.of(name, in: path + "/", skipsBad: skipsBad)
  }

  static func zip(_ entries: (String, [UInt8])...) -> [UInt8] { zip(entries) }

  static func zip(_ entries: [(String, [UInt8])]) -> [UInt8] {
    var zip = ZipBuilder()
    for (name, contents) in entries { zip.add(.init(name, contents)) }
    return zip.file()
  }
}
