import CSystem
import Glibc
package import KernelApplication

/// A socket that listens at a path.
package struct SocketListener: Sendable {
  /// Listens, and does not block.
  package let descriptor: Int32
  /// What to remove in the end; nil for a socket that somebody else made.
  private let made: (address: SocketAddress, inode: ino_t)?

  /// Binds under a name of its own and renames it, so that whoever finds the socket can connect to it. What is at the
  /// path is replaced only when it is a socket that nobody listens on.
  ///
  /// Fails with `conflict` when another service listens there, or another process keeps the folder locked; with `badFile` when something else is there.
  package init(_ address: SocketAddress) throws(Failure) {
    let folder = try FolderLock(address.folder)
    defer { folder.release() }
    try SocketListener.refuseOccupied(address)
    let fresh = try SocketAddress("\(address.path).\(getpid())")
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { throw SocketListener.failure("open a socket for", address.path, errno) }
    unlink(fresh.path)
    var status = stat()
    // Nobody connects before it listens, so that nobody else gets in before the mode is set.
    guard fresh.with({ bind(descriptor, $0, $1) }) == 0, chmod(fresh.path, 0o600) == 0,
      listen(descriptor, SOMAXCONN) == 0, lstat(fresh.path, &status) == 0, rename(fresh.path, address.path) == 0
    else {
      let code = errno
      close(descriptor)
      unlink(fresh.path)
      throw SocketListener.failure("bind", address.path, code)
    }
    self.descriptor = descriptor
    made = (address, status.st_ino)
  }

  /// A socket that listens already, handed over by whoever started this process.
  init(inherited descriptor: Int32) {
    self.descriptor = descriptor
    made = nil
  }

  /// Removes the socket if it is still this one's. Where another process keeps the folder locked it stays, and the next
  /// listener takes it over.
  package func remove() {
    guard let made, let folder = try? FolderLock(made.address.folder) else { return }
    defer { folder.release() }
    var status = stat()
    if lstat(made.address.path, &status) == 0, status.st_ino == made.inode { unlink(made.address.path) }
  }

  /// Fails when somebody listens at the address, or what is there is no socket.
  package static func refuseOccupied(_ address: SocketAddress) throws(Failure) {
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
