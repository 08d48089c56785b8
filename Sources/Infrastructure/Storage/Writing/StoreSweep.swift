import KernelApplication
import KernelDomain
import System

/// Removes files that are named like the store's files but are not listed in the manifest. If a file cannot be removed,
/// the next writer tries again.
struct StoreSweep {
  private let folder: StoreFolder
  private let reducers: BySection<any SectionReducer>

  init(_ store: Store) {
    folder = store.folder
    reducers = store.reducers
  }

  /// Removes files that a killed commit has left. Does not change the folder of a section that is neither in the
  /// manifest nor known to this program.
  func sweep(_ manifest: Manifest?) {
    guard let manifest, let found = try? StoreNames(folder), let used = used(manifest) else { return }
    let present = Set(found.names.map(\.name))
    // If a listed file is missing, a repair needs another version of it, which this would remove.
    guard used.isSubset(of: present) else { return }
    for name in found.names where name.role != .derived && !used.contains(name.name) {
      if manifest.sections[name.section] != nil || reducers[name.section] != nil { remove(name.name) }
    }
    for name in found.replacements { remove(name) }
  }

  /// Returns the names of all files that belong to the store; nil if an index cannot be read.
  private func used(_ manifest: Manifest) -> Set<String>? {
    var used: Set<String> = []
    for section in manifest.sections.values {
      used.insert(section.journal.name)
      if let live = section.live { used.insert(live) }
      used.formUnion(section.files.map(\.name))
      for file in section.folders {
        guard let index = try? folder.index(file) else { return nil }
        used.insert(file.name)
        used.formUnion(index.files.map(\.name))
      }
    }
    return used
  }

  /// Permanently removes everything that a section no longer contains: unlisted files, derived files, and the copies
  /// kept by repairs. Fails, naming the file, if a file cannot be removed.
  func erase(_ id: FeatureID, _ manifest: Manifest?) throws(Failure) {
    do throws(SystemError) {
      // Syncs all folders, even those in which nothing was removed now: an earlier commit, sweep or erasure may have
      // removed files there without a sync, and a power cut could bring these files back.
      for name in try eraseAll(id, manifest) { try folder.fileSystem.syncFolder(folder.path(of: name)) }
    } catch {
      throw .system(.system(.notErased(path: error.path)))
    }
  }

  /// Removes the files as `erase` does, without syncing their folders.
  /// - Returns: all folders that may have contained a removed file.
  private func eraseAll(_ id: FeatureID, _ manifest: Manifest?) throws(SystemError) -> [String] {
    guard let manifest else { return [] }
    guard let used = used(manifest) else {
      throw SystemError(code: Errno.ioError, operation: "read", path: folder.path)
    }
    let found = try StoreNames(folder)
    let gone =
      found.names.filter { $0.section == id && !used.contains($0.name) }.map(\.name)
      + found.replacements.filter { $0.hasPrefix("\(id)/") }
    let (copied, folders) = try copies(of: id)
    for name in copied { try eraseCopies(name) }
    for name in gone { try folder.fileSystem.remove(folder.path(of: name)) }
    return found.folders.filter { $0 == id.name || $0.hasPrefix("\(id)/") } + folders
  }

  /// Returns the names of the copies that repairs have kept of a section's files, and the folders of these copies.
  private func copies(of id: FeatureID) throws(SystemError) -> (names: [String], folders: [String]) {
    guard try folder.fileSystem.exists(folder.path(of: StoreFolder.damaged)) else { return ([], []) }
    var copies: [String] = []
    var folders = [StoreFolder.damaged]
    for number in try folder.fileSystem.list(folder.path(of: StoreFolder.damaged)) {
      let parent = "\(StoreFolder.damaged)/\(number)"
      guard try folder.fileSystem.status(at: folder.path(of: parent))?.kind == .folder else { continue }
      folders.append(parent)
      for name in try folder.fileSystem.list(folder.path(of: parent)) {
        if name == id.name { copies.append("\(parent)/\(name)") }
      }
    }
    return (copies, folders)
  }

  private func eraseCopies(_ name: String) throws(SystemError) {
    let path = folder.path(of: name)
    guard let status = try folder.fileSystem.status(at: path) else { return }
    guard status.kind == .folder else { return try folder.fileSystem.remove(path) }
    for inner in try folder.fileSystem.list(path) { try eraseCopies("\(name)/\(inner)") }
    try folder.fileSystem.removeFolder(path)
  }

  private func remove(_ name: String) {
    try? folder.fileSystem.remove(folder.path(of: name))
  }
}
