import JSONCoding
import KernelDomain
import KernelPresentation
import Rendering

/// A driver that calls use cases by their methods, in JSON.
protocol MethodDriver: Driver {
  func call(_ method: String, _ input: [String: Call.Value]) throws(Refusal) -> [UInt8]
}

extension MethodDriver {
  func show(_ route: String, _ language: Language?) throws(Refusal) -> Screen {
    try answer(ShowScreen.method, input(route, language))
  }

  func text(_ route: String, _ language: Language?) throws(Refusal) -> String {
    let output: RenderScreen.Output = try answer(RenderScreen.method, input(route, language))
    return output.text
  }

  func picture(_ route: String, _ language: Language?) throws(Refusal) -> String {
    var input = input(route, language)
    input["format"] = .of(.text(RenderScreen.Format.picture.rawValue))
    let output: RenderScreen.Output = try answer(RenderScreen.method, input)
    return output.text
  }

  func perform(_ call: Call) throws(Refusal) {
    _ = try self.call(call.method, call.parameters)
  }

  func tell(_ call: Call) throws(Refusal) -> [UInt8] { try self.call(call.method, call.parameters) }

  private func answer<Output: Decodable>(
    _ method: String, _ input: [String: Call.Value]
  ) throws(Refusal) -> Output {
    let output = try call(method, input)
    do {
      return try JSONDocument.decode(Output.self, from: output)
    } catch {
      throw Refusal(description: "\(error) in: \(String(decoding: output, as: UTF8.self))")
    }
  }

  private func input(_ route: String, _ language: Language?) -> [String: Call.Value] {
    var input: [String: Call.Value] = ["route": .of(.text(route)), "system": .of(.text("en"))]
    if let language { input["language"] = .of(.text(language.tag.rawValue)) }
    return input
  }
}
