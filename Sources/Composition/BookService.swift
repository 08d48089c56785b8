package import IPC
package import KernelApplication
import Storage
package import System

/// A service that makes the book available on a socket while `run` is executing.
package final class BookService {
  private let app: App
  private let server: RPCServer
  private let listener: SocketListener
  /// The path of the socket on which the service listens.
  package let socketPath: String
  private let manager: ServiceManager

  /// The options with which the service is started.
  package struct Options: Sendable {
    /// The value of the option `--socket`. If it is nil, the socket is `sock` in the store's folder if the user chose
    /// the store's path; otherwise it is at the usual path.
    package var socket: String?
    package var logLevel = ServiceLog.Level.info
    /// The file to which standard error, and so the service's log, is redirected; nil if it is not redirected.
    package var logFile: LogFile?
    /// The number of seconds without clients after which the service ends. It applies only if the service was started
    /// through its socket.
    package var idle: Int64 = 300
    /// Whether to wait for events with poll(2), which every system has, instead of the system's fastest method.
    package var usesPoll = false
    package var limits = Limits()

    package init() {}
  }

  /// Takes the store's lock, and then the socket. Fails if another process has taken one of the two.
  package init(_ configuration: App.Configuration, _ options: Options) throws(Failure) {
    manager = try ServiceManager(configuration.environment)
    socketPath = try configuration.socketPath(options.socket)
    let address = try SocketAddress(socketPath)
    if manager.socket == nil {
      try SocketPlace.prepareFolder(of: address)
      // This check comes first: it fails at once and with a clear message, whereas taking the lock of another service's
      // store would only time out.
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

  /// Serves clients until SIGTERM, SIGINT or a call of `service.stop`.
  /// - Returns: true if all work ended in time. If false, the caller must end the process, because some work is still
  ///   in progress and may hold the store; no data is lost.
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

/// The book as the server uses it: the store, its timers, and whether it is locked. Also reports reloading and stopping
/// to the service manager, if one started the service.
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
  /// Returns the path of the socket on which a service with this configuration listens.
  /// - Parameter socket: the value of the option `--socket`; nil if the option was not used.
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
