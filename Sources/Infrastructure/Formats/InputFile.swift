import Glibc

/// A file opened for reading. Reads at a position, so that several readers may share it.
package final class InputFile: Sendable {
  private let descriptor: Int32
  private let opened: Stamp
  /// Bytes, when it was opened.
  package let size: Int64
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int64

  /// Fails on anything but a regular file.
  package init(_ path: String) throws(InputFileError) {
    // Not to wait for the other end of a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw InputFileError(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw InputFileError(code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw status.st_mode & S_IFMT == S_IFDIR ? .isFolder : .isNoFile
    }
    self.descriptor = descriptor
    self.opened = Stamp(status)
    self.size = Int64(status.st_size)
    self.modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
  }

  deinit {
    close(descriptor)
  }

  /// Fills the buffer from that byte on, as far as the file goes.
  /// - Returns: how many bytes were read; fewer than the buffer holds only at the end.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int64
  ) throws(InputFileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = pread(descriptor, buffer.baseAddress! + filled, buffer.count - filled, off_t(offset) + off_t(filled))
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw InputFileError(errno)
      }
    }
    return filled
  }

  /// Fails with `hasChanged` when it is not as it was when it was opened. What was read of it is then of no use, whatever
  /// it looks like.
  package func checkUnchanged() throws(InputFileError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputFileError(errno) }
    guard Stamp(status) == opened else { throw .hasChanged }
  }

  /// What every change of a file changes one of: of its bytes, its names, its place.
  private struct Stamp: Hashable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    let modified: [Int]
    let changed: [Int]

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
      size = Int64(status.st_size)
      modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
      changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
    }
  }

  /// Up to `count` bytes from that byte on.
  package func bytes(_ count: Int, at offset: Int64) throws(InputFileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = try bytes.withMutableBytes { buffer throws(InputFileError) in try self.read(into: buffer, at: offset) }
    bytes.removeLast(count - read)
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
  /// It was changed while it was read.
  case hasChanged
  /// Anything else, in the system's words.
  case system(String)

  package init(_ code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .isMissing
    case EACCES, EPERM: self = .isDenied
    case EISDIR: self = .isFolder
    case ENXIO: self = .isNoFile
    default: self = .system(String(cString: strerror(code)))
    }
  }
}
