import KernelApplication
import KernelDomain
import KernelInfrastructure
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

/// A store with the sections `book` and `swimming`, and the ports over it.
struct BookUnderTest: Sendable {
  let fileSystem: any FileSystem
  let store: Store
  let swims: JSONSwimStore
  let profiles: JSONProfileStore
  let settings: JSONSettingsStore

  /// - Parameter holding: this process is to be the store's only writer.
  init(
    _ fileSystem: any FileSystem = MemoryFileSystem(), path: String = "/store", compactionStep: Int = 1 << 20,
    keptChanges: Int = 1_000, holding: Bool = false
  ) throws(Failure) {
    self.fileSystem = fileSystem
    var options = Store.Options()
    options.patience = .seconds(60)
    options.compactionStep = compactionStep
    options.keptChanges = keptChanges
    options.formatOne = {
      var names = FormatOneNames()
      names.addBook(owners: BookUnderTest.owners)
      names.addSwimming()
      return names
    }
    options.drawID = { BookID(0x6f0c_2a91_d3b7_e845) }
    let found = Store(
      path: path, fileSystem: fileSystem, clock: FixedClock(), keepers: [BookKeeper(), SwimmingKeeper()],
      options: options)
    store = holding ? try found.holding() : found
    let documents = BookDocuments(store: store)
    profiles = JSONProfileStore(documents: documents)
    settings = JSONSettingsStore(documents: documents, owners: BookUnderTest.owners)
    swims = JSONSwimStore(store: store, documents: documents, settings: settings, isLongLived: holding)
  }

  private static let owners = ["showUnknown": FeatureID.swimming, "longDistances": .swimming]

  /// What care of the store finds wrong.
  var findings: [StoreFinding] {
    get throws(Failure) { try StoreCaretaker(store: store).examine().findings }
  }
}
