import Glibc
import KernelApplication

/// The one writer's claim: a lock on the file `lock`, which holds the writer's process number. It ends with the
/// process, however that ends.
///
/// In between the file says of which manifest the last writer was sure. One that was killed, or was refused a sync,
/// leaves no such word.
struct StoreLock {
  private let file: OpenFile
  private let fileSystem: any FileSystem
  private let word: String

  /// Waits up to `patience` for another writer to finish; nil when meanwhile the file was taken away.
  /// Fails with `storeBusy`, naming the process that holds it.
  init?(_ path: String, _ fileSystem: any FileSystem, patience: Duration) throws(Failure) {
    let file: OpenFile
    do throws(SystemError) {
      file = try fileSystem.open(path, .update)
    } catch {
      if error.code == ENOENT { return nil }
      // What can't be locked can't be written at all: say so of the store, not of its lock.
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
      throw SystemError(code: error.code, operation: "write", path: folder).failure
    }
    self.file = file
    self.fileSystem = fileSystem
    do throws(Failure) {
      try StoreLock.wait(for: file, fileSystem, patience)
      guard try translated({ () throws(SystemError) in try fileSystem.leads(path, to: file) }) else {
        fileSystem.close(file)
        return nil
      }
      word = try translated { () throws(SystemError) in try StoreLock.line(file, fileSystem) }
      try translated { () throws(SystemError) in try StoreLock.write("\(getpid())", file, fileSystem) }
    } catch {
      fileSystem.close(file)
      throw error
    }
  }

  private static func wait(
    for file: OpenFile, _ fileSystem: any FileSystem, _ patience: Duration
  ) throws(Failure) {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while try translated({ () throws(SystemError) in try !fileSystem.tryLock(file) }) {
      guard clock.now < deadline else {
        let holder = try? line(file, fileSystem)
        throw .storeBusy(path: file.path, holder: holder.flatMap { Int32($0) })
      }
      usleep(2_000)
    }
  }

  /// Whether the last writer was sure of this manifest and of all that is in its journal.
  func vouches(for manifest: Checksum?) -> Bool {
    manifest.map { word == StoreLock.word(for: $0) } ?? false
  }

  /// - Parameter manifest: the one that this writer is sure of.
  func release(sureOf manifest: Checksum?) {
    release(saying: manifest.map(StoreLock.word) ?? "")
  }

  /// When nothing was written.
  func releaseAsFound() {
    release(saying: word)
  }

  private func release(saying word: String) {
    // A word that does not get there costs the next writer a few syncs too many.
    try? StoreLock.write(word, file, fileSystem)
    fileSystem.close(file)
  }

  private static func word(for manifest: Checksum) -> String {
    "sure \(manifest)"
  }

  /// Always of one length, so that nothing has to be cut.
  private static func write(_ text: String, _ file: OpenFile, _ fileSystem: any FileSystem) throws(SystemError) {
    let padding = repeatElement(UInt8(ascii: " "), count: max(length - text.utf8.count, 0))
    try fileSystem.writeAll(file, Array(text.utf8) + padding + [0x0A], at: 0)
  }

  private static func line(_ file: OpenFile, _ fileSystem: any FileSystem) throws(SystemError) -> String {
    let bytes = try fileSystem.readAll(file).prefix { $0 != 0x0A && $0 != 0 }
    let end = bytes.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private static let length = "sure ".utf8.count + Checksum.digits
}
