package import KernelApplication
package import KernelDomain
package import Storage

/// The settings as a document of a store.
package struct JSONSettingsStore: SettingsStore {
  private let store: Store
  /// What the document is called in a store.
  package static let kind = "settings"

  package init(store: Store) {
    self.store = store
  }

  package func settings() throws(Failure) -> Settings {
    try store.document(JSONSettingsStore.kind) ?? Settings()
  }

  package func save(_ settings: Settings) throws(Failure) {
    try store.set(JSONSettingsStore.kind, to: settings)
  }
}
