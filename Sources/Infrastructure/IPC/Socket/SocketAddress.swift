package import KernelApplication
package import System

/// The path of a Unix-domain socket, checked to fit.
package struct SocketAddress: Hashable, Sendable {
  package let path: String

  /// The longest path in bytes that fits `sun_path` with the zero at its end.
  package static let longestPath = Socket.longestPath

  /// Fails with `invalidInput` if the path is empty, contains a zero byte or is too long.
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

  /// The folder of the socket.
  package var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// How long connecting waits for a listener that does not accept, and sending for one that does not read, in seconds.
  private static let (longestConnect, longestSend) = (2, 10)

  /// Connects to the socket and returns its descriptor. Fails with `EAGAIN` if the queue of the listener is full.
  package func connect() throws(SystemError) -> Int32 {
    try Socket.connect(to: path, connecting: SocketAddress.longestConnect, sending: SocketAddress.longestSend)
  }
}
