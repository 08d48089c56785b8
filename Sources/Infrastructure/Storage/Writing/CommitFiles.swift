import KernelApplication
import System

/// The files of one commit, written under new names and synced before the manifest that names them.
struct CommitFiles {
  private let folder: StoreFolder
  /// The innermost folder on the store's path that existed before this process made the rest. An earlier process may
  /// have made it without syncing its name.
  private let standing: String
  private var written: [String] = []
  /// The files written but not yet synced: syncing many together takes about as long as syncing one.
  private var unsynced: [OpenFile] = []
  private var touched: Set<String> = []
  private var made: [String] = []
  private let writesAside: Bool

  /// Kept small, to leave file descriptors for other uses.
  private static let mostUnsynced = 32

  /// - Parameter writesAside: whether each file is written under a temporary name and renamed once it is whole. A
  ///   repair needs this if there is no manifest: another repair would use the newest file of a name.
  init(_ folder: StoreFolder, standing: String, writesAside: Bool = false) {
    self.folder = folder
    self.standing = standing
    self.writesAside = writesAside
  }

  /// Writes a file, which `sync` makes durable.
  /// - Parameter known: whether the previous manifest names a file in the same folder, so that the folder must exist.
  mutating func write(_ name: String, _ bytes: [UInt8], inKnownFolder known: Bool) throws(SystemError) -> NamedFile {
    let parent = StoreName.folder(of: name)
    if !known, let parent { try makeFolder(parent) }
    written.append(name)
    touched.insert(parent ?? "")
    if writesAside {
      try folder.fileSystem.replace(folder.path(of: name), with: bytes, durable: true)
    } else {
      try writeUnsynced(folder.path(of: name), bytes)
    }
    return NamedFile(name: name, bytes)
  }

  private mutating func writeUnsynced(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    if unsynced.count == CommitFiles.mostUnsynced { try syncFiles() }
    do throws(SystemError) {
      unsynced.append(try folder.fileSystem.writeOpen(bytes, toNew: path))
    } catch {
      // If the process may open no more files, syncs and closes the waiting ones first.
      guard error.code == Errno.tooManyOpen, !unsynced.isEmpty else { throw error }
      try syncFiles()
      unsynced.append(try folder.fileSystem.writeOpen(bytes, toNew: path))
    }
  }

  private mutating func syncFiles() throws(SystemError) {
    try folder.fileSystem.sync(unsynced)
    for file in unsynced { folder.fileSystem.close(file) }
    unsynced = []
  }

  /// Makes a folder if it is missing. The name of an existing one is synced too, since an unfinished commit may have
  /// made it.
  private mutating func makeFolder(_ name: String) throws(SystemError) {
    guard !touched.contains(name), !made.contains(name) else { return }
    let parent = StoreName.folder(of: name)
    if let parent { try makeFolder(parent) }
    let path = folder.path(of: name)
    if try !folder.fileSystem.exists(path) {
      made.append(name)
      try folder.fileSystem.makeFolder(path)
    }
    touched.insert(name)
    touched.insert(parent ?? "")
  }

  /// Syncs all written files, and then the folders that contain them or a new folder.
  /// - Parameter isFirst: whether this is the store's first commit, so that the names above the store must be synced
  ///   too.
  mutating func sync(isFirst: Bool) throws(SystemError) {
    try syncFiles()
    try folder.fileSystem.syncFolders(
      touched.sorted(by: >).map { $0.isEmpty ? folder.path : folder.path(of: $0) })
    guard isFirst, let above = StoreName.folder(of: standing) else { return }
    do throws(SystemError) {
      // An earlier process may have made the store's folder, and been killed before syncing its name.
      try folder.fileSystem.syncFolder(above)
    } catch {
      // Without access to the folder above, this process cannot have made the store's folder in it.
      guard error.isRefusal else { throw error }
    }
  }

  /// Removes what a failed commit has written, including folders that it made: a later sync could not guarantee that
  /// their names are durable.
  func takeBack() {
    for file in unsynced { folder.fileSystem.close(file) }
    for name in written { try? folder.fileSystem.remove(folder.path(of: name)) }
    folder.fileSystem.removeFolders(made.map(folder.path(of:)))
  }
}
