import BookInfrastructure
import Storage
import SwimmingInfrastructure
import System
import TestSupport

/// What changes are made on: a disk, and a store on it that a process may hold from one change to the next.
final class Machine {
  let fileSystem: MemoryFileSystem
  /// Nil where no process holds it.
  private(set) var held: Store?
  /// The book in the store that is held, with all it remembers.
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

  /// What is on the disk now, for others to look at.
  func copy() -> MemoryFileSystem {
    MemoryFileSystem(files: fileSystem.files, folders: fileSystem.folders, writesWhole: true)
  }
}
