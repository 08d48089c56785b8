package import BookApplication
package import BookInfrastructure
package import Formats
package import KernelApplication
import Storage
package import SwimmingApplication
package import SwimmingDomain
package import SwimmingInfrastructure
import TestSupport

/// Reads swims from files as an import does, but without adding them to a book.
package enum SwimReading {
  /// A reader with an empty store.
  package static func reader() -> SwimImportReader {
    SwimImportReader(
      store: FileSwimRepository(
        store: Store(path: "/none", fileSystem: MemoryFileSystem(), clock: FixedClock(), reducers: [SwimmingReducer()])),
      settings: FixedSettings())
  }

  /// Finds the files to import among paths and below folders.
  package static func find(_ paths: [String]) throws(Failure) -> [ImportFile] {
    try importer().find(paths, skipsBad: false).files
  }

  /// An importer for a book that is discarded.
  package static func importer() -> FileSystemImporter {
    let store = Store(path: "/none", fileSystem: MemoryFileSystem(), clock: FixedClock(), reducers: [SwimmingReducer()])
    return FileSystemImporter(store: store, documents: BookDocuments(store: store), backups: { [] }) {
      [SwimImportReader(store: FileSwimRepository(store: store), settings: FixedSettings())]
    }
  }

  /// Reads the swims of a file.
  package static func read(
    _ file: ImportFile, pool: PoolLength? = nil, progress: any ProgressSink = NoProgress()
  ) throws(Failure) -> ReadSwims {
    let run = ContentRun(reader())
    var reading = ImportReading(runs: [run], folder: "/tmp")
    let options = ImportOptions(pool.map { ["pool": $0.metres] } ?? [:])
    try reading.read(file, options, progress)
    if let failure = reading.failure { throw failure }
    var read = (run.contents.first ?? nil) ?? ReadSwims()
    read.measurePoolless()
    read.skipped = (reading.files.first?.skipped ?? []).filter { !read.foreign.contains($0) } + read.skipped
    return read
  }

  /// Reads the swims of an Apple Health export.
  /// - Parameter step: as in `AppleHealthDocument.gather`.
  package static func swims(
    in source: any XMLChunkSource, threads: Int? = nil, step: (Int64, Int) -> Bool = { _, _ in true }
  ) throws(AppleHealthProblem) -> ReadSwims {
    let reader = reader()
    let gatherers = try AppleHealthDocument.gather(
      from: source, [reader.appleHealthInterests], threads: threads, { [reader.appleHealthGatherer()] }, step: step)
    return gatherers.first.map { reader.content(of: $0, at: .beside(path: ""), ImportOptions()) } ?? ReadSwims()
  }
}
