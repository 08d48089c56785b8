package import System

/// Waits until any process changes a store. Uses no processor time while nothing changes.
package final class StoreWatch: Sendable {
  private let path: String
  private let folders: FolderWatch

  /// Begins to watch the store's folder and the sections' folders.
  /// - Parameter path: the path of the store's folder, which need not exist yet.
  package init(path: String) throws(SystemError) {
    self.path = path
    folders = try FolderWatch()
    try watchAll()
  }

  /// Blocks until something is written in the store's folder or in a section's folder.
  package func wait() throws(SystemError) {
    try folders.wait()
    try watchAll()
  }

  /// Watches the store's folder and its sections' folders. If the store does not exist, watches the nearest existing
  /// folder above it.
  private func watchAll() throws(SystemError) {
    do throws(SystemError) {
      try folders.add(path)
    } catch {
      guard error.isMissing else { throw error }
      try watchAbove()
      return
    }
    for name in (try? PosixFileSystem().list(path)) ?? [] where StoreWatch.isSection(name) {
      try? folders.add(path + "/" + name)
    }
  }

  private func watchAbove() throws(SystemError) {
    var above = path
    while let slash = above.lastIndex(of: "/"), slash > above.startIndex {
      above = String(above[..<slash])
      if (try? folders.add(above)) != nil { return }
    }
    try folders.add("/")
  }

  private static func isSection(_ name: String) -> Bool {
    !name.utf8.contains(UInt8(ascii: ".")) && name != StoreFolder.lock && name != StoreFolder.damaged
  }

  /// The inodes and sizes of a store's files at one moment. If two such values, read at different times, are equal, the
  /// store has not changed in between.
  package struct Files: Hashable, Sendable {
    private var all: [String: File] = [:]

    private struct File: Hashable {
      let inode: UInt64
      let bytes: Int
    }

    fileprivate init(_ path: String) {
      let files = PosixFileSystem()
      var folders = [path]
      for name in (try? files.list(path)) ?? [] where StoreWatch.isSection(name) { folders.append(path + "/" + name) }
      for folder in folders {
        for name in (try? files.list(folder)) ?? [] {
          guard name != StoreFolder.lock, let status = try? files.status(at: folder + "/" + name), status.kind == .file
          else { continue }
          all[folder + "/" + name] = File(inode: status.inode, bytes: status.bytes)
        }
      }
    }
  }

  /// Reads the current inodes and sizes of the files of the store at `path`.
  package static func files(of path: String) -> Files { Files(path) }
}
