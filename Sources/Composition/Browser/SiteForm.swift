import HTTP
import KernelApplication
import KernelPresentation
import Rendering
import System

/// A form sent by a page: the key of its action, and the values that the user entered.
struct SiteForm {
  let key: String
  /// All fields of the form. They are used if the action has several fields.
  private let form: Form
  /// The value of the action's only field; nil if the form does not have such a field.
  let value: String?
  let upload: SiteUpload

  /// A parameter of the button with which the user confirms a question. It means that the user was asked. `entered` is
  /// the value that the user had entered before the question. No other button has these two parameters, and neither is
  /// passed to the use case.
  static let confirmed = "-confirmed"
  static let entered = "-entered"
  /// The method of the button that cancels a task. Its parameter `task` is the number that identifies the task.
  static let cancelTask = "-cancel"
  static let task = "task"

  /// Reads a form. Fails unless the form contains the session's nonce. Files are accepted only if they follow the
  /// nonce.
  init(_ request: HTTPRequest, _ nonce: FormNonce) throws(HTTPRefusal) {
    let upload = SiteUpload()
    let form = try request.form { (event, before) throws(HTTPRefusal) in
      try nonce.check(before)
      upload.take(event)
    }
    try nonce.check(form)
    // In a form with several buttons, the pressed button may send its own action's key as the field `instead`.
    guard let key = form["instead"] ?? form["action"] else { throw .malformedForm }
    self.key = key
    self.form = form
    self.upload = upload
    value = form["value"] ?? SiteForm.hours(form)
  }

  /// Returns the two times of day that were entered in fields of their own, as one text; nil if the form has no such
  /// fields.
  private static func hours(_ form: Form) -> String? {
    guard let from = form[ServedPages.from], let to = form[ServedPages.to] else { return nil }
    return HoursText(from: from, to: to, rest: form[ServedPages.rest] ?? "").text
  }

  /// Whether the sent values may come from a form with these fields. True if each of the values belongs to one of the
  /// fields.
  func isOf(_ fields: [Action.Input]) -> Bool {
    form.names.filter { $0.hasPrefix(ServedPages.fieldPrefix) }
      .allSatisfy { name in fields.contains { ServedPages.fieldName(of: $0) == name } }
  }

  /// Returns the route in the action's parameter `route`, adding the entered values as query items. Nil if there is no
  /// valid route.
  func route(_ action: Action, _ fields: [Action.Input]) -> Route? {
    guard case .text(let address)? = action.parameters["route"], var route = Route(address) else { return nil }
    for field in fields {
      guard let text = form[ServedPages.fieldName(of: field)], !text.allSatisfy(\.isWhitespace) else { continue }
      route.query.append(Route.QueryItem(name: field.parameter, value: text.trimmingWhitespace))
    }
    return route
  }

  /// Returns the text that was entered in one of several fields; nil if it is blank.
  func text(of field: Action.Input) -> String? {
    form[ServedPages.fieldName(of: field)].map(\.trimmingWhitespace).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the use case's input as JSON, made from the action's parameters and the values of several fields.
  func input(_ action: Action, _ fields: [Action.Input]) throws(Failure) -> [UInt8] {
    var members = action.parameters.mapValues { Value.parameter($0) }
    for field in fields {
      let text = form[ServedPages.fieldName(of: field)] ?? ""
      let isLeftOut = field.isOptional == true && TypedNumber.isNothing(text, for: field)
      members[field.parameter] = isLeftOut ? nil : try value(field, text)
      if isLeftOut, let emptied = field.emptied { members[emptied] = .parameter(.flag(true)) }
      if let unit = field.unitMember { members[unit.name] = isLeftOut ? nil : SiteForm.unit(text, field, unit.value) }
    }
    return try App.json(ActionMembers(members))
  }

  /// Returns the fields whose values are invalid regardless of the other values: empty fields that must be filled in,
  /// text where a number is needed, and numbers outside their limits.
  func wrong(among fields: [Action.Input]) -> [Action.Input] {
    fields.filter { field in
      guard let text = form[ServedPages.fieldName(of: field)] else { return false }
      if TypedNumber.isNothing(text, for: field) { return field.isOptional != true }
      guard [.number, .thousandths, .duration].contains(field.kind) else { return false }
      return TypedNumber(text, for: field).map { $0.isOutside(field) } ?? true
    }
  }

  /// Returns the values entered in several fields, so that the form can be filled in again. Omits secrets such as
  /// passwords.
  /// - Parameter failure: the reason why the input was rejected; nil if the form itself shows the reason.
  func entered(in fields: [Action.Input], _ failure: Failure? = nil) -> EnteredFields {
    let values = fields.filter { !$0.kind.isSecret }.compactMap { field in
      form[ServedPages.fieldName(of: field)].map { EnteredField(parameter: field.parameter, value: $0) }
    }
    guard case .invalidInput(let name, _, _) = failure else { return EnteredFields(action: key, values: values) }
    return EnteredFields(action: key, values: values, refused: name)
  }

  /// Returns the use case's input as JSON, made from the action's parameters and the value of its only field.
  func input(_ action: Action) throws(Failure) -> [UInt8] {
    var (parameters, text) = (action.parameters, value ?? "")
    parameters[SiteForm.confirmed] = nil
    if case .text(let entered)? = parameters.removeValue(forKey: SiteForm.entered) { text = entered }
    var members = parameters.mapValues { Value.parameter($0) }
    if let input = action.input {
      if input.kind == .coordinates {
        let place = try coordinates(text, input.parameter)
        (members["latitude"], members["longitude"]) = (.number(place.latitude), .number(place.longitude))
      } else {
        members[input.parameter] = try value(input, text)
        if let unit = input.unitMember { members[unit.name] = SiteForm.unit(text, input, unit.value) }
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

  private func value(_ input: Action.Input, _ text: String) throws(Failure) -> Value {
    switch input.kind {
    case .text, .email, .password, .newPassword, .oneTimeCode, .day, .time, .coordinates, .hours:
      return .parameter(.text(text))
    case .number, .duration: return .number(try number(input, text))
    case .thousandths: return .number((try number(input, text) * 1_000).rounded())
    case .newPath: return .parameter(.text(SiteForm.absolute(text)))
    case .path:
      guard let path = try upload.paths().first ?? (text.isEmpty ? nil : SiteForm.absolute(text)) else {
        throw SiteForm.noFile(input)
      }
      return .parameter(.text(path))
    case .paths:
      let paths = try upload.paths() + (text.isEmpty ? [] : [SiteForm.absolute(text)])
      guard !paths.isEmpty else { throw SiteForm.noFile(input) }
      return .texts(paths)
    }
  }

  private static func noFile(_ input: Action.Input) -> Failure {
    .invalidInput(field: input.parameter, problem: .input(.noFileChosen), valid: [])
  }

  private func number(_ input: Action.Input, _ text: String) throws(Failure) -> Double {
    guard let number = TypedNumber(text, for: input) else {
      let problem: InputMessage = input.kind == .duration ? .noDuration(text: text) : .noNumber(text: text)
      throw .invalidInput(
        field: input.parameter, problem: .input(problem), valid: input.limits.map { [$0.text] } ?? [])
    }
    return number.value
  }

  /// Returns the unit of a number: the one that was typed after it, otherwise the field's own.
  private static func unit(_ text: String, _ input: Action.Input, _ own: String) -> Value {
    .parameter(.text(TypedNumber(text, for: input)?.unit ?? own))
  }

  /// Replaces `~` at the start of a path with the path of the home folder. Other relative paths are returned unchanged,
  /// and the use case then rejects them.
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
