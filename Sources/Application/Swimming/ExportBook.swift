package import KernelApplication
import KernelDomain
import SwimmingDomain

/// Writes the whole book to files for other programs.
package struct ExportBook: UseCase {
  package static let method = "swimming.exportBook"
  package static let summary =
    "Write the whole book as one JSON file, which can be imported, or as a folder of CSV tables."
  package static let kind = UseCaseKind.task

  package struct Input: Codable, Hashable, Sendable {
    package var format: ExportFormat
    /// A file for JSON, a folder for CSV; neither may exist yet.
    package var path: String

    package init(format: ExportFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var format: ExportFormat
    /// The files written, absolute.
    package var files: [String]
    package var swims: Int
    package var laps: Int
    package var corrections: Int
    package var bytes: Int64
  }

  private let store: any SwimStore
  private let exporter: any BookExporter
  private let profiles: any ProfileStore
  private let settings: any SettingsStore

  package init(
    store: any SwimStore, exporter: any BookExporter, profiles: any ProfileStore, settings: any SettingsStore
  ) {
    self.store = store
    self.exporter = exporter
    self.profiles = profiles
    self.settings = settings
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try store.book()
    let (profile, settings) = (try profiles.profile(), try settings.settings())
    let backup = BookBackup(
      book: book, profile: profile == Profile() ? nil : profile, settings: settings == Settings() ? nil : settings)
    let written = try exporter.write(backup, as: input.format, to: input.path)
    return Output(
      format: input.format, files: written.files, swims: book.swims.count,
      laps: book.swims.reduce(0) { $0 + $1.laps.count }, corrections: book.corrections.count, bytes: written.bytes)
  }
}

package enum ExportFormat: String, CaseIterable, Codable, Sendable {
  case json
  case csv
}

/// Writes a book where the user wants it, whole or not at all; never over something that exists.
package protocol BookExporter: Sendable {
  func write(_ backup: BookBackup, as format: ExportFormat, to path: String) throws(Failure) -> WrittenExport
}

package struct WrittenExport: Hashable, Sendable {
  /// Absolute paths.
  package var files: [String]
  package var bytes: Int64

  package init(files: [String], bytes: Int64) {
    self.files = files
    self.bytes = bytes
  }
}

extension ExportBook.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
