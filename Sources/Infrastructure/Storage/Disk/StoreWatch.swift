package import System

/// Waits for changes that any process makes to a store. Costs nothing while nothing changes.
package final class StoreWatch: Sendable {
  private let path: String
  private let folders: FolderWatch

  /// - Parameter path: the store's folder, which need not exist yet.
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

  /// Watches the store's folder and its sections' folders; if the store does not exist, the nearest folder above it.
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

  /// The inodes and sizes of a store's files at one moment. Two equal values show the same book.
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

  /// The current files of the store at `path`.
  package static func files(of path: String) -> Files { Files(path) }
}
