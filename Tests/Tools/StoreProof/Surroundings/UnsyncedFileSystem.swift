import Storage
import System

/// The real file system, but without syncs, because this proof cuts no power.
struct UnsyncedFileSystem: FileSystem {
  private let files = PosixFileSystem()

  var user: UInt32? { files.user }

  func open(_ path: String, _ mode: OpenMode) throws(SystemError) -> OpenFile { try files.open(path, mode) }

  func close(_ file: OpenFile) { files.close(file) }

  func status(of file: OpenFile) throws(SystemError) -> FileStatus { try files.status(of: file) }

  func status(at path: String) throws(SystemError) -> FileStatus? { try files.status(at: path) }

  func read(_ file: OpenFile, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
    try files.read(file, buffer, at: offset)
  }

  func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemError) -> Int {
    try files.write(file, bytes, at: offset)
  }

  func truncate(_ file: OpenFile, to size: Int) throws(SystemError) { try files.truncate(file, to: size) }

  func syncData(_ file: OpenFile) throws(SystemError) {}

  func sync(_ file: OpenFile) throws(SystemError) {}

  func syncFolder(_ path: String) throws(SystemError) {}

  func rename(_ path: String, to target: String) throws(SystemError) { try files.rename(path, to: target) }

  func remove(_ path: String) throws(SystemError) { try files.remove(path) }

  func removeFolder(_ path: String) throws(SystemError) { try files.removeFolder(path) }

  func makeFolder(_ path: String) throws(SystemError) { try files.makeFolder(path) }

  func list(_ path: String) throws(SystemError) -> [String] { try files.list(path) }

  func exists(_ path: String) throws(SystemError) -> Bool { try files.exists(path) }

  func tryLock(_ file: OpenFile) throws(SystemError) -> Bool { try files.tryLock(file) }
}
