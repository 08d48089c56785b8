import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningInfrastructure
import Storage
import SwimmingInfrastructure
import TestSupport

/// An empty book in memory with importers of runs and swims.
struct ImportBook {
  let runs: FileRunRepository
  let swims: FileSwimRepository
  let importer: FileSystemImporter

  init() {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    let store = Store(
      path: "/store", fileSystem: MemoryFileSystem(), clock: FixedClock(),
      reducers: [RunningReducer(), SwimmingReducer(), BookReducer()], options: options)
    let (runs, swims) = (FileRunRepository(store: store), FileSwimRepository(store: store))
    self.runs = runs
    self.swims = swims
    let documents = BookDocuments(store: store)
    importer = FileSystemImporter(store: store, documents: documents, backups: { [] }) {
      [
        SwimImportReader(store: swims),
        RunImportReader(store: runs, settings: FixedSettings(), clock: FixedClock(Timestamp(seconds: 1_790_000_000))),
      ]
    }
  }
}

struct NoProgress: ProgressSink {
  var isCancelled: Bool { false }
  func report(_ progress: Progress) {}
}
