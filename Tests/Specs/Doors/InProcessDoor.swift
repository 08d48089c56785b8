import Composition
import JSONCoding
import KernelApplication
import KernelPresentation

/// The book in the test's own process, asked in JSON as any program would.
final class InProcessDoor: MethodDoor {
  private let app: App

  init(in sandbox: Sandbox) throws {
    app = try App(App.Configuration(store: sandbox.path + "/store", environment: { _ in nil }))
  }

  var screens: [RoutePattern] { app.screens.patterns }

  func call(_ method: String, _ input: [String: Call.Value]) throws(Refusal) -> [UInt8] {
    do {
      return try app.call(method: method, json: JSONDocument.encode(input))
    } catch {
      throw Refusal(description: "\(error)")
    }
  }
}
