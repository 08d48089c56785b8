package import Storage
package import SwimmingInfrastructure
package import TestSupport

/// What changes are made on: a disk, and a store on it that a process may hold from one change to the next.
package final class Machine {
  package let fileSystem: MemoryFileSystem
  /// Nil where no process holds it.
  package private(set) var held: Store?
  /// The book in the store that is held, with all it remembers.
  package private(set) var book: JSONWorkoutStore?

  init(_ fileSystem: MemoryFileSystem) {
    self.fileSystem = fileSystem
  }

  func hold(_ store: Store) throws -> Store {
    if let held { return held }
    let store = try store.held()
    held = store
    book = JSONWorkoutStore(store: store)
    return store
  }

  func release() {
    held?.release()
    held = nil
    book = nil
  }
}
