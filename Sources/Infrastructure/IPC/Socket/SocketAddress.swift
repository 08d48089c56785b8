package import KernelApplication
package import System

/// The path of a Unix-domain socket, known to fit.
package struct SocketAddress: Hashable, Sendable {
  package let path: String

  /// How many bytes of a path fit `sun_path` with the zero at its end.
  package static let longestPath = Socket.longestPath

  /// Fails with `invalidInput` when the path is empty, holds a zero or is too long.
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

  /// The folder that the socket is in.
  package var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Seconds that connecting waits at most for one who does not accept, and sending for one who does not read.
  private static let (longestConnect, longestSend) = (2, 10)

  /// A connected socket. Fails with `EAGAIN` when more wait to be let in than the system takes.
  package func connect() throws(SystemError) -> Int32 {
    try Socket.connect(to: path, connecting: SocketAddress.longestConnect, sending: SocketAddress.longestSend)
  }
}
