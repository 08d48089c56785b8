import KernelApplication
import KernelDomain
import Synchronization
import Testing

@testable import BookApplication

struct ExportTablesTests {
  private let folder = RecordedFolder()

  private func export(_ features: [Tables]) throws -> ExportTables.Output {
    try ExportTables(features: { features }, writer: folder)(.init(path: "out"))
  }

  @Test func eachFeatureHasAFolderOfItsName() throws {
    let output = try export([
      Tables(name: "swimming", files: ["records.csv", "laps.csv"]), Tables(name: "running", files: []),
      Tables(name: "strength", files: ["records.csv"]),
    ])
    let names = ["swimming/records.csv", "swimming/laps.csv", "strength/records.csv"]
    #expect(folder.files.map(\.path) == names)
    #expect(output.files == names.map { "/home/out/" + $0 } && output.bytes == 3)
  }

  @Test func nothingIsWrittenOfAnEmptyBook() {
    #expect(throws: Failure.conflict(.book(.emptyBook))) { try export([Tables(name: "swimming", files: [])]) }
    #expect(folder.files.isEmpty)
  }
}

/// A feature with tables of one byte.
private struct Tables: FeatureTables {
  let name: StaticString
  let files: [String]

  var feature: FeatureID { FeatureID(name) }
  func tables() -> [OutputFile] { files.map { OutputFile($0, "x") } }
}

/// Keeps the files it is given.
private final class RecordedFolder: FolderWriter, OpenFolder {
  private let log = Mutex<[OutputFile]>([])
  var files: [OutputFile] { log.withLock { $0 } }

  func write(
    to path: String, _ make: (any OpenFolder) throws(Failure) -> Void
  ) throws(Failure) -> WrittenFolder {
    try make(self)
    return WrittenFolder(path: "/home/" + path, files: files.map(\.path), bytes: Int64(files.count))
  }

  func add(_ file: OutputFile) { log.withLock { $0.append(file) } }

  func add<Value: Sendable>(
    count: Int,
    _ make: @Sendable (Int, _ write: @escaping (OutputFile) throws(Failure) -> Void) throws(Failure) -> Value
  ) throws(Failure) -> [Value] { [] }
}
