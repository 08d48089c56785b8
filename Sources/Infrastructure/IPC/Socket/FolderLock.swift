import KernelApplication
import System

/// While one process looks at a socket and replaces it, no other does. Whoever may read the folder may lock it, and keep
/// it locked: so nobody waits for long.
struct FolderLock {
  /// Nanoseconds; who replaces a socket holds the lock for less than one thousandth of it.
  private static let longestWait: Int64 = 2_000_000_000
  /// Milliseconds from one attempt to the next.
  private static let pause = 10

  private let folder: Directory

  /// Fails with `conflict` when another process keeps the folder locked, with `system` when it can't be opened or
  /// locked.
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

  /// False when another process kept it.
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
