package import System

/// A file that is open for reading. Each read specifies a byte offset, so that several readers can share the file.
package final class InputFile: Sendable {
  private let source: Source
  /// The file's size in bytes when it was opened.
  package let size: Int64
  /// The time at which the file had last been modified when it was opened, in nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int64

  private enum Source: Sendable {
    /// A file on disk. `opened` is the file's stamp at the time of opening; nil if no other program can access the
    /// file.
    case file(OpenFile, opened: FileStamp?)
    case memory([UInt8])
    case part(InputFile, from: Int64)
  }

  /// Opens a file for reading. Fails if it is not a regular file.
  package init(_ path: String) throws(InputFileError) {
    let (file, status, stamp) = try InputFileError.translated { () throws(SystemError) in
      let file = try OpenFile(reading: path)
      do throws(SystemError) {
        return (file, try PosixFileSystem().status(of: file), try FileStamp(of: file))
      } catch {
        PosixFileSystem().close(file)
        throw error
      }
    }
    guard status.kind == .file else {
      PosixFileSystem().close(file)
      throw status.kind == .folder ? .isFolder : .isNoFile
    }
    source = .file(file, opened: stamp)
    size = Int64(status.bytes)
    modified = status.modified
    file.willBeReadInOrder()
  }

  /// Creates an `InputFile` whose content is in memory.
  package init(memory bytes: [UInt8]) {
    (source, size, modified) = (.memory(bytes), Int64(bytes.count), 0)
  }

  /// Creates an `InputFile` that consists of part of another file.
  package init(_ bytes: Range<Int64>, of file: InputFile) {
    (source, size, modified) = (.part(file, from: bytes.lowerBound), Int64(bytes.count), file.modified)
  }

  /// Creates an `InputFile` from a temporary file that has no name, so that no other program can access it. It is
  /// closed when this object is freed.
  package init(nameless file: OpenFile, size: Int64) {
    (source, self.size, modified) = (.file(file, opened: nil), size, 0)
  }

  deinit {
    if case .file(let file, _) = source { PosixFileSystem().close(file) }
  }

  /// Reads from the byte offset `offset` until the buffer is full or the file ends.
  /// - Returns: the number of bytes read, which is less than the size of the buffer only at the end of the file.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int64
  ) throws(InputFileError) -> Int {
    switch source {
    case .memory(let bytes):
      let from = Int(clamping: offset)
      guard from < bytes.count else { return 0 }
      let count = min(buffer.count, bytes.count - from)
      bytes.withBytes { buffer.copyMemory(from: $0.part(from..<from + count)) }
      return count
    case .part(let file, let start):
      let count = Int(max(0, min(Int64(buffer.count), size - offset)))
      return try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), at: start + offset)
    case .file(let file, _):
      return try InputFile.read(file, into: buffer, at: offset)
    }
  }

  private static func read(
    _ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer, at offset: Int64
  ) throws(InputFileError) -> Int {
    try InputFileError.translated { () throws(SystemError) in
      var filled = 0
      while filled < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        let count = try PosixFileSystem().read(file, rest, at: Int(offset) + filled)
        if count == 0 { break }
        filled += count
      }
      return filled
    }
  }

  /// Fails with `hasChanged` if the file has changed since it was opened. In that case, everything that was read from
  /// it must be discarded.
  package func checkUnchanged() throws(InputFileError) {
    guard case .file(let file, let opened?) = source else { return }
    let stamp = try InputFileError.translated { () throws(SystemError) in try FileStamp(of: file) }
    guard stamp == opened else { throw .hasChanged }
  }

  /// Reads `count` bytes from the byte offset `offset`, or fewer if the file ends before that.
  package func bytes(_ count: Int, at offset: Int64) throws(InputFileError) -> [UInt8] {
    // All empty arrays share the same storage, even across threads. Setting its count would be a data race.
    guard count > 0 else { return [] }
    var problem: InputFileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(InputFileError) {
        filled = try read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return bytes
  }
}

/// The reason why a file cannot be read.
package enum InputFileError: Error, Hashable, Sendable {
  case isMissing
  case isDenied
  case isFolder
  /// The path leads to a device, a pipe or a socket instead of a regular file.
  case isNoFile
  /// The file was changed while it was being read.
  case hasChanged
  /// Another error occurred. The value is the system's description of the error.
  case system(String)

  package init(_ error: SystemError) {
    switch error.code {
    // Links that lead to each other lead to no file.
    case Errno.noEntry, Errno.notAFolder, Errno.isLink: self = .isMissing
    case Errno.accessDenied, Errno.notPermitted: self = .isDenied
    case Errno.isFolder: self = .isFolder
    case Errno.noDevice: self = .isNoFile
    default: self = .system(error.words)
    }
  }

  static func translated<Value>(_ work: () throws(SystemError) -> Value) throws(InputFileError) -> Value {
    do throws(SystemError) {
      return try work()
    } catch {
      throw InputFileError(error)
    }
  }
}
