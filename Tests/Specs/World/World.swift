import KernelDomain
import KernelPresentation

/// What a scenario has come to so far.
final class World {
  private let driver: any Driver
  let sandbox: Sandbox
  private var current: Screen?
  private(set) var refusal: Refusal?
  private var language: Language?
  private var stepActs = false

  init(driver: any Driver, sandbox: Sandbox) {
    self.driver = driver
    self.sandbox = sandbox
  }

  func screen() throws -> Screen {
    if let refusal { throw SpecFailure("the book refused: \(refusal)") }
    guard let current else { throw SpecFailure("no screen was opened") }
    return current
  }

  func take(_ step: StepDefinition, _ arguments: StepArguments) throws {
    stepActs = step.acts
    try step.run(self, arguments)
  }

  /// Has the book do something, for a step that says it acts.
  func perform(_ call: Call) throws {
    guard stepActs else { throw SpecFailure("the step acts, and its definition does not say so") }
    try driver.perform(call)
  }

  /// The same, where a refusal is what the steps after it expect.
  func attempt(_ call: Call) throws {
    do {
      try perform(call)
    } catch let refusal as Refusal {
      (current, self.refusal) = (nil, refusal)
    }
  }

  /// Has the book's clock stand at a moment.
  func stand(at moment: String) throws {
    try driver.set(clock: moment + " x0")
  }

  /// Opens a route; a refusal is kept for the steps that expect one.
  func open(_ route: String, _ language: Language?) {
    self.language = language
    (current, refusal) = (nil, nil)
    do throws(Refusal) {
      current = try driver.show(route, language)
    } catch {
      refusal = error
    }
  }

  /// Does what the control does, then opens where it leads: the same screen where it leads nowhere. A refusal of what was
  /// given is kept for the steps that expect one. Of several controls of one name, such as a field below the choice that it
  /// is named after, the one that takes what is given comes first.
  func press(_ name: String, giving input: String? = nil) throws {
    let screen = try screen()
    let matches = screen.elements.filter { $0.isInteractive && $0.answers(to: name) }
    let enabled = matches.filter { !$0.isDisabled }
    let takesInput = { (element: Element) in element.action?.input != nil }
    guard let element = enabled.first(where: { takesInput($0) == (input != nil) }) ?? enabled.first else {
      throw SpecFailure(matches.isEmpty ? "there is nothing like \"\(name)\" to press" : "\"\(name)\" is disabled")
    }
    if let action = element.action {
      guard let command = element.command else { throw SpecFailure("\"\(name)\" has no command") }
      guard stepActs else { throw SpecFailure("the step acts, and its definition does not say so") }
      let call = try Call(action, command: command, input: input)
      do throws(Refusal) {
        try driver.press(
          PressedControl(
            route: screen.route.description, language: language, action: action, input: input, call: call))
      } catch {
        guard input != nil else { throw error }
        (current, refusal) = (nil, error)
        return
      }
    }
    open((element.route ?? screen.route).description, language)
  }

  /// Does what the button of a form does, with its fields filled in; a refusal is kept for the steps that expect one.
  /// - Parameter values: by what the fields are called.
  func send(_ name: String, _ values: [(field: String, value: String)]) throws {
    let screen = try screen()
    let forms = screen.elements.filter(\.isForm)
    func button(_ form: Element) -> Element? {
      form.children.first { $0.role == .button && $0.answers(to: name) }
    }
    guard let form = forms.first(where: { button($0) != nil }), let button = button(form), let action = button.action,
      let command = button.command
    else { throw SpecFailure("there is no form with \"\(name)\"") }
    guard stepActs else { throw SpecFailure("the step acts, and its definition does not say so") }
    let sent = try SentForm(form, values)
    do throws(Refusal) {
      try driver.press(
        PressedControl(
          route: screen.route.description, language: language, action: action, fields: sent.entered,
          call: Call(
            method: action.method,
            parameters: action.parameters.mapValues { .of($0) }.merging(sent.parameters) { $1 },
            command: sent.command(command, method: action.method))))
    } catch {
      (current, refusal) = (nil, error)
      return
    }
    open((button.route ?? screen.route).description, language)
  }

  func show(_ route: Route) throws(Refusal) -> Screen {
    try driver.show(route.description, language)
  }

  /// The screen that is open, as a terminal 80 columns wide shows it.
  func text() throws -> String {
    try driver.text(screen().route.description, language)
  }

  /// The picture of the screen that is open, as SVG.
  func picture() throws -> String {
    try driver.picture(screen().route.description, language)
  }

  /// Does something to the store's folder, of that path, while no program has it open.
  func whileClosed(_ body: (String) throws -> Void) throws {
    try driver.whileClosed(body)
  }

  /// Has a service keep the book, for what is in the memory of one process alone.
  func serve() throws {
    try driver.serve()
  }

  /// Has the book take in something, and returns what it answers, in JSON.
  func tell(_ call: Call) throws -> [UInt8] {
    try driver.tell(call)
  }

  /// Has the book take in what a scenario begins with, which is not what it is about.
  func fill(_ call: Call) throws {
    try driver.perform(call)
  }
}

extension Call {
  /// - Parameter input: fills the parameter that the control asks for, and the last word of its command.
  init(_ action: Action, command: String, input: String?) throws {
    self.init(method: action.method, parameters: action.parameters.mapValues { .of($0) }, command: command)
    guard let wanted = action.input else { return }
    guard let input else { throw SpecFailure("\(action.method) asks for \(wanted.parameter)") }
    if wanted.kind == .coordinates {
      guard let place = Coordinates(input) else { throw SpecFailure("\(input) is no latitude and longitude") }
      (parameters["latitude"], parameters["longitude"]) = (.degrees(place.latitude), .degrees(place.longitude))
    } else {
      parameters.merge(try wanted.parameters(of: input)) { $1 }
    }
    let words = command.split(separator: " ").map(String.init)
    let unit = wanted.kind == .thousandths ? wanted.limits?.unit ?? "" : ""
    self.command = words.dropLast().joined(separator: " ") + " " + "'\(input)\(unit)'"
  }
}

/// What the book shows is not what the spec says.
struct SpecFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
