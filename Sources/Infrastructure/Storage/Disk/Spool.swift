package import KernelApplication
import Synchronization
package import System

/// Keeps the bytes of files that a transaction is going to write, so that an import of thousands of tracks does not
/// hold all of them in memory. The first bytes stay in memory. The others are written to a file without a name beside
/// the store's files, which is never synced and vanishes with the process.
///
/// If that file cannot be written, the bytes stay in memory: the transaction itself will then report that the disk is
/// full.
package final class Spool: Sendable {
  private let folder: String
  private let held: Mutex<Held>

  private struct Held {
    var file: OpenFile?
    /// The number of bytes that have been written to the spool's file.
    var end = 0
    /// The number of bytes that may still be kept in memory before the spool's file is used.
    var room: Int
  }

  /// The default number of bytes that are kept in memory before a file is used.
  package static let usualRoom = 1 << 20

  /// Creates an empty spool. Its file is created only when there are more bytes than may be kept in memory.
  /// - Parameters:
  ///   - store: the path of the store's folder, which need not exist yet.
  ///   - room: the number of bytes to keep in memory before a file is used.
  package init(near store: String, room: Int = Spool.usualRoom) {
    folder = store
    held = Mutex(Held(room: room))
  }

  deinit {
    held.withLock { if let file = $0.file { PosixFileSystem().close(file) } }
  }

  /// Adds bytes to the spool, and returns a value from which they can be read. May be called from several threads.
  package func keep(_ bytes: [UInt8]) -> KeptBytes {
    held.withLock { held in
      held.room -= bytes.count
      let file = held.room < 0 ? held.file ?? (try? Spool.namelessFile(near: folder)) : nil
      guard let file else { return .memory(bytes) }
      held.file = file
      guard (try? PosixFileSystem().writeAll(file, bytes, at: held.end)) != nil else { return .memory(bytes) }
      defer { held.end += bytes.count }
      return .spooled(self, held.end..<held.end + bytes.count, Checksum(of: bytes))
    }
  }

  fileprivate func read(_ range: Range<Int>, _ checksum: Checksum) throws(Failure) -> [UInt8] {
    guard let file = held.withLock(\.file) else { preconditionFailure("bytes were spooled to the file") }
    return try translated { () throws(SystemError) in
      let files = PosixFileSystem()
      let bytes = try files.readAll(file, files.status(of: file), from: range.lowerBound, atMost: range.count)
      guard bytes.count == range.count, Checksum(of: bytes) == checksum else {
        throw SystemError(code: Errno.ioError, operation: "read", path: file.path)
      }
      return bytes
    }
  }

  /// Creates a file without a name, which only this process can access. It is created in the store's folder or, if that
  /// does not exist yet, in the nearest existing folder above it.
  package static func namelessFile(near store: String) throws(SystemError) -> OpenFile {
    let files = PosixFileSystem()
    do throws(SystemError) {
      let file = try TemporaryFile.make(in: store, prefix: ".import-", ending: "")
      do throws(SystemError) {
        try files.remove(file.path)
      } catch {
        files.close(file)
        throw error
      }
      return file
    } catch {
      guard error.code == Errno.noEntry, let above = StoreName.folder(of: store) else { throw error }
      return try namelessFile(near: above)
    }
  }
}

/// Bytes that are in memory, or in the file of a `Spool`.
package enum KeptBytes: Sendable {
  case memory([UInt8])
  case spooled(Spool, Range<Int>, Checksum)

  package func read() throws(Failure) -> [UInt8] {
    switch self {
    case .memory(let bytes): bytes
    case .spooled(let spool, let range, let checksum): try spool.read(range, checksum)
    }
  }
}
