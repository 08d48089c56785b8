import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport

/// A store with the section `book` alone, and the ports over it: a book without any feature.
struct DocumentsUnderTest: Sendable {
  let fileSystem: any FileSystem
  let store: Store
  let profiles: FileProfileRepository
  let settings: FileSettingsRepository
  let access: FileHealthAccessRepository
  let weights: FileBodyWeightRepository
  let log: StoreChangeLog
  let exporter: FileBookExporter

  init(_ fileSystem: any FileSystem = MemoryFileSystem()) {
    self.fileSystem = fileSystem
    var options = Store.Options()
    options.drawID = { BookID(0x6f0c_2a91_d3b7_e845) }
    let store = Store(
      path: "/store", fileSystem: fileSystem, clock: FixedClock(), reducers: [BookReducer()], options: options)
    self.store = store
    let documents = BookDocuments(store: store)
    profiles = FileProfileRepository(documents: documents)
    settings = FileSettingsRepository(documents: documents)
    access = FileHealthAccessRepository(store: store, documents: documents)
    weights = FileBodyWeightRepository(documents: documents)
    log = StoreChangeLog(store: store, progress: ["running.welcomed"]) { [DocumentChanges(documents: documents)] }
    exporter = FileBookExporter(store: store) { [DocumentBackup(documents: documents)] }
  }
}
