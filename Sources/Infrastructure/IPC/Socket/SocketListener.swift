package import KernelApplication
import System

/// A socket that listens at a path.
package struct SocketListener: Sendable {
  /// The descriptor of the socket, which is listening and non-blocking.
  package let descriptor: Int32
  /// The socket file that `remove` removes; nil if another process created the socket.
  private let made: (address: SocketAddress, inode: UInt64)?

  /// Creates a listening socket at the address. The socket first has a temporary name and is renamed once it listens,
  /// so that any process that finds it can connect to it. An existing file is replaced only if it is a socket on which
  /// no process listens.
  ///
  /// Fails with `conflict` if another service listens at the address, or if another process keeps the folder locked.
  /// Fails with `badFile` if the file at the address is not a socket.
  package init(_ address: SocketAddress) throws(Failure) {
    let folder = try FolderLock(address.folder)
    defer { folder.release() }
    try SocketListener.refuseOccupied(address)
    let fresh = try SocketAddress("\(address.path).\(ThisProcess.number)")
    let files = PosixFileSystem()
    try? files.remove(fresh.path)
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try Socket.listen(at: fresh.path)
    } catch {
      try? files.remove(fresh.path)
      throw SocketListener.failure(error.operation, address.path, error)
    }
    do throws(SystemError) {
      let inode = try files.status(at: fresh.path)?.inode
      try files.rename(fresh.path, to: address.path)
      made = (address, inode ?? 0)
    } catch {
      Descriptor.close(descriptor)
      try? files.remove(fresh.path)
      throw SocketListener.failure("bind", address.path, error)
    }
    self.descriptor = descriptor
  }

  /// Creates a listener for a listening socket that this process has inherited from the process that started it.
  init(inherited descriptor: Int32) {
    self.descriptor = descriptor
    made = nil
  }

  /// Removes the socket file if it is still the one that this listener created. If another process keeps the folder
  /// locked, leaves the file in place; the next listener will replace it.
  package func remove() {
    guard let made, let folder = try? FolderLock(made.address.folder) else { return }
    defer { folder.release() }
    let files = PosixFileSystem()
    if let status = try? files.status(at: made.address.path), status.inode == made.inode {
      try? files.remove(made.address.path)
    }
  }

  /// Fails if a process listens at the address, or if the file at the address is not a socket.
  package static func refuseOccupied(_ address: SocketAddress) throws(Failure) {
    guard let isSocket = Socket.isSocket(at: address.path) else { return }
    guard isSocket else {
      throw .badFile(path: address.path, problem: .service(.noSocket))
    }
    do throws(SystemError) {
      Descriptor.close(try address.connect())
    } catch {
      if error.code == Errno.connectionRefused || error.code == Errno.noEntry { return }
      throw failure("connect to", address.path, error)
    }
    throw .conflict(.service(.occupied(socket: address.path)))
  }

  private static func failure(_ operation: String, _ path: String, _ error: SystemError) -> Failure {
    .system(operation: operation, path: path, reason: error.words)
  }
}
