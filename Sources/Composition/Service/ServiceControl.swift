import Glibc
import IPC
package import KernelApplication

/// Starts and stops the service, and asks it how it is: whatever version it is of, and whichever book it serves.
package struct ServiceControl {
  private let configuration: App.Configuration
  /// Where the service listens, or would.
  package let socket: String

  /// - Parameter socket: `--socket`; nil is where a service of the configured book listens.
  package init(_ configuration: App.Configuration, socket: String?) throws(Failure) {
    self.configuration = configuration
    self.socket = try SocketAddress(configuration.socketPath(socket)).path
  }

  /// Fails with `notFound` when no service listens.
  package func status() throws(Failure) -> ServiceStatus {
    guard let service = try connect() else { throw .noService(socket) }
    do throws(ServiceError) {
      _ = try service.greet()
      return ServiceStatus(json: try service.call(ServiceRequest("service.status")))
    } catch {
      throw Failure(error, of: service, "service.status")
    }
  }

  /// Returns once the service answers, be it a new one or one that ran before.
  /// Fails with why it can't be started, and when the service there serves another book.
  package func start() throws(Failure) -> ServiceChange {
    if let running = try running() { return ServiceChange(socket: socket, process: running.process, changed: false) }
    return try launch(store: configuration.store == nil ? nil : configuration.storePath())
  }

  /// Returns once the service has ended; `changed` is false when none ran.
  package func stop() throws(Failure) -> ServiceChange {
    guard let service = try connect() else { return ServiceChange(socket: socket, process: nil, changed: false) }
    return try stop(service)
  }

  /// The new one serves what the one before did, unless the configuration says otherwise.
  package func restart() throws(Failure) -> ServiceChange {
    var store = configuration.store == nil ? nil : try configuration.storePath()
    if let service = try connect() {
      _ = try stop(service)
      store = store ?? service.greeting?.store?.path
    }
    // One that systemd listens for is started by being asked.
    if let running = try running() { return ServiceChange(socket: socket, process: running.process, changed: true) }
    return try launch(store: store)
  }

  // MARK: Steps

  func connect() throws(Failure) -> ServiceConnection? {
    let address = try SocketAddress(socket)
    do throws(RPCClient.ConnectError) {
      return try ServiceConnection(address)
    } catch .absent {
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
    try ServiceLauncher(socket: socket, store: store).launch()
    guard let service = try connect() else { throw .noService(socket) }
    let greeting = try? service.greet()
    return ServiceChange(socket: socket, process: greeting?.process ?? service.process, changed: true)
  }

  /// Asks it to end; one that does not understand is told by a signal.
  private func stop(_ service: ServiceConnection) throws(Failure) -> ServiceChange {
    let process = (try? service.greet())?.process ?? service.process.flatMap { isService($0) ? $0 : nil }
    do throws(ServiceError) {
      _ = try service.call(ServiceRequest("service.stop"))
    } catch .gone {
      // It ended, as it was asked to.
    } catch {
      guard let process, isService(process) else { throw Failure(error, of: service, "service.stop") }
      kill(process, SIGTERM)
    }
    service.waitForEnd(timeout: 30_000)
    guard let process else { return ServiceChange(socket: socket, process: nil, changed: true) }
    for _ in 0..<6_000 where runs(process) { usleep(5_000) }
    guard !runs(process) else {
      throw .conflict(
        problem: "the service (\(process)) does not end", hint: "End it, though it may be at work: kill -9 \(process)")
    }
    return ServiceChange(socket: socket, process: process, changed: true)
  }

  /// One that has ended, though nobody took note of it, does not run.
  private func runs(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 else { return false }
    let state = told(process, "stat").split(separator: ")").last.flatMap { $0.first { $0 != " " } }
    return state != "Z"
  }

  /// A socket that systemd holds tells systemd's process, which is no service to be ended.
  private func isService(_ process: Int32) -> Bool {
    told(process, "comm") == "recordbookd\n"
  }

  /// What the kernel tells of a process; empty where it tells nothing.
  private func told(_ process: Int32, _ what: String) -> String {
    guard let file = fopen("/proc/\(process)/\(what)", "r") else { return "" }
    defer { fclose(file) }
    var text = [UInt8](repeating: 0, count: 512)
    let count = fread(&text, 1, text.count, file)
    return String(decoding: text[..<count], as: UTF8.self)
  }
}

/// What became of a service.
package struct ServiceChange: Codable, Hashable, Sendable {
  package var socket: String
  package var process: Int32?
  /// False when it was already so.
  package var changed: Bool
}
