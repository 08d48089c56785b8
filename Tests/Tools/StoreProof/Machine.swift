import BookInfrastructure
import Storage
import SwimmingInfrastructure
import System
import TestSupport

/// A disk with a store, which a process may hold from one change to the next.
final class Machine {
  let fileSystem: MemoryFileSystem
  /// The held store; nil if no process holds it.
  private(set) var held: Store?
  /// The book in the held store, with its caches.
  private(set) var ports: SwimPorts?

  init(_ fileSystem: MemoryFileSystem) {
    self.fileSystem = fileSystem
  }

  func hold(_ store: Store) throws -> Store {
    if let held { return held }
    let store = try store.holding()
    held = store
    ports = SwimPorts(store)
    return store
  }

  func release() {
    held?.release()
    held = nil
    ports = nil
  }

  /// A copy of what is on the disk now, for others to examine.
  func copy() -> MemoryFileSystem {
    MemoryFileSystem(files: fileSystem.files, folders: fileSystem.folders, writesWhole: true)
  }
}
