import Glibc
import KernelApplication

/// Reads small files whole.
enum FileContents {
  /// All bytes of the file.
  /// - Parameter limit: bytes beyond which the file is refused, since it can be nothing of its kind.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit) + 1)
    while let piece = try piece(of: descriptor, path) {
      bytes += piece
      guard bytes.count <= limit else {
        throw .badFile(
          path: path, problem: "is larger than \(limit / 1_048_576) MiB, as no such file is", place: "byte \(limit)",
          hint: "Check that it is the file you meant.")
      }
    }
    return bytes
  }

  /// Nil at the end.
  private static func piece(of descriptor: Int32, _ path: String) throws(Failure) -> [UInt8]? {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
      repeat {
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw failure(path) }
    return count == 0 ? nil : piece
  }

  /// What `errno` means for the swimmer.
  private static func failure(_ path: String) -> Failure {
    switch errno {
    case ENOENT, ENOTDIR: .badFile(path: path, problem: "is not there", hint: "Check the path.")
    case EISDIR: .badFile(path: path, problem: "is a folder, no file", hint: "Name a file in it.")
    case EACCES, EPERM: .accessDenied(path: path, hint: "Give yourself the right to read it.")
    case let code: .system(operation: "read", path: path, reason: String(cString: strerror(code)))
    }
  }
}
