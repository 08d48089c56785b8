package import KernelApplication
package import KernelDomain

/// Writes CSV tables for spreadsheets into a new folder, with one subfolder per feature, named after it.
package struct ExportTables: UseCase {
  package static let method = "book.exportTables"
  package static let summary = "Write the tables of every feature as CSV files, in a folder per feature."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable {
    /// The path of the folder, which must not exist yet.
    package var path: String

    package static let schema = Schema(
      "The folder to write the tables to.",
      [.init("path", .path("/home/eva/tables"), "The path of the folder to write, which must not exist yet.")])

    package init(path: String) { self.path = path }
  }

  package struct Output: Described, Equatable {
    /// The absolute paths of the files written.
    package var files: [String]
    package var bytes: Int64

    package static let schema = Schema(
      "The tables that were written.",
      [
        .init("files", .list(.text), "The absolute paths of the files."),
        .init("bytes", .integer, "The total size of the files, in bytes.", unit: .bytes),
      ])
  }

  let features: @Sendable () -> [any FeatureTables]
  let writer: any FolderWriter

  /// Writes the tables. Fails with `conflict` if no feature has data.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    var files: [OutputFile] = []
    for feature in features() {
      for table in try feature.tables() {
        files.append(OutputFile("\(feature.feature.name)/\(table.path)", table.bytes))
      }
    }
    if files.isEmpty { throw .conflict(.book(.emptyBook)) }
    let written = try writer.write(to: input.path) { (folder) throws(Failure) in
      for file in files { try folder.add(file) }
    }
    return Output(files: written.files.map { "\(written.path)/\($0)" }, bytes: written.bytes)
  }
}

/// Creates a feature's tables for spreadsheets.
package protocol FeatureTables: Sendable {
  var feature: FeatureID { get }

  /// Returns the tables as files with names such as `records.csv`; empty if the feature has no data.
  func tables() throws(Failure) -> [OutputFile]
}

extension ExportTables.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
