import KernelApplication
import System

/// The files of one commit: written under names that none has had, and synced before the manifest that names them.
struct CommitFiles {
  private let folder: StoreFolder
  /// The one that the store's folder, or what was missing above it, was made in; it may have been made just before.
  private let standing: String
  private var written: [String] = []
  /// Written, and still to be synced: many together take about as long as one.
  private var unsynced: [OpenFile] = []
  private var touched: Set<String> = []
  private var made: [String] = []
  private let writesAside: Bool

  /// So few that descriptors remain for others.
  private static let mostUnsynced = 32

  /// - Parameter writesAside: each file takes its name once it is whole, as it has to where there may be no manifest: then
  ///   the newest of a name is what a repair takes.
  init(_ folder: StoreFolder, standing: String, writesAside: Bool = false) {
    self.folder = folder
    self.standing = standing
    self.writesAside = writesAside
  }

  /// Writes a file, which `sync` makes last.
  /// - Parameter known: whether the manifest before names a file in the same folder, which then is sure to be there.
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
      // Where a process may open few files, those that wait are let go of first.
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

  /// One that is there may have been made by a commit that did not come to its end, so that its name is synced too.
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

  /// Makes all that was written outlast a power cut, and then its names: each folder, and each above a new one.
  /// - Parameter isFirst: of the store's first commit, which makes the names above it last too.
  mutating func sync(isFirst: Bool) throws(SystemError) {
    try syncFiles()
    try folder.fileSystem.syncFolders(
      touched.sorted(by: >).map { $0.isEmpty ? folder.path : folder.path(of: $0) })
    guard isFirst, let above = StoreName.folder(of: standing) else { return }
    do throws(SystemError) {
      // One who was killed may have made it and not synced its name.
      try folder.fileSystem.syncFolder(above)
    } catch {
      // Who may not open the folder above has made nothing in it.
      guard error.isRefusal else { throw error }
    }
  }

  /// Removes what a commit that failed has written. A folder that was made is removed too, since another sync would not
  /// vouch for its name.
  func takeBack() {
    for file in unsynced { folder.fileSystem.close(file) }
    for name in written { try? folder.fileSystem.remove(folder.path(of: name)) }
    folder.fileSystem.removeFolders(made.map(folder.path(of:)))
  }
}
