import KernelApplication
import KernelDomain
import KernelInfrastructure
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport

/// The ports over a store with the sections `book` and `swimming`, as the program has them.
struct SwimPorts: Sendable {
  let store: Store
  let swims: JSONSwimStore
  let profiles: JSONProfileStore
  let settings: JSONSettingsStore

  init(_ store: Store) {
    self.store = store
    let documents = BookDocuments(store: store)
    profiles = JSONProfileStore(documents: documents)
    settings = JSONSettingsStore(documents: documents, owners: SwimPorts.owners)
    swims = JSONSwimStore(store: store, documents: documents, settings: settings)
  }

  private static let owners = Dictionary(
    uniqueKeysWithValues: SwimmingSettings.all.map { ($0.name, FeatureID.swimming) })

  static func store(_ path: String, _ fileSystem: any FileSystem, patience: Duration = .zero) -> Store {
    var options = Store.Options()
    options.patience = patience
    options.compactionStep = 2_000
    options.keptChanges = 8
    options.formatOne = {
      var names = FormatOneNames()
      names.addBook(owners: owners)
      names.addSwimming()
      return names
    }
    options.drawID = { BookID(0x6f0c_2a91_d3b7_e845) }
    return Store(
      path: path, fileSystem: fileSystem, clock: FixedClock(), keepers: [BookKeeper(), SwimmingKeeper()],
      options: options)
  }
}
