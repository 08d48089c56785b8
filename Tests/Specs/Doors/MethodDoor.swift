import JSONCoding
import KernelDomain
import KernelPresentation

/// A door that asks use cases by their methods, in JSON, as any program would.
protocol MethodDoor: Door {
  func call(_ method: String, _ input: [String: Call.Value]) throws(Refusal) -> [UInt8]
}

extension MethodDoor {
  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen {
    var input: [String: Call.Value] = ["route": .of(.text(route)), "system": .of(.text("en"))]
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
}
