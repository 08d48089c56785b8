package import KernelApplication
import KernelDomain

/// A file with a person's data that the book can read.
package struct ImportFile: Hashable, Sendable {
  package let path: String
  package let format: ImportFormat
  package let bytes: Int64
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int64

  package init(path: String, format: ImportFormat, bytes: Int64, modified: Int64) {
    self.path = path
    self.format = format
    self.bytes = bytes
    self.modified = modified
  }
}

/// What a file is, told by its content: `fit`, `apple-health-zip`. Features may bring formats of their own.
package struct ImportFormat: Hashable, Sendable {
  /// The name that answers give it.
  package let name: String

  package init(_ name: StaticString) {
    self.name = "\(name)"
  }

  package static let appleHealthZip = ImportFormat("apple-health-zip")
  package static let appleHealthXML = ImportFormat("apple-health-xml")
  /// An archive of files of watches and apps.
  package static let archive = ImportFormat("zip")
  /// A service's list of activities.
  package static let activityList = ImportFormat("activity-list")
  package static let fit = ImportFormat("fit")
  package static let tcx = ImportFormat("tcx")
  /// What `ExportBook` wrote.
  package static let backup = ImportFormat("recordbook")

  /// A backup is only taken for one when its owner named the very file.
  package var isBackup: Bool { self == .backup }
}

/// Something in a file that could not be used, or not wholly, and why.
package struct Skipped: Hashable, Codable, Sendable {
  package var what: Message
  package var why: Message

  package static let schema = Schema(
    "Skipped", "Something in a file that could not be used, or not wholly.",
    [
      .init("what", Message.schema, "What it is."),
      .init("why", Message.schema, "Why it could not be used."),
    ])

  package init(what: Message, why: Message) {
    self.what = what
    self.why = why
  }
}

/// What the one who imports says that files leave out, by the options' names: `pool` is `25`. Readers declare them.
package struct ImportOptions: Hashable, Sendable {
  /// The values as written; numbers of JSON as text.
  package var values: [String: String]

  package init(_ values: [String: String] = [:]) {
    self.values = values
  }

  package subscript(name: String) -> String? { values[name] }
}
