package import KernelApplication
import System

/// A socket that listens at a path.
package struct SocketListener: Sendable {
  /// Listens, and does not block.
  package let descriptor: Int32
  /// What to remove in the end; nil for a socket that somebody else made.
  private let made: (address: SocketAddress, inode: UInt64)?

  /// Binds under a name of its own and renames it, so that whoever finds the socket can connect to it. What is at the
  /// path is replaced only when it is a socket that nobody listens on.
  ///
  /// Fails with `conflict` when another service listens there, or another process keeps the folder locked; with `badFile` when something else is there.
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
    let files = PosixFileSystem()
    if let status = try? files.status(at: made.address.path), status.inode == made.inode {
      try? files.remove(made.address.path)
    }
  }

  /// Fails when somebody listens at the address, or what is there is no socket.
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
