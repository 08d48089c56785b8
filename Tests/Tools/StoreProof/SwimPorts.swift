import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System
import TestSupport

/// The repositories over a store with the sections `book` and `swimming`, as the program sets them up.
struct SwimPorts: Sendable {
  let store: Store
  let swims: FileSwimRepository
  let profiles: FileProfileRepository
  let settings: FileSettingsRepository
  let access: FileHealthAccessRepository
  let log: StoreChangeLog

  init(_ store: Store) {
    self.store = store
    let documents = BookDocuments(store: store)
    profiles = FileProfileRepository(documents: documents)
    settings = FileSettingsRepository(documents: documents)
    access = FileHealthAccessRepository(store: store, documents: documents)
    swims = FileSwimRepository(store: store)
    log = StoreChangeLog(store: store) { [swims] in [DocumentChanges(documents: documents), SwimChanges(store: swims)] }
  }

  static func store(
    _ path: String, _ fileSystem: any FileSystem, patience: Duration = .zero, compactionStep: Int = 2_000
  ) -> Store {
    var options = Store.Options()
    options.patience = patience
    options.compactionStep = compactionStep
    options.keptChanges = 8
    options.drawID = { BookID(0x6f0c_2a91_d3b7_e845) }
    return Store(
      path: path, fileSystem: fileSystem, clock: FixedClock(), reducers: [BookReducer(), SwimmingReducer()],
      options: options)
  }

  /// Adds swims and the note of a sync in one change, as a sync does.
  func take(_ coming: [Swim], _ sync: SyncedFiles) throws(Failure) {
    let note = try BookDocuments(store: store).encoded(sync, HealthAccessKind.sync)
    try store.transaction { (transaction) throws(Failure) in
      try swims.change(in: &transaction) { (_, _) throws(Failure) in (.put(coming), ()) }
      try transaction.note(note, as: HealthAccessKind.sync, in: .book)
    }
  }
}
