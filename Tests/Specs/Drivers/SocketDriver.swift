import Composition
import IPC
import JSONCoding
import KernelApplication
import KernelPresentation
import Libc
import TestSupport

/// Drives the book through a service in a real process of its own, by calls over its socket.
final class SocketDriver: MethodDriver {
  private let control: ServiceControl
  private let store: String
  private var service: ServiceConnection

  /// Starts the service with another clock, in a process of its own; nil for the usual clock.
  private var starter: CommandLineDriver?
  private let sandbox: Sandbox

  init(in sandbox: Sandbox, clock: String?) throws {
    store = sandbox.path + "/store"
    self.sandbox = sandbox
    var configuration = App.Configuration(store: sandbox.path + "/store")
    configuration.program = TestProcess.programs + "/recordbook"
    control = try ServiceControl(configuration, socket: nil)
    starter = try clock.map { try CommandLineDriver(in: sandbox, clock: $0) }
    try SocketDriver.start(control, of: store, starter)
    service = try ServiceConnection(SocketAddress(control.socket))
  }

  func whileClosed(_ body: (String) throws -> Void) throws {
    try stop()
    try body(store)
    try SocketDriver.start(control, of: store, starter)
    service = try ServiceConnection(SocketAddress(control.socket))
  }

  func set(clock: String) throws {
    try stop()
    starter = try CommandLineDriver(in: sandbox, clock: clock)
    try SocketDriver.start(control, of: store, starter)
    service = try ServiceConnection(SocketAddress(control.socket))
  }

  private static func start(_ control: ServiceControl, of store: String, _ starter: CommandLineDriver?) throws {
    guard let starter else {
      _ = try control.start()
      return
    }
    _ = try starter.run(
      ShellCommand.recordbook("--socket", control.socket, "--store", store, "service", "start"))
  }

  /// Stops the service. It is a child of this process, which therefore has to wait for its end.
  private func stop() throws {
    if let process = try control.stop().process { waitpid(process, nil, 0) }
  }

  deinit {
    do {
      try stop()
    } catch {
      preconditionFailure("the service of a scenario does not end: \(error)")
    }
  }

  func call(_ method: String, _ input: [String: Call.Value]) throws(Refusal) -> [UInt8] {
    do {
      return try service.call(ServiceRequest(method, JSONDocument.encode(ActionMembers(input))))
    } catch ServiceError.refused(let error) {
      throw Failure(error).map(Refusal.init) ?? Refusal(description: "\(error)")
    } catch {
      throw Refusal(description: "\(error)")
    }
  }
}
