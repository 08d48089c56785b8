package import KernelApplication
import KernelDomain

/// A file with the user's data, in a format that the book can read.
package struct ImportFile: Hashable, Sendable {
  package let path: String
  package let format: ImportFormat
  package let bytes: Int64
  /// The file's modification time, in nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int64
  /// The paths of the files in the folder of routes beside an Apple Health export; empty for other files. Those to which
  /// the export refers are read with it.
  package var beside: [String] = []

  package init(path: String, format: ImportFormat, bytes: Int64, modified: Int64) {
    self.path = path
    self.format = format
    self.bytes = bytes
    self.modified = modified
  }
}

/// The format of a file, recognized by the file's content, such as `fit` or `apple-health-zip`. Features may add
/// formats.
package struct ImportFormat: Hashable, Sendable {
  /// The format's name in outputs of use cases, such as `fit`.
  package let name: String

  package init(_ name: StaticString) { self.name = "\(name)" }

  package static let appleHealthZip = ImportFormat("apple-health-zip")
  package static let appleHealthXML = ImportFormat("apple-health-xml")
  /// A zip archive of files from watches and apps.
  package static let archive = ImportFormat("zip")
  /// An online service's list of the user's activities, as a table (CSV).
  package static let activityList = ImportFormat("activity-list")
  package static let fit = ImportFormat("fit")
  package static let tcx = ImportFormat("tcx")
  /// A backup that `ExportBook` wrote.
  package static let backup = ImportFormat("recordbook")

  /// Whether the file is a backup. The book restores a backup only if the user named the file itself, not a folder
  /// that contains it.
  package var isBackup: Bool { self == .backup }
}

/// An item of an imported file that was left out, completely or in part, and the reason why.
package struct Skipped: Hashable, Codable, Sendable {
  package var what: Message
  package var why: Message

  package static let schema = Schema(
    "Skipped", "Something in a file that could not be used, or could be used only in part.",
    [
      .init("what", Message.schema, "What could not be used."),
      .init("why", Message.schema, "The reason why it could not be used."),
    ])

  package init(what: Message, why: Message) {
    self.what = what
    self.why = why
  }
}

/// The options of an import, as values by name. They state facts that the files do not contain: the option `pool` with
/// the value `25` states the length of the pool. Each feature declares its options.
package struct ImportOptions: Hashable, Sendable {
  /// The options' values as text, by option name; numbers in JSON are converted to text.
  package var values: [String: String]

  package init(_ values: [String: String] = [:]) { self.values = values }

  package subscript(name: String) -> String? { values[name] }
}
