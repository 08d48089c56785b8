package import KernelApplication
package import KernelDomain
package import Storage

/// The settings as a document of a store.
package struct JSONSettingsStore: SettingsStore {
  private let store: Store

  package init(store: Store) {
    self.store = store
  }

  package func settings() throws(Failure) -> Settings {
    try store.document("settings") ?? Settings()
  }

  package func save(_ settings: Settings) throws(Failure) {
    try store.set("settings", to: settings)
  }
}
