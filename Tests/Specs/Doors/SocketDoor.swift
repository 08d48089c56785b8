import Composition
import Glibc
import IPC
import JSONCoding
import KernelApplication
import KernelDomain
import KernelPresentation

/// The book through a service of its own, a process that was really started, asked over its socket as any program would.
final class SocketDoor: Door {
  private let control: ServiceControl
  private let service: ServiceConnection

  init(in sandbox: Sandbox) throws {
    control = try ServiceControl(App.Configuration(store: sandbox.path + "/store"), socket: nil)
    _ = try control.start()
    service = try ServiceConnection(SocketAddress(control.socket))
  }

  deinit {
    do {
      // It is a child of this process, which therefore has to take note of its end.
      if let process = try control.stop().process { waitpid(process, nil, 0) }
    } catch {
      preconditionFailure("the service of a scenario does not end: \(error)")
    }
  }

  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen {
    var input: [String: Call.Value] = ["route": .of(.text(route)), "system": .of(.text("en"))]
    if let language { input["language"] = .of(.text(language.rawValue)) }
    let output = try call("screen.show", input)
    do {
      return try JSONDocument.decode(Screen.self, from: output)
    } catch {
      throw Refusal(description: "\(error) in: \(String(decoding: output, as: UTF8.self))")
    }
  }

  func text(_ route: String, _ language: Language?) throws(Refusal) -> String {
    TextRenderer(width: 80).render(try show(route, language))
  }

  func perform(_ call: Call) throws(Refusal) {
    _ = try self.call(call.method, call.parameters)
  }

  private func call(_ method: String, _ input: [String: Call.Value]) throws(Refusal) -> [UInt8] {
    do {
      return try service.call(ServiceRequest(method, JSONDocument.encode(input)))
    } catch ServiceError.refused(let error) {
      throw Refusal(description: Failure(error).map { "\($0)" } ?? "\(error)")
    } catch {
      throw Refusal(description: "\(error)")
    }
  }
}
