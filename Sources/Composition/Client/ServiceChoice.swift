import IPC
import KernelApplication
import System

/// A client's choice of the service through which to access the book.
package enum ServiceChoice: Hashable, Sendable {
  /// The service at this book's usual socket; none if no service is running there.
  case usual
  /// The service at this socket, which must be running (the option `--socket`).
  case socket(String)
  /// No service, even if one is running (the option `--no-service`).
  case none

  /// Connects to the chosen service. If it is not running, fails if the user chose the socket; otherwise returns nil.
  func connect(_ configuration: App.Configuration) throws(Failure) -> ServiceConnection? {
    guard let path = try path(configuration) else { return nil }
    let address = try SocketAddress(path)
    do throws(RPCClient.ConnectError) {
      return try ServiceConnection(address)
    } catch {
      guard case .socket = self else { return nil }
      throw Failure(error, at: path)
    }
  }

  /// Returns the path of the socket. Nil if no service is to be used, or if the usual path is too long for a socket, so
  /// that no service can be listening there.
  func path(_ configuration: App.Configuration) throws(Failure) -> String? {
    switch self {
    case .usual:
      let path = try configuration.socketPath(nil)
      return path.utf8.count <= SocketAddress.longestPath ? path : nil
    case .socket(let path): return try SocketAddress(Path.absolute(path)).path
    case .none: return nil
    }
  }
}

extension Failure {
  init(_ error: RPCClient.ConnectError, at path: String) {
    switch error {
    case .absent: self = .noService(path)
    case .crowded: self = .system(operation: "connect to", path: path, reason: Errno.words(Errno.wouldBlock))
    case .stranger:
      self = .accessDenied(path: path, problem: .service(.ofAnotherUser))
    case .system(let code): self = .system(operation: "connect to", path: path, reason: Errno.words(code))
    }
  }

  static func noService(_ path: String) -> Failure {
    .notFound(.service(.noService(socket: path)))
  }
}
