import KernelApplication
import System

/// Writes the files of one commit, under names that have not been used before, and syncs them before the manifest that
/// lists them is written.
struct CommitFiles {
  private let folder: StoreFolder
  /// The innermost folder on the store's path that this process has not created. The first commit also syncs this
  /// folder's name, since the process that created the folder may not have done so.
  private let standing: String
  private var written: [String] = []
  /// The files that have been written but not yet synced. They are synced together, which takes about as long as
  /// syncing one of them.
  private var unsynced: [OpenFile] = []
  private var touched: Set<String> = []
  private var made: [String] = []
  private let writesAside: Bool

  /// The maximum number of files in `unsynced`. It is small so that enough file descriptors remain for other uses.
  private static let mostUnsynced = 32

  /// Creates a writer that has not written any file yet.
  /// - Parameter writesAside: whether to write each file under a temporary name and rename it once it is complete. A
  ///   repair without a manifest needs this: if it were killed while writing a file, the next repair would mistake the
  ///   incomplete file for the newest version.
  init(_ folder: StoreFolder, standing: String, writesAside: Bool = false) {
    self.folder = folder
    self.standing = standing
    self.writesAside = writesAside
  }

  /// Writes a file of the commit. It becomes durable with the next `sync`.
  /// - Parameter known: whether the previous manifest lists a file in the same folder, in which case the folder exists.
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

  /// Creates a folder if it is missing, and ensures that its name will be synced. The name of an existing folder is
  /// synced too, since an unfinished commit may have created the folder.
  private mutating func makeFolder(_ name: String) throws(SystemError) {
    guard !touched.contains(name), !made.contains(name) else { return }
    let parent = StoreName.folder(of: name)
    if let parent { try makeFolder(parent) }
    let path = folder.path(of: name)
    // If there is something else than a folder, making the folder fails and names it.
    if try folder.fileSystem.reachableStatus(at: path + "/.") == nil {
      made.append(name)
      try folder.fileSystem.makeFolder(path)
    }
    touched.insert(name)
    touched.insert(parent ?? "")
  }

  /// Syncs all written files, and then the folders that contain these files or newly created folders.
  /// - Parameter isFirst: whether this is the store's first commit, so that the names of the folders above the store
  ///   must be synced too.
  mutating func sync(isFirst: Bool) throws(SystemError) {
    try syncFiles()
    try folder.fileSystem.syncFolders(
      touched.sorted(by: >).map { $0.isEmpty ? folder.path : folder.path(of: $0) })
    guard isFirst, let above = StoreName.folder(of: standing) else { return }
    do throws(SystemError) {
      // An earlier process may have created the store's folder and been killed before it synced the folder's name.
      try folder.fileSystem.syncFolder(above)
    } catch {
      // If the folder above cannot be opened, this process cannot have created the store's folder in it, so there is
      // nothing to sync.
      guard error.isRefusal else { throw error }
    }
  }

  /// Removes the files and folders that a failed commit has created. The folders must be removed because a later sync
  /// could not guarantee that their names are durable.
  func takeBack() {
    for file in unsynced { folder.fileSystem.close(file) }
    for name in written { try? folder.fileSystem.remove(folder.path(of: name)) }
    folder.fileSystem.removeFolders(made.map(folder.path(of:)))
  }
}
