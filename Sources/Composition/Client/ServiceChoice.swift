import IPC
import KernelApplication
import System

/// The service through which a client wants the book.
package enum ServiceChoice: Hashable, Sendable {
  /// The service at the usual place of this book, if there is one.
  case usual
  /// `--socket`: the service that listens there, and nothing else.
  case socket(String)
  /// `--no-service`: none.
  case none

  /// Nil if nobody listens there and it was not asked for by name.
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

  /// Where it listens; nil for none, and if the path is too long for a socket, so that no service can be there.
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
