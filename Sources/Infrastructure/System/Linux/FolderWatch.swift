import Libc

/// Waits until any process creates, changes, renames or removes a file in a folder. It uses inotify(7).
package final class FolderWatch: Sendable {
  private let descriptor: Int32

  package init() throws(SystemError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw SystemError("make", "a watch of folders") }
  }

  deinit { close(descriptor) }

  /// Watches a folder, but not its subfolders. Does nothing if the folder is already being watched.
  package func add(_ path: String) throws(SystemError) {
    let events = IN_CREATE | IN_MODIFY | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    _ = try check("watch", path) { Int(inotify_add_watch(descriptor, path, UInt32(events))) }
  }

  /// Blocks until something has happened in a watched folder since the last call. A single call may report several
  /// changes.
  package func wait() throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    _ = try check("watch", "folders") { buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) } }
  }
}
