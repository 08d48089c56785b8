import Libc
import Synchronization

/// Waits until any process creates, changes, renames or removes a file in a folder. A queue (kqueue(2)) watches the
/// folder itself for new and removed names, and each file in the folder for changed content.
package final class FolderWatch: Sendable {
  private let queue: Int32
  /// The open file descriptors of the watched folders and files, by path.
  private let watched = Mutex<[String: Int32]>([:])

  package init() throws(SystemError) {
    queue = kqueue()
    guard queue >= 0 else { throw SystemError("make", "a watch of folders") }
    Descriptor.keepFromChildren(queue)
  }

  deinit {
    close(queue)
    watched.withLock { $0.values.forEach { Descriptor.close($0) } }
  }

  /// Watches a folder, but not its subfolders. If the folder is already being watched, watches its new files. If the
  /// process cannot open that many files, only new and removed names are watched for.
  package func add(_ path: String) throws(SystemError) {
    try watch(path, O_DIRECTORY)
    let files = ((try? PosixFileSystem().list(path)) ?? []).map { path + "/" + $0 }
    for file in files {
      do throws(SystemError) {
        try watch(file, O_NOFOLLOW | O_NONBLOCK)
      } catch {
        // Any other error means that the file was removed or may not be read, so it is skipped.
        guard [EMFILE, ENFILE].contains(error.code) else { continue }
        for file in files { forget { $0 == file } }
        return
      }
    }
  }

  private func watch(_ path: String, _ flags: Int32) throws(SystemError) {
    if watched.withLock({ $0[path] != nil }) { return }
    // With `O_EVTONLY`, the open descriptor does not prevent the volume from being unmounted.
    let descriptor = Int32(try check("watch", path) { Int(open(path, O_EVTONLY | O_CLOEXEC | flags)) })
    let changes = NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_LINK | NOTE_REVOKE
    var event = kevent(
      ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(changes),
      data: 0, udata: nil)
    guard kevent(queue, &event, 1, nil, 0, nil) == 0 else {
      let error = SystemError("watch", path)
      close(descriptor)
      throw error
    }
    watched.withLock { $0[path] = descriptor }
  }

  /// Blocks until something has happened in a watched folder since the last call. A single call may report several
  /// changes.
  package func wait() throws(SystemError) {
    var event = kevent()
    _ = try check("watch", "folders") { Int(kevent(queue, nil, 0, &event, 1, nil)) }
    guard event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE) != 0 else { return }
    // The file was renamed or removed, so its path no longer leads to it.
    let gone = Int32(truncatingIfNeeded: event.ident)
    let paths = watched.withLock { watched in watched.filter { $0.value == gone }.map(\.key) }
    forget { paths.contains($0) }
  }

  /// Stops watching the files whose paths satisfy `isMeant`.
  private func forget(_ isMeant: (String) -> Bool) {
    watched.withLock { watched in
      for (path, descriptor) in watched where isMeant(path) {
        watched[path] = nil
        close(descriptor)
      }
    }
  }
}
