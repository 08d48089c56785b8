import CSystem
import Glibc
package import KernelApplication

/// A socket at a path, bound by this process alone.
package struct SocketListener: Sendable {
  /// Listens, and does not block.
  package let descriptor: Int32
  private let path: String
  private let inode: ino_t

  /// Binds under a name of its own and renames it, so that whoever finds the socket can connect to it. What is at the
  /// path is replaced only when it is a socket that nobody listens on.
  ///
  /// Fails with `conflict` when another service listens there, with `badFile` when the path is no socket's.
  package init(_ address: SocketAddress) throws(Failure) {
    try SocketListener.refuseOccupied(address)
    let fresh = try SocketAddress("\(address.path).\(getpid())")
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw SocketListener.failure("open a socket for", address.path, errno) }
    unlink(fresh.path)
    let mask = umask(0o177)
    let bound = fresh.with { bind(descriptor, $0, $1) }
    let code = errno
    umask(mask)
    guard bound == 0 else {
      close(descriptor)
      throw SocketListener.failure("bind", address.path, code)
    }
    var status = stat()
    guard listen(descriptor, SOMAXCONN) == 0, lstat(fresh.path, &status) == 0, rename(fresh.path, address.path) == 0
    else {
      let code = errno
      close(descriptor)
      unlink(fresh.path)
      throw SocketListener.failure("bind", address.path, code)
    }
    self.descriptor = descriptor
    path = address.path
    inode = status.st_ino
  }

  /// Removes the socket if it is still this one's.
  package func remove() {
    var status = stat()
    if lstat(path, &status) == 0, status.st_ino == inode { unlink(path) }
  }

  private static func refuseOccupied(_ address: SocketAddress) throws(Failure) {
    var status = stat()
    guard lstat(address.path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw .badFile(
        path: address.path, problem: "it is there already, and is no socket",
        hint: "Remove it, or name another with --socket.")
    }
    switch address.connect() {
    case .success(let descriptor):
      close(descriptor)
      throw .conflict(
        problem: "a service listens on \(address.path) already",
        hint: "Stop it (recordbook service stop), or name another socket with --socket.")
    case .failure(let error):
      guard error.code == ECONNREFUSED || error.code == ENOENT else {
        throw failure("connect to", address.path, error.code)
      }
    }
  }

  private static func failure(_ operation: String, _ path: String, _ code: Int32) -> Failure {
    .system(operation: operation, path: path, reason: String(cString: strerror(code)))
  }
}
