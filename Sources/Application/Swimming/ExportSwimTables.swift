package import KernelApplication
package import SwimmingDomain

/// Writes records, workouts and laps as tables for spreadsheets.
package struct ExportSwimTables: UseCase {
  package static let method = "swimming.exportBook"
  package static let summary = "Write records, workouts and laps as a folder of CSV tables."
  package static let kind = UseCaseKind.task

  package struct Input: Codable, Hashable, Sendable {
    /// Of a folder, which may not exist yet.
    package var path: String

    package init(path: String) {
      self.path = path
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// The files written, absolute.
    package var files: [String]
    package var swims: Int
    package var laps: Int
    package var corrections: Int
    package var bytes: Int64
  }

  private let store: any SwimStore
  private let exporter: any SwimTableExporter

  package init(store: any SwimStore, exporter: any SwimTableExporter) {
    self.store = store
    self.exporter = exporter
  }

  /// Fails with `conflict` where there are no swims.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try store.book()
    guard !book.swims.isEmpty else { throw .nothingToExport }
    let written = try exporter.write(book, to: input.path)
    return Output(
      files: written.files, swims: book.swims.count, laps: book.swims.reduce(0) { $0 + $1.laps.count },
      corrections: book.corrections.count, bytes: written.bytes)
  }
}

/// Writes tables where their owner wants them, whole or not at all; never over something that exists.
package protocol SwimTableExporter: Sendable {
  func write(_ book: SwimBook, to path: String) throws(Failure) -> WrittenTables
}

package struct WrittenTables: Hashable, Sendable {
  /// Absolute paths.
  package var files: [String]
  package var bytes: Int64

  package init(files: [String], bytes: Int64) {
    self.files = files
    self.bytes = bytes
  }
}

extension ExportSwimTables.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}

/// What a backup holds of swimming.
package struct SwimBackupPart: Codable, Hashable, Sendable {
  package var swims: Int
  package var laps: Int
  /// Those that stand.
  package var corrections: Int

  package init(swims: Int, laps: Int, corrections: Int) {
    self.swims = swims
    self.laps = laps
    self.corrections = corrections
  }
}
