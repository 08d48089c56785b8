package import BookApplication
package import KernelApplication
import KernelDomain
package import Storage

/// The access to health data: a document of section `book`, and a note of what was synced.
package struct FileHealthAccessRepository: HealthAccessRepository {
  private let store: Store
  private let documents: BookDocuments

  package init(store: Store, documents: BookDocuments) {
    self.store = store
    self.documents = documents
  }

  package func access() throws(Failure) -> HealthAccess {
    var access = try documents.value(HealthAccessKind.access, as: HealthAccess.self) ?? HealthAccess()
    if let bytes = try store.notes(of: .book)[HealthAccessKind.sync] {
      access.lastSync = try documents.decoded(bytes, HealthAccessKind.sync)
    }
    return access
  }

  package func save(_ access: HealthAccess) throws(Failure) {
    var access = access
    access.lastSync = nil
    let value = try documents.encoded(access, HealthAccessKind.access)
    try documents.change { (_) throws(Failure) in ([HealthAccessKind.access: value], ()) }
  }
}

/// What access to health data is called in section `book`.
package enum HealthAccessKind {
  /// A document: what was granted.
  package static let access = "access"
  /// A note of the commit that a sync made: what it read.
  package static let sync = "sync"
}
