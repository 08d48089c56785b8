import IPC
package import KernelApplication
import System

/// Starts and stops the service, and queries its state, even if the service is of another version or serves a book
/// other than the configured one.
package struct ServiceControl {
  private let configuration: App.Configuration
  /// The path of the socket on which the service listens, or would listen if it were running.
  package let socket: String

  /// Creates a value that controls the service.
  /// - Parameter socket: the value of the option `--socket`; nil for the usual socket of the configured book.
  package init(_ configuration: App.Configuration, socket: String?) throws(Failure) {
    self.configuration = configuration
    self.socket = try SocketAddress(configuration.socketPath(socket)).path
  }

  /// Returns the state of the service. Fails with `conflict` within a second if the service is suspended, does not
  /// respond, or cannot be reached because its socket was removed.
  package func report() throws(Failure) -> ServiceReport {
    guard let service = try connect() else {
      if let failure = try lost() { throw failure }
      return ServiceReport(socket: socket, log: log, status: nil)
    }
    let status = try status(of: service)
    let process = status.process.flatMap { Int32(exactly: $0) }.map(ServiceProcess.init)
    return ServiceReport(socket: socket, log: process?.log, status: status)
  }

  /// The path of the log file that a service started with this configuration uses.
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

  /// Starts the service if it is not running, and waits until it responds. Fails if it cannot start, or if the service
  /// at this socket serves a book other than the configured one.
  package func start() throws(Failure) -> ServiceChange {
    if let running = try running() { return ServiceChange(socket: socket, process: running.process, changed: false) }
    return try launch(store: configuration.store == nil ? nil : configuration.storePath())
  }

  /// Stops the service, and waits until it has ended. In the result, `changed` is false if no service was running.
  /// Fails with `conflict` if the service has not ended after 13 seconds.
  /// - Parameter force: whether to kill the service if it is suspended or has not ended after ten seconds.
  package func stop(force: Bool = false) throws(Failure) -> ServiceChange {
    if let service = try connect() { return try stop(service, force: force) }
    guard let process = try lostProcess() else { return ServiceChange(socket: socket, process: nil, changed: false) }
    Signal.terminate.send(to: process.number)
    return try awaitEnd(of: process, force: force)
  }

  /// Stops the service if it is running, and starts a new one. The new service serves the same book, unless the
  /// configuration specifies another one.
  /// - Parameter force: whether to kill a service that does not end, as for `stop`.
  package func restart(force: Bool = false) throws(Failure) -> ServiceChange {
    var store = configuration.store == nil ? nil : try configuration.storePath()
    let service = try connect()
    let stopped = if let service { try stop(service, force: force) } else { try stop(force: force) }
    store = store ?? service?.greeting?.store?.path
    // If systemd listens on the socket, merely connecting to it starts a new service.
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

  /// Connects to the service. Returns nil if no service is listening, or if it does not accept connections.
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

  /// Asks the service to end, and waits for its end. If the service does not understand the request, sends it a signal
  /// instead.
  /// - Parameter force: whether to kill the service if it is suspended or does not end.
  private func stop(_ service: ServiceConnection, force: Bool) throws(Failure) -> ServiceChange {
    service.patience = ServiceConnection.Patience(greeting: 1_000, answer: 1_000)
    let peer = service.process.map(ServiceProcess.init).flatMap { $0.isService ? $0 : nil }
    if let peer, peer.isStopped { return try awaitEnd(of: peer, force: force) }
    let process = (try? service.greet())?.process.map(ServiceProcess.init) ?? peer
    do throws(ServiceError) {
      _ = try service.call(ServiceRequest("service.stop"))
    } catch .gone {
      // The service has ended, as it was asked to.
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

  /// How long to wait for the service to end, in milliseconds. After a request to end, a service takes at most ten
  /// seconds.
  private static let patience: Int32 = 11_500

  /// Waits until a service has ended after a request to end. If it is suspended or does not end in time, kills it or
  /// fails with `conflict`, as `force` says.
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
      throw .conflict(.service(.survivedKill(process: number, inspection: ProcessState.inspection(of: number))))
    }
    if process.isStopped {
      throw .conflict(.service(.cannotEnd(process: number)))
    }
    throw .conflict(.service(.doesNotEnd(process: number)))
  }

  // MARK: A service without its socket

  /// Returns the service that holds the book but cannot be reached through its socket, either because the socket was
  /// removed or because too many clients are waiting to connect. Nil if there is no such service.
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

/// The result of starting or stopping a service.
package struct ServiceChange: Codable, Hashable, Sendable {
  package var socket: String
  package var process: Int32?
  /// Whether this call started or stopped the service. False if the service was already in the requested state.
  package var changed: Bool
  /// Whether the service had to be killed because it did not end.
  package var forced = false
}
