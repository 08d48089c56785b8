package import System

/// A file opened for reading. Reads give a position, so several readers can share it.
package final class InputFile: Sendable {
  private let source: Source
  /// The size when it was opened, in bytes.
  package let size: Int64
  /// When it was last modified, in nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int64

  private enum Source: Sendable {
    /// - opened: how it was when it was opened; nil of a file that only this program can reach.
    case file(OpenFile, opened: FileStamp?)
    case memory([UInt8])
    case part(InputFile, from: Int64)
  }

  /// Fails for anything but a regular file.
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

  /// A file in memory.
  package init(memory bytes: [UInt8]) {
    (source, size, modified) = (.memory(bytes), Int64(bytes.count), 0)
  }

  /// A part of another file.
  package init(_ bytes: Range<Int64>, of file: InputFile) {
    (source, size, modified) = (.part(file, from: bytes.lowerBound), Int64(bytes.count), file.modified)
  }

  /// A file that only this program can reach; it is closed in the end.
  package init(nameless file: OpenFile, size: Int64) {
    (source, self.size, modified) = (.file(file, opened: nil), size, 0)
  }

  deinit {
    if case .file(let file, _) = source { PosixFileSystem().close(file) }
  }

  /// Fills the buffer from that byte on, as far as the file goes.
  /// - Returns: the number of bytes read; less than the buffer's size only at the end of the file.
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

  /// Fails with `hasChanged` if the file is not as it was when it was opened. Whatever was read from it then must not
  /// be used.
  package func checkUnchanged() throws(InputFileError) {
    guard case .file(let file, let opened?) = source else { return }
    let stamp = try InputFileError.translated { () throws(SystemError) in try FileStamp(of: file) }
    guard stamp == opened else { throw .hasChanged }
  }

  /// Up to `count` bytes from that byte on.
  package func bytes(_ count: Int, at offset: Int64) throws(InputFileError) -> [UInt8] {
    // An array without room shares the storage of all empty arrays, between threads, whose count must not be written.
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

/// Why a file cannot be read.
package enum InputFileError: Error, Hashable, Sendable {
  case isMissing
  case isDenied
  case isFolder
  /// A device, pipe or socket.
  case isNoFile
  /// It changed while it was read.
  case hasChanged
  /// Any other error, in the system's words.
  case system(String)

  package init(_ error: SystemError) {
    switch error.code {
    case Errno.noEntry, Errno.notAFolder: self = .isMissing
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
