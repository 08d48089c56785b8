import Composition
import JSONCoding
import KernelApplication
import KernelPresentation

/// The book in the test's own process, asked in JSON as any program would.
final class InProcessDoor: MethodDoor {
  private let configuration: App.Configuration
  private var app: App

  init(in sandbox: Sandbox, clock: String?) throws {
    configuration = App.Configuration(
      store: sandbox.path + "/store", environment: { $0 == "RECORDBOOK_CLOCK" ? clock : nil })
    app = try App(configuration)
  }

  func whileClosed(_ body: (String) throws -> Void) throws {
    try body(app.storePath)
    app = try App(configuration)
  }

  var screens: [RoutePattern] { app.screens.patterns }

  func call(_ method: String, _ input: [String: Call.Value]) throws(Refusal) -> [UInt8] {
    do {
      return try app.call(method: method, json: JSONDocument.encode(ActionMembers(input)))
    } catch let failure as Failure {
      throw Refusal(failure)
    } catch {
      throw Refusal(description: "\(error)")
    }
  }
}
