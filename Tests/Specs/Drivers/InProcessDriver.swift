import Composition
import JSONCoding
import KernelApplication
import KernelPresentation

/// Drives the book in the test's own process, by calls in JSON.
final class InProcessDriver: MethodDriver {
  private let store: String
  private var clock: String?
  private var app: App

  init(in sandbox: Sandbox, clock: String?) throws {
    store = sandbox.path + "/store"
    self.clock = clock
    app = try InProcessDriver.open(store, clock)
  }

  func whileClosed(_ body: (String) throws -> Void) throws {
    try body(app.storePath)
    app = try InProcessDriver.open(store, clock)
  }

  func set(clock: String) throws {
    self.clock = clock
    app = try InProcessDriver.open(store, clock)
  }

  private static func open(_ store: String, _ clock: String?) throws -> App {
    let clock = try clock.map(ScenarioClock.here)
    return try App(
      App.Configuration(store: store, environment: { $0 == "RECORDBOOK_CLOCK" ? clock : nil }), keepsSessions: true)
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
