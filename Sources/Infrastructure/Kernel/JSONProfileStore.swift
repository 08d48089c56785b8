package import KernelApplication
package import KernelDomain
package import Storage

/// The profile as a document of a store.
package struct JSONProfileStore: ProfileStore {
  private let store: Store
  /// What the document is called in a store.
  package static let kind = "profile"

  package init(store: Store) {
    self.store = store
  }

  package func profile() throws(Failure) -> Profile {
    try store.document(JSONProfileStore.kind) ?? Profile()
  }

  package func save(_ profile: Profile) throws(Failure) {
    try store.set(JSONProfileStore.kind, to: profile)
  }
}
