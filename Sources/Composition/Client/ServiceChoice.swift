import IPC
import KernelApplication
import System

/// Which service a client would have the book from.
package enum ServiceChoice: Hashable, Sendable {
  /// The one that listens where a service of this book does, if there is one.
  case usual
  /// `--socket`: the one that listens there, and no other way.
  case socket(String)
  /// `--no-service`: none.
  case none

  /// Nil when nobody listens there, and it was not asked for by name.
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

  /// Where it listens; nil for none, and where the system takes no path so long, so that no service can be there.
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
