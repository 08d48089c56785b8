import IPC
package import KernelApplication
import System

/// Starts and stops the service and asks for its state, whatever its version and whichever book it serves.
package struct ServiceControl {
  private let configuration: App.Configuration
  /// Where the service listens, or would listen.
  package let socket: String

  /// - Parameter socket: the value of `--socket`; nil is where a service of the configured book listens.
  package init(_ configuration: App.Configuration, socket: String?) throws(Failure) {
    self.configuration = configuration
    self.socket = try SocketAddress(configuration.socketPath(socket)).path
  }

  /// Fails within a second with `conflict` if the service is stopped or stuck, or if no socket leads to it any more.
  package func report() throws(Failure) -> ServiceReport {
    guard let service = try connect() else {
      if let failure = try lost() { throw failure }
      return ServiceReport(socket: socket, log: log, status: nil)
    }
    let status = try status(of: service)
    let process = status.process.flatMap { Int32(exactly: $0) }.map(ServiceProcess.init)
    return ServiceReport(socket: socket, log: process?.log, status: status)
  }

  /// The log of a service that is started here.
  private var log: String { configuration.logPath(socket: socket) }

  private func status(of service: ServiceConnection) throws(Failure) -> ServiceStatus {
    service.patience = ServiceConnection.Patience(greeting: 1_000, answer: 1_000)
    do throws(ServiceError) {
      _ = try service.greet()
      return ServiceStatus(json: try service.call(ServiceRequest("service.status")))
    } catch .silent {
      throw silent(service)
    } catch {
      throw Failure(error, of: service, "service.status")
    }
  }

  /// Returns once the service answers, whether it is new or ran before. Fails with the reason if it can't start, and if
  /// the service there serves another book.
  package func start() throws(Failure) -> ServiceChange {
    if let running = try running() { return ServiceChange(socket: socket, process: running.process, changed: false) }
    return try launch(store: configuration.store == nil ? nil : configuration.storePath())
  }

  /// Returns once the service has ended; `changed` is false if none ran. Fails with `conflict` if it has not ended
  /// after 13 seconds.
  /// - Parameter force: kills a service that has not ended after ten seconds, or can't end.
  package func stop(force: Bool = false) throws(Failure) -> ServiceChange {
    if let service = try connect() { return try stop(service, force: force) }
    guard let process = try lostProcess() else { return ServiceChange(socket: socket, process: nil, changed: false) }
    Signal.terminate.send(to: process.number)
    return try awaitEnd(of: process, force: force)
  }

  /// The new service serves the same book as the old one, unless the configuration names another.
  /// - Parameter force: as for `stop`.
  package func restart(force: Bool = false) throws(Failure) -> ServiceChange {
    var store = configuration.store == nil ? nil : try configuration.storePath()
    let service = try connect()
    let stopped = if let service { try stop(service, force: force) } else { try stop(force: force) }
    store = store ?? service?.greeting?.store?.path
    // If systemd holds the socket, a request starts the service.
    if let running = try running() {
      return ServiceChange(socket: socket, process: running.process, changed: true, forced: stopped.forced)
    }
    var started = try launch(store: store)
    started.forced = stopped.forced
    return started
  }

  // MARK: Steps

  private func silent(_ service: ServiceConnection) -> Failure {
    guard let process = service.process.map(ServiceProcess.init), process.isService, process.isStopped else {
      return Failure(.silent, of: service, "service.status")
    }
    return .conflict(.service(.isStopped(process: process.number)))
  }

  /// Nil if nobody listens, or nobody is let in.
  func connect() throws(Failure) -> ServiceConnection? {
    let address = try SocketAddress(socket)
    do throws(RPCClient.ConnectError) {
      return try ServiceConnection(address)
    } catch .absent, .crowded {
      return nil
    } catch {
      throw Failure(error, at: socket)
    }
  }

  private func running() throws(Failure) -> ServiceGreeting? {
    guard let service = try connect() else { return nil }
    let greeting: ServiceGreeting
    do throws(ServiceError) {
      greeting = try service.greet()
    } catch .gone {
      return nil
    } catch {
      throw Failure(error, of: service, "service.hello")
    }
    let wanted = try configuration.storeIdentity()
    guard greeting.store?.isSame(as: wanted) == true else {
      throw .otherBook(socket, greeting.store?.path, wanted.path)
    }
    return greeting
  }

  private func launch(store: String?) throws(Failure) -> ServiceChange {
    let program = try ServiceLauncher.program(configuration)
    try ServiceLauncher(socket: socket, store: store, log: log, program: program).launch()
    guard let service = try connect() else { throw .noService(socket) }
    let greeting = try? service.greet()
    return ServiceChange(socket: socket, process: greeting?.process ?? service.process, changed: true)
  }

  /// Asks it to end; a service that does not understand the request gets a signal.
  private func stop(_ service: ServiceConnection, force: Bool) throws(Failure) -> ServiceChange {
    service.patience = ServiceConnection.Patience(greeting: 1_000, answer: 1_000)
    let peer = service.process.map(ServiceProcess.init).flatMap { $0.isService ? $0 : nil }
    if let peer, peer.isStopped { return try awaitEnd(of: peer, force: force) }
    let process = (try? service.greet())?.process.map(ServiceProcess.init) ?? peer
    do throws(ServiceError) {
      _ = try service.call(ServiceRequest("service.stop"))
    } catch .gone {
      // It ended, as requested.
    } catch {
      guard let process, process.isService else { throw Failure(error, of: service, "service.stop") }
      Signal.terminate.send(to: process.number)
    }
    guard let process else {
      service.waitForEnd(timeout: ServiceControl.patience)
      return ServiceChange(socket: socket, process: nil, changed: true)
    }
    return try awaitEnd(of: process, force: force)
  }

  /// Milliseconds that a service has to end; it stops by itself after ten seconds.
  private static let patience: Int32 = 11_500

  /// Waits for the end of a service that was asked to end; a stopped process can't.
  private func awaitEnd(of process: ServiceProcess, force: Bool) throws(Failure) -> ServiceChange {
    let number = process.number
    let patience = force ? 10_000 : Int(ServiceControl.patience)
    if !process.isStopped, process.waitForEnd(patience) {
      return ServiceChange(socket: socket, process: number, changed: true)
    }
    if force, process.isService {
      Signal.kill.send(to: number)
      if process.waitForEnd(2_000) {
        return ServiceChange(socket: socket, process: number, changed: true, forced: true)
      }
      throw .conflict(.service(.survivedKill(process: number)))
    }
    if process.isStopped {
      throw .conflict(.service(.cannotEnd(process: number)))
    }
    throw .conflict(.service(.doesNotEnd(process: number)))
  }

  // MARK: A service without its socket

  /// The service that holds the book although no socket leads to it: the socket was removed, or too many clients wait
  /// at it.
  private func lostProcess() throws(Failure) -> ServiceProcess? {
    guard let holder = try App.writer(configuration).map(ServiceProcess.init), holder.isService else { return nil }
    return holder
  }

  private func lost() throws(Failure) -> Failure? {
    guard let process = try lostProcess() else { return nil }
    if Access.exists(socket) {
      return .conflict(.service(.letsNobodyIn(process: process.number, socket: socket)))
    }
    return .conflict(.service(.socketGone(process: process.number, socket: socket)))
  }
}

/// What happened to a service.
package struct ServiceChange: Codable, Hashable, Sendable {
  package var socket: String
  package var process: Int32?
  /// False if it was already in that state.
  package var changed: Bool
  /// It was killed because it did not end by itself.
  package var forced = false
}
