import KernelApplication
import System

/// Locks the folder of a socket, so that only one process at a time examines and replaces the socket. Anybody who can
/// read the folder can lock it for as long as they like, so waiting is limited.
struct FolderLock {
  /// How long to wait for the lock, in nanoseconds. Replacing a socket takes less than a thousandth of this.
  private static let longestWait: Int64 = 2_000_000_000
  /// The pause between two attempts, in milliseconds.
  private static let pause = 10

  private let folder: Directory

  /// Fails with `conflict` if another process keeps the folder locked, and with `system` if the folder cannot be opened
  /// or locked.
  init(_ path: String) throws(Failure) {
    do throws(SystemError) {
      folder = try Directory(opening: path, followsLink: false)
    } catch {
      throw FolderLock.failure(error)
    }
    do throws(SystemError) {
      if try FolderLock.lock(folder) { return }
    } catch {
      folder.close()
      throw FolderLock.failure(error)
    }
    folder.close()
    throw .conflict(.service(.socketFolderLocked(path: path)))
  }

  func release() {
    folder.close()
  }

  /// Takes the lock; false if another process kept it for the whole time.
  private static func lock(_ folder: Directory) throws(SystemError) -> Bool {
    let end = MonotonicClock.now() + longestWait
    while try !PosixFileSystem().tryLock(folder.file) {
      guard MonotonicClock.now() < end else { return false }
      Thread.sleep(milliseconds: pause)
    }
    return true
  }

  private static func failure(_ error: SystemError) -> Failure {
    .system(operation: error.operation, path: error.path, reason: error.words)
  }
}
