import Composition
import JSONCoding
import KernelApplication
import KernelDomain
import KernelPresentation

/// The book in the test's own process, asked in JSON as any program would.
final class InProcessDoor: Door {
  private let app: App

  init(in sandbox: Sandbox) throws {
    app = try App(App.Configuration(store: sandbox.path + "/store", environment: { _ in nil }))
  }

  var screens: [RoutePattern] { app.screens.patterns }

  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen {
    var input: [String: Call.Value] = ["route": .of(.text(route))]
    if let language { input["language"] = .of(.text(language.rawValue)) }
    let output = try call(ShowScreen.method, input)
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
      return try app.call(method: method, json: JSONDocument.encode(input))
    } catch {
      throw Refusal(description: "\(error)")
    }
  }
}
