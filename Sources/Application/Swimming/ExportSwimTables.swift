import BookApplication
package import KernelApplication
package import SwimmingDomain

/// Writes records, swims and laps as tables for spreadsheets.
package struct ExportSwimTables: UseCase {
  package static let method = "swimming.exportBook"
  package static let summary = "Write records, swims and laps as a folder of CSV tables."
  package static let kind = UseCaseKind.task
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading + .writingFiles + [.conflict])
  }

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
    package var swimCount: Int
    package var lapCount: Int
    package var correctionCount: Int
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
    guard !book.swims.isEmpty else { throw .conflict(.book(.emptyBook)) }
    let written = try exporter.write(book, to: input.path)
    return Output(
      files: written.files, swimCount: book.swims.count, lapCount: book.swims.reduce(0) { $0 + $1.laps.count },
      correctionCount: book.corrections.count, bytes: written.bytes)
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
  package var swimCount: Int
  package var lapCount: Int
  /// Those that stand.
  package var correctionCount: Int

  package init(swimCount: Int, lapCount: Int, correctionCount: Int) {
    self.swimCount = swimCount
    self.lapCount = lapCount
    self.correctionCount = correctionCount
  }
}

extension ExportSwimTables.Input {
  package static var schema: Schema {
    Schema(
      "Where tables are written.", [.init("path", .path("/home/eva/tables"), "Of a folder that is not there yet.")])
  }
}

extension ExportSwimTables.Output {
  package static var schema: Schema {
    Schema(
      "The tables written.",
      [
        .init("files", .list(.text), "The paths of the files, from the root."),
        .init("swimCount", .integer, "How many swims they hold.", unit: .of("swims")),
        .init("lapCount", .integer, "How many laps they hold.", unit: .of("laps")),
        .init("correctionCount", .integer, "How many corrections stand.", unit: .of("corrections")),
        .init("bytes", .integer, "How long the files are together.", unit: .bytes),
      ])
  }
}

extension SwimBackupPart {
  package static var schema: Schema {
    Schema(
      "SwimBackup", "What a backup holds of swimming.",
      [
        .init("swimCount", .integer, "How many swims.", unit: .of("swims")),
        .init("lapCount", .integer, "How many laps.", unit: .of("laps")),
        .init("correctionCount", .integer, "How many corrections stand.", unit: .of("corrections")),
      ])
  }
}
