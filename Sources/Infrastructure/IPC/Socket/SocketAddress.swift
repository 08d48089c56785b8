import CSystem
import Glibc
package import KernelApplication

/// The path of a Unix-domain socket, known to fit.
package struct SocketAddress: Hashable, Sendable {
  package let path: String

  /// Bytes of a path that fit `sun_path` with the zero at its end.
  package static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Fails with `invalidInput` when the path is empty, holds a zero or is too long.
  package init(_ path: String) throws(Failure) {
    let count = path.utf8.count
    guard count > 0, !path.utf8.contains(0) else {
      throw .invalidInput(field: "socket", problem: "the path of the socket is empty or holds a zero byte")
    }
    guard count <= SocketAddress.longestPath else {
      throw .invalidInput(
        field: "socket",
        problem: "the path of the socket has \(count) bytes, and the system takes at most "
          + "\(SocketAddress.longestPath): \(path)")
    }
    self.path = path
  }

  /// The folder that the socket is in.
  package var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Calls `bind` or `connect` with the address; its result is theirs.
  func with(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Seconds that connecting waits at most for one who does not accept, and sending for one who does not read.
  private static let (longestConnect, longestSend) = (2, 10)

  /// A connected socket, or the error number: `EAGAIN` when more wait to be let in than the system takes.
  package func connect() -> Result<Int32, PollError> {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return .failure(PollError(code: errno)) }
    SocketAddress.limit(descriptor, to: SocketAddress.longestConnect)
    while with({ Glibc.connect(descriptor, $0, $1) }) != 0 {
      if errno == EINTR { continue }
      let code = errno
      close(descriptor)
      return .failure(PollError(code: code))
    }
    SocketAddress.limit(descriptor, to: SocketAddress.longestSend)
    return .success(descriptor)
  }

  private static func limit(_ descriptor: Int32, to seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}
