import KernelApplication
import System

/// A lock on the folder that contains a socket, so that only one process at a time examines and replaces the socket.
/// Any process that can read the folder can keep it locked, so the waiting time for the lock is limited.
struct FolderLock {
  /// The maximum time to wait for the lock, in nanoseconds. Replacing a socket takes less than a thousandth of this
  /// time.
  private static let longestWait: Int64 = 2_000_000_000
  /// The pause between two attempts to take the lock, in milliseconds.
  private static let pause = 10

  private let folder: Directory

  /// Takes the lock on the folder. Fails with `conflict` if another process keeps the folder locked, and with `system`
  /// if the folder cannot be opened or locked.
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

  /// Takes the lock on the folder and returns true. Returns false if another process has kept the folder locked for the
  /// whole waiting time.
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
