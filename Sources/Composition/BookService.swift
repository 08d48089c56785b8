import Glibc
import IPC
package import KernelApplication

/// The book behind a socket, for as long as `run` runs.
package final class BookService {
  private let server: RPCServer
  private let listener: SocketListener
  /// Where it listens.
  package let socketPath: String

  /// Fails with why it can't serve.
  /// - Parameter socket: `--socket`; nil is `sock` in the store's folder where that was named, else the usual place.
  package init(_ configuration: App.Configuration, socket: String?) throws(Failure) {
    let app = try App(configuration)
    socketPath = try configuration.socketPath(socket)
    let address = try SocketAddress(socketPath)
    try SocketPlace.prepareFolder(of: socketPath)
    listener = try SocketListener(address)
    let poller: any Poller
    do throws(PollError) {
      poller = try EpollPoller()
    } catch {
      throw .system(operation: "wait for", path: socketPath, reason: String(cString: strerror(error.code)))
    }
    server = try RPCServer(
      listener: listener.descriptor, methods: RPCMethod.all(app.catalog), identity: ServiceIdentity(app),
      poller: poller)
  }

  package func run() {
    server.run()
    listener.remove()
  }
}

extension App.Configuration {
  /// Where a service of this configuration listens.
  package func socketPath(_ socket: String?) throws(Failure) -> String {
    if let socket { return absolute(socket) }
    return store == nil ? SocketPlace.usual(environment) : try storePath() + "/sock"
  }
}

extension ServiceIdentity {
  init(_ app: App) {
    var status = stat()
    _ = stat(app.storePath, &status)
    self.init(
      version: App.version, build: App.build,
      store: Store(path: app.storePath, device: UInt64(status.st_dev), inode: UInt64(status.st_ino)))
  }
}
