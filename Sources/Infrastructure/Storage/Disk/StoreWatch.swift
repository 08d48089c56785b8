package import System

/// Waits for what any process changes in a store. Costs nothing while nothing is changed.
package final class StoreWatch: Sendable {
  private let path: String
  private let folders: FolderWatch

  /// - Parameter path: the store's folder, which need not be there yet.
  package init(path: String) throws(SystemError) {
    self.path = path
    folders = try FolderWatch()
    try watchAll()
  }

  /// Blocks until something has been written in the store's folder or in one of a section.
  package func wait() throws(SystemError) {
    try folders.wait()
    try watchAll()
  }

  /// Watches the store and its sections; for a store that is not there, the nearest folder above it.
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

  /// The files that make up a store, as they are now: two that are equal show the same book.
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

  /// Those of the store of that path.
  package static func files(of path: String) -> Files { Files(path) }
}
