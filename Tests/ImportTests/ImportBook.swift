import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import SwimmingInfrastructure
import TestSupport

/// An empty book in memory with importers of runs and swims.
struct ImportBook {
  let runs: FileRunRepository
  let swims: FileSwimRepository
  let importer: FileSystemImporter
  let store: Store
  let log: StoreChangeLog
  let settings: FileSettingsRepository

  /// - Parameters:
  ///   - chosen: the settings that readers of files see.
  ///   - files: the disk of another book of the same files.
  init(_ chosen: Settings = Settings(), files: MemoryFileSystem = MemoryFileSystem()) {
    var options = Store.Options()
    options.patience = .milliseconds(10)
    let store = Store(
      path: "/store", fileSystem: files, clock: FixedClock(),
      reducers: [RunningReducer(), SwimmingReducer(), BookReducer()], options: options)
    let (runs, swims) = (FileRunRepository(store: store), FileSwimRepository(store: store))
    self.store = store
    self.runs = runs
    self.swims = swims
    let documents = BookDocuments(store: store)
    settings = FileSettingsRepository(documents: documents)
    log = StoreChangeLog(store: store) {
      [DocumentChanges(documents: documents), RunChanges(store: runs), SwimChanges(store: swims)]
    }
    let backups: [any SectionBackup] = [
      DocumentBackup(documents: documents), RunBackup(store: runs), SwimBackup(store: swims),
    ]
    importer = FileSystemImporter(store: store, documents: documents, backups: { backups }) {
      [
        SwimImportReader(store: swims, settings: FixedSettings(chosen)),
        RunImportReader(
          store: runs, settings: FixedSettings(chosen), clock: FixedClock(Timestamp(seconds: 1_790_000_000))),
      ]
    }
  }
}

extension ImportBook {
  func take(_ path: String, isDryRun: Bool = false) throws(Failure) -> TakenFiles {
    try importer.take(
      importer.find([path], skipsBad: false).files, ImportOptions(), skipsBad: false, isDryRun: isDryRun, sync: nil,
      progress: NoProgress())
  }

  /// The length of all runs in millimetres.
  var millimetres: Int64 { get throws { try runs.book().imported.reduce(0) { $0 + $1.measured.length } } }
  var runCount: Int { get throws { try runs.book().imported.count } }

  func rename(_ run: RunID, _ name: String = "Fast") throws(Failure) {
    _ = try runs.correct([run], isDryRun: false) { _ in (RunCorrection(run: run, change: .name(name), touched: nil), ())
    }
  }
}

struct NoProgress: ProgressSink {
  var isCancelled: Bool { false }
  func report(_ progress: Progress) {}
}
