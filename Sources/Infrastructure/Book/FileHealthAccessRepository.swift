package import BookApplication
package import KernelApplication
import KernelDomain
package import Storage

/// Stores the access to health data in the section `book`: a value that states what access was granted, and a note
/// about the last sync.
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

/// The kinds under which the section `book` stores the value and the note about access to health data.
package enum HealthAccessKind {
  /// The kind of the value that states what access was granted.
  package static let access = "access"
  /// The kind of the note that states what a sync has read. The note is committed together with what the sync adds.
  package static let sync = "sync"
}
