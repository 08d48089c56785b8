package import IPC
package import KernelApplication
import Storage
package import System

/// The book behind a socket, for as long as `run` runs.
package final class BookService {
  private let app: App
  private let server: RPCServer
  private let listener: SocketListener
  /// Where it listens.
  package let socketPath: String
  private let manager: ServiceManager

  /// The options that the service is started with.
  package struct Options: Sendable {
    /// The value of `--socket`; nil is `sock` in the store's folder if that was named, else the usual place.
    package var socket: String?
    package var logLevel = ServiceLog.Level.info
    /// The log file; nil is standard error.
    package var logFile: LogFile?
    /// Seconds without a client after which a socket-activated service ends.
    package var idle: Int64 = 300
    /// Uses the poller that every system has, even if a better one exists.
    package var usesPoll = false
    package var limits = Limits()

    package init() {}
  }

  /// Claims the store, then the socket. Fails with the reason if it can't serve.
  package init(_ configuration: App.Configuration, _ options: Options) throws(Failure) {
    manager = try ServiceManager(configuration.environment)
    socketPath = try configuration.socketPath(options.socket)
    let address = try SocketAddress(socketPath)
    if manager.socket == nil {
      try SocketPlace.prepareFolder(of: address)
      // This fails sooner, and more clearly, than waiting for the lock of that service.
      try SocketListener.refuseOccupied(address)
    }
    try StorePlace.check(configuration.storePath())
    let app = try App(configuration, holdsStore: true)
    self.app = app
    var limits = options.limits
    do throws(Failure) {
      if let inherited = manager.socket {
        listener = inherited
        limits.idle = options.idle * 1_000
      } else {
        listener = try SocketListener(address)
      }
    } catch {
      app.store.release()
      throw error
    }
    let log = ServiceLog(level: options.logLevel, isJournal: manager.readsLog, file: options.logFile)
    do throws(Failure) {
      server = try RPCServer(
        listener: listener.descriptor, program: app.program(manager), identity: ServiceIdentity(app),
        limits: limits, poller: SystemPoller.make(usesPoll: options.usesPoll), log: log)
    } catch {
      listener.remove()
      app.store.release()
      throw error
    }
    log.info("serving \(app.storePath) on \(socketPath)")
  }

  /// Serves until SIGTERM, SIGINT or `service.stop`.
  /// - Returns: false if something did not end in time. The process must then end: that work may still hold the store,
  ///   which loses nothing.
  package func run() -> Bool {
    ServiceSignals.watch(server.control)
    Thread.detached { [store = app.store] in store.preload() }
    manager.ready()
    let isDone = server.run()
    listener.remove()
    if isDone { app.store.release() }
    return isDone
  }
}

extension App {
  fileprivate func program(_ manager: ServiceManager) -> RPCProgram {
    var program = program()
    program.book = ServedStore(store: store, manager: manager, timers: timers, gate: gate)
    return program
  }
}

/// A held store behind a server that a service manager may look after.
private struct ServedStore: ServedBook {
  let store: Store
  let manager: ServiceManager
  let timers: BookTimers
  let gate: any BookGate

  var lock: BookLock { gate.lock }

  func group(_ body: () -> Void) -> Failure? {
    do throws(Failure) {
      try store.group(body)
      return nil
    } catch {
      return error
    }
  }

  func liveGroup(_ body: () -> Void) -> Failure? {
    do throws(Failure) {
      try store.liveGroup(body)
      return nil
    } catch {
      return error
    }
  }

  var isUnderWay: Bool { store.isUnderWay }

  func writeDerived() {
    store.writeDerived()
  }

  var revision: UInt64 { store.revision }
  var sectionRevisions: [UInt64] { store.sectionRevisions }

  func takeSectionsRead() -> UInt64 {
    store.takeSectionsRead()
  }

  func reload() {
    manager.reloading()
    store.forget()
  }

  func stopping() {
    manager.stopping()
  }

  func nextDeadline() throws(Failure) -> DeadlineTimer.Deadline? { try timers.nextDeadline() }

  func fireTimers() throws(Failure) -> [EncodedEvent] {
    try timers.fire().map { (event) throws(Failure) in
      EncodedEvent(
        name: event.name, details: try App.json(event.details),
        detailsWhileLocked: try event.detailsWhileLocked.map { (details) throws(Failure) in try App.json(details) })
    }
  }
}

extension App.Configuration {
  /// Where a service of this configuration listens.
  package func socketPath(_ socket: String?) throws(Failure) -> String {
    if let socket { return Path.absolute(socket) }
    return store == nil ? SocketPlace.usual(environment) : try storePath() + "/sock"
  }
}

extension ServiceIdentity {
  init(_ app: App) {
    self.init(version: App.version, build: App.build, store: Store(app.storePath))
  }
}
