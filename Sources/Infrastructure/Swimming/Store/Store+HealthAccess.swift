import KernelApplication
import Storage
import SwimmingApplication

/// The granted path as a document of the journal, and what the last sync read as a note of the commit that it made.
extension Store {
  func encoded(_ access: HealthAccess) throws(Failure) -> [UInt8] {
    var access = access
    access.lastSync = nil
    return try encoded(access, StoreKind.access)
  }

  func encoded(_ sync: SyncedFiles) throws(Failure) -> [UInt8] {
    try encoded(sync, StoreKind.sync)
  }

  func healthAccess() throws(Failure) -> HealthAccess {
    let (documents, notes) = try documents()
    var access = HealthAccess()
    if let bytes = documents[StoreKind.access] { access = try decoded(bytes, StoreKind.access) }
    if let bytes = notes[StoreKind.sync] { access.lastSync = try decoded(bytes, StoreKind.sync) }
    return access
  }
}
