package import KernelApplication
package import System

/// The path of a Unix-domain socket, which is known to be short enough.
package struct SocketAddress: Hashable, Sendable {
  package let path: String

  /// The maximum length of a path, in bytes. The path and a zero byte must fit into `sun_path`.
  package static let longestPath = Socket.longestPath

  /// Checks a path. Fails with `invalidInput` if the path is empty, contains a zero byte or is too long.
  package init(_ path: String) throws(Failure) {
    let count = path.utf8.count
    guard count > 0, !path.utf8.contains(0) else {
      throw .invalidInput(field: "socket", problem: .service(.socketPathEmpty))
    }
    guard count <= SocketAddress.longestPath else {
      throw .invalidInput(
        field: "socket",
        problem: .service(.socketPathLong(bytes: count, most: SocketAddress.longestPath, path: path)))
    }
    self.path = path
  }

  /// The path of the folder that contains the socket; `.` if the socket's path has no slash.
  package var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The maximum time to wait for a listener to accept a connection, and for a peer to read what is sent, both in
  /// seconds.
  private static let (longestConnect, longestSend) = (2, 10)

  /// Connects to the socket and returns the file descriptor of the connection. Fails with `EAGAIN` if the listener's
  /// queue of waiting connections stays full.
  package func connect() throws(SystemError) -> Int32 {
    try Socket.connect(to: path, connecting: SocketAddress.longestConnect, sending: SocketAddress.longestSend)
  }
}
