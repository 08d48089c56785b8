import Glibc
import KernelApplication

/// The one writer's claim: a lock on the file `lock`, which holds the writer's process number. It ends with the
/// process, however that ends.
struct StoreLock {
  private let file: OpenFile
  private let fileSystem: any FileSystem

  /// Waits up to `patience` for another writer to finish.
  /// Fails with `storeBusy`, naming the process that holds it.
  init(_ path: String, _ fileSystem: any FileSystem, patience: Duration) throws(Failure) {
    do throws(SystemError) {
      file = try fileSystem.open(path, .update)
    } catch {
      // What can't be locked can't be written at all: say so of the store, not of its lock.
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
      throw SystemError(code: error.code, operation: "write", path: folder).failure
    }
    self.fileSystem = fileSystem
    do throws(Failure) {
      try claim(patience)
    } catch {
      fileSystem.close(file)
      throw error
    }
  }

  private func claim(_ patience: Duration) throws(Failure) {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while try translated({ () throws(SystemError) in try !fileSystem.tryLock(file) }) {
      guard clock.now < deadline else { throw .storeBusy(path: file.path, holder: holder) }
      usleep(2_000)
    }
    try translated { () throws(SystemError) in
      try fileSystem.truncate(file, to: 0)
      try fileSystem.writeAll(file, Array("\(getpid())\n".utf8), at: 0)
    }
  }

  func release() {
    // The number is only for messages while the lock is held.
    try? fileSystem.truncate(file, to: 0)
    fileSystem.close(file)
  }

  private var holder: Int32? {
    guard let bytes = try? fileSystem.readAll(file) else { return nil }
    return Int32(String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self))
  }
}
