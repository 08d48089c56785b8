import KernelPresentation

/// A form as it is sent: what was entered, and what its other fields held.
struct SentForm {
  /// By the parameters that they fill.
  private(set) var entered: [String: String] = [:]
  private var values: [String: String] = [:]
  private(set) var parameters: [String: Call.Value] = [:]

  /// - Parameter given: by what the fields are called; of a choice, what is chosen is called.
  init(_ form: Element, _ given: [(field: String, value: String)]) throws {
    let fields = form.selfAndDescendants.filter { $0.role != .button && $0.action?.input != nil }
    for (field, value) in given {
      guard let element = fields.first(where: { $0.answers(to: field) }), let input = element.action?.input
      else {
        throw SpecFailure("the form has no \"\(field)\"")
      }
      entered[input.parameter] = try element.chosen(value)
    }
    for input in fields.compactMap(\.action?.input) where entered[input.parameter] == nil {
      values[input.parameter] = fields.first { $0.action?.input?.parameter == input.parameter }?.heldValue
    }
    values.merge(entered) { $1 }
    for input in fields.compactMap(\.action?.input) {
      let value = values[input.parameter] ?? ""
      if value.isEmpty, let emptied = input.emptied { parameters[emptied] = .of(.flag(true)) }
      guard !value.isEmpty || entered[input.parameter] != nil else { continue }
      if input.isOptional == true, TypedNumber.isNothing(value, for: input) { continue }
      parameters.merge(try input.parameters(of: value)) { $1 }
    }
  }

  /// What a person would write in place of the words in capitals.
  func command(_ command: String, method: String) -> String {
    if method.hasPrefix("feed.") { return FeedWorld.command(command, entered) }
    if method.hasPrefix("support.") { return SupportWorld.command(command, values) }
    if method == "running.addRun" { return addedRun(command) }
    if ["running.addWorkout", "running.editWorkout", "running.addShoes"].contains(method) {
      return command.replacing("NAME", with: "'\(values["name"] ?? "")'")
        .replacing("PLAN", with: "'\(values["plan"] ?? "")'")
    }
    if method.hasPrefix("running."), let at = values["at"] ?? values["from"].map({ "\($0)-\(values["to"] ?? "")" }) {
      return command.replacing("FROM-TO", with: at).replacing(" AT", with: " " + at)
    }
    if method.hasPrefix("swimming.") { return SwimmingWorld.command(command, values) }
    return method.hasPrefix("strength.")
      ? StrengthWorld.command(command, values) : AccountWorld.command(command, entered)
  }
}

extension SentForm {
  /// The command that adds a run by hand, with the day, the words and an option for each further field.
  private func addedRun(_ command: String) -> String {
    let words = ["time", "distance", "duration"].compactMap { values[$0] }.filter { !$0.isEmpty }
    let options = [
      "name": "--name", "shoes": "--shoes", "note": "--note", "effort": "--effort", "kind": "--kind",
    ]
    let further = options.sorted { $0.key < $1.key }.compactMap { field, option in
      values[field].flatMap { $0.isEmpty ? nil : "\(option) '\($0)'" }
    }
    let tags = [values["tags/0"], values["labels"]].compactMap { $0 }.filter { !$0.isEmpty }
    let details =
      (values["place"] == "indoors" ? ["--indoor"] : [])
      + (tags.isEmpty ? [] : ["--tag '\(tags.joined(separator: ","))'"])
    return
      ([command.replacing("DAY", with: values["day"] ?? "").replacing("WORDS", with: words.joined(separator: " "))]
      + further + details).joined(separator: " ")
  }
}

extension Element {
  /// What the field holds before anything is entered.
  fileprivate var heldValue: String? {
    switch role {
    case .radioGroup, .segmentedControl: children.first { $0.isOn == true }?.value
    case .toggle: isOn == true ? value : nil
    default: value
    }
  }

  fileprivate func chosen(_ name: String) throws -> String {
    if role == .toggle { return name == "on" ? value ?? "" : "" }
    guard [.radioGroup, .segmentedControl].contains(role) else { return name }
    guard let choice = children.first(where: { $0.answers(to: name) })?.value else {
      throw SpecFailure("\"\(name)\" cannot be chosen")
    }
    return choice
  }
}

extension Action.Input {
  /// What a value that was entered is sent as; what is no number where one is asked for, as it is.
  func parameters(of value: String) throws -> [String: Call.Value] {
    switch kind {
    case .number, .duration:
      return [parameter: .of(TypedNumber(value, for: self).map { Action.Parameter($0.value) } ?? .text(value))]
    case .thousandths:
      guard let number = TypedNumber(value, for: self) else { return [parameter: .of(.text(value))] }
      var parameters: [String: Call.Value] = [parameter: .of(.number(Int((number.value * 1_000).rounded())))]
      if let unit = unitMember { parameters[unit.name] = .of(.text(number.unit ?? unit.value)) }
      return parameters
    default: return [parameter: .of(.text(value))]
    }
  }
}
