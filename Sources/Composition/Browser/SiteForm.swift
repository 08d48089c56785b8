import HTTP
import KernelApplication
import KernelPresentation
import Rendering
import System

/// A form sent by a page: the key of its action, and the values that the user entered.
struct SiteForm {
  let key: String
  /// All fields of the form, for actions with several fields.
  private let form: Form
  /// The single value entered; nil if the action takes none.
  let value: String?
  let upload: SiteUpload

  /// Additional parameters of the button that confirms a question; the use case does not get them. `confirmed` says
  /// that the question was asked, `entered` is the value entered before.
  static let confirmed = "-confirmed"
  static let entered = "-entered"
  /// The method of the button that cancels a task. `task` is its parameter, the task's number.
  static let cancelTask = "-cancel"
  static let task = "task"

  /// Reads the form. Files are accepted only after a field that contains the session's nonce.
  init(_ request: HTTPRequest, _ nonce: FormNonce) throws(HTTPRefusal) {
    let upload = SiteUpload()
    let form = try request.form { (event, before) throws(HTTPRefusal) in
      try nonce.check(before)
      upload.take(event)
    }
    try nonce.check(form)
    // In a form with several buttons, the pressed one may send the key of its own action as `instead`.
    guard let key = form["instead"] ?? form["action"] else { throw .malformedForm }
    self.key = key
    self.form = form
    self.upload = upload
    value = form["value"]
  }

  /// Whether each value entered is for one of these fields, so that the form may be the one with these fields.
  func isOf(_ fields: [Action.Input]) -> Bool {
    form.names.filter { $0.hasPrefix(ServedPages.fieldPrefix) }
      .allSatisfy { name in fields.contains { ServedPages.fieldName(of: $0) == name } }
  }

  /// Returns the route in the action's parameter `route`, with the values entered added to its query; nil if there is
  /// no valid route.
  func route(_ action: Action, _ fields: [Action.Input]) -> Route? {
    guard case .text(let address)? = action.parameters["route"], var route = Route(address) else { return nil }
    for field in fields {
      guard let text = form[ServedPages.fieldName(of: field)], !text.allSatisfy(\.isWhitespace) else { continue }
      route.query.append(Route.QueryItem(name: field.parameter, value: text.trimmingWhitespace))
    }
    return route
  }

  /// Returns the use case's input as JSON, made from the action's parameters and several fields.
  func input(_ action: Action, _ fields: [Action.Input]) throws(Failure) -> [UInt8] {
    var members = action.parameters.mapValues { Value.parameter($0) }
    for field in fields {
      let text = form[ServedPages.fieldName(of: field)] ?? ""
      let isLeftOut = field.isOptional == true && text.allSatisfy(\.isWhitespace)
      members[field.parameter] = isLeftOut ? nil : try value(field, text)
      if isLeftOut, let emptied = field.emptied { members[emptied] = .parameter(.flag(true)) }
      if let unit = field.unitMember { members[unit.name] = isLeftOut ? nil : .parameter(.text(unit.value)) }
    }
    return try App.json(ActionMembers(members))
  }

  /// Returns the values entered in several fields, to fill in the form again. Secrets such as passwords are left out.
  /// - Parameter failure: the reason why the input was refused.
  func entered(in fields: [Action.Input], _ failure: Failure) -> EnteredFields {
    let values = fields.filter { !$0.kind.isSecret }.compactMap { field in
      form[ServedPages.fieldName(of: field)].map { EnteredField(parameter: field.parameter, value: $0) }
    }
    guard case .invalidInput(let name, _, _) = failure else { return EnteredFields(action: key, values: values) }
    return EnteredFields(action: key, values: values, refused: name)
  }

  /// Returns the use case's input as JSON, made from the action's parameters and the single value entered.
  func input(_ action: Action) throws(Failure) -> [UInt8] {
    var (parameters, text) = (action.parameters, value ?? "")
    parameters[SiteForm.confirmed] = nil
    if case .text(let entered)? = parameters.removeValue(forKey: SiteForm.entered) { text = entered }
    var members = parameters.mapValues { Value.parameter($0) }
    if let input = action.input {
      if input.kind == .coordinates {
        let place = try coordinates(text, input.parameter)
        (members["latitude"], members["longitude"]) = (.number(place.latitude), .number(place.longitude))
      } else if input.kind == .span {
        let span = try span(text)
        members["from"] = span.from.map { .parameter(.text($0)) }
        members["to"] = span.to.map { .parameter(.text($0)) }
      } else {
        members[input.parameter] = try value(input, text)
        if let unit = input.unitMember { members[unit.name] = .parameter(.text(unit.value)) }
      }
    }
    return try App.json(ActionMembers(members))
  }

  private func coordinates(_ text: String, _ field: String) throws(Failure) -> Coordinates {
    guard let place = Coordinates(text) else {
      throw .invalidInput(field: field, problem: .input(.noCoordinates(text: text)))
    }
    return place
  }

  private func span(_ text: String) throws(Failure) -> SpanText {
    guard let span = SpanText(text) else {
      throw .invalidInput(field: "from", problem: .input(.noSpan(text: text)))
    }
    return span
  }

  private func value(_ input: Action.Input, _ text: String) throws(Failure) -> Value {
    switch input.kind {
    case .text, .email, .password, .newPassword, .oneTimeCode, .day, .time, .coordinates, .span:
      return .parameter(.text(text))
    case .number: return .number(try number(input, text))
    case .thousandths: return .number((try number(input, text) * 1_000).rounded())
    case .path: return .parameter(.text(SiteForm.absolute(text)))
    case .paths:
      let paths = try upload.paths() + (text.isEmpty ? [] : [SiteForm.absolute(text)])
      guard !paths.isEmpty else {
        throw .invalidInput(field: input.parameter, problem: .input(.noFileChosen), valid: [])
      }
      return .texts(paths)
    }
  }

  private func number(_ input: Action.Input, _ text: String) throws(Failure) -> Double {
    let number = text.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
    // Exponents and other number bases are refused, since they are more likely a typing mistake.
    let isPlain = number.allSatisfy { $0.isASCII && $0.isNumber || ".+-".contains($0) }
    guard isPlain, let value = Double(String(number)), value.isFinite else {
      throw .invalidInput(
        field: input.parameter, problem: .input(.noNumber(text: text)), valid: input.limits.map { [$0.text] } ?? [])
    }
    return value
  }

  /// Expands `~/` to the path of the home folder. Other relative paths stay; the use case refuses them.
  private static func absolute(_ text: String) -> String {
    let path = text.trimmingWhitespace
    guard path == "~" || path.hasPrefix("~/"), let home = ThisProcess.environment("HOME") else { return path }
    return home + path.dropFirst()
  }

  private enum Value: Encodable {
    case parameter(Action.Parameter)
    case number(Double)
    case texts([String])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .parameter(let parameter): try container.encode(parameter)
      case .number(let number): try container.encode(number)
      case .texts(let texts): try container.encode(texts)
      }
    }
  }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
