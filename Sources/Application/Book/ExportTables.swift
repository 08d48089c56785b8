package import KernelApplication
package import KernelDomain

/// Writes what spreadsheets read: a folder with the tables of each feature in a folder of the feature's name.
package struct ExportTables: UseCase {
  package static let method = "book.exportTables"
  package static let summary = "Write every feature's tables as CSV files, in a folder of the feature's name."
  package static let kind = UseCaseKind.task
  package static let failures: [FailureKind] = .reading + .writingFiles + [.conflict]

  package struct Input: Described, Equatable {
    /// The path of a folder, which may not exist yet.
    package var path: String

    package static let schema = Schema(
      "Where tables are written.", [.init("path", .path("/home/eva/tables"), "Of a folder that is not there yet.")])

    package init(path: String) {
      self.path = path
    }
  }

  package struct Output: Described, Equatable {
    /// The files written, absolute.
    package var files: [String]
    package var bytes: Int64

    package static let schema = Schema(
      "The tables written.",
      [
        .init("files", .list(.text), "The paths of the files, from the root."),
        .init("bytes", .integer, "How long the files are together.", unit: .bytes),
      ])
  }

  let features: @Sendable () -> [any FeatureTables]
  let writer: any FolderWriter

  /// Fails with `conflict` where no feature has data.
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

/// The tables of a feature.
package protocol FeatureTables: Sendable {
  var feature: FeatureID { get }

  /// The tables by the names of their files, `records.csv`; none where the feature has no data.
  func tables() throws(Failure) -> [OutputFile]
}

extension ExportTables.Input: PathInput {
  package var namedPaths: [(field: String, path: String)] { [("path", path)] }
}
