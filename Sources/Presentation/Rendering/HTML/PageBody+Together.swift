import KernelPresentation

/// Writes forms whose fields are sent together by the button after them.
extension PageBody {
  mutating func addFieldsTogether(_ form: Element) {
    let button = form.submits.last
    guard formAddress != nil, let button, let action = button.action, !button.isDisabled else {
      return addAll(form.children)
    }
    openForm(
      action, "act together", takesFiles: form.children.contains(where: \.takesFile), isChecked: true,
      saves: form.saves, id: form.key)
    let entered = renderer.links.entered(in: form, action)
    if let title = form.text { html.element(headingTag, "title", title) }
    if let id = form.key {
      outer = OuterForm(id: id, entered: entered)
      addSilentSubmit()
    }
    for child in form.children where child != button {
      if let input = child.action?.input, child.role == .radioGroup || child.role == .segmentedControl {
        addChoiceTogether(child, input, entered)
      } else if child.role == .radioGroup, child.children.first?.role == .toggle {
        addTogglesTogether(child, entered)
      } else if child.role == .recorder {
        addRecorderParts(child)
      } else if child.role == .span {
        addSpan(child, entered)
      } else if let input = child.action?.input {
        addTogether(child, input, entered)
      } else if let action = child.action, child.role == .button {
        addOtherSubmit(child, action)
      } else {
        add(child)
      }
    }
    if form.submitInHeader == nil { addSubmit(button, saves: form.saves) }
    outer = nil
    if form.saves { html.raw("<p class=\"saved caption\" role=\"status\"></p>") }
    html.raw("</form>\n")
  }

  private mutating func addSubmit(_ button: Element, saves: Bool) {
    let id = claim(button)
    html.open("button", saves ? "button primary save" : "button primary") {
      $0.attribute("id", id)
      $0.attribute("aria-label", button.spokenName)
      $0.attribute("title", button.hint)
      $0.attribute("aria-keyshortcuts", button.shortcut)
    }
    addFace(button)
    html.raw("</button>")
  }

  /// Writes a button that sends the form's fields, but to a different action than the form's own.
  mutating func addOtherSubmit(_ button: Element, _ action: Action) {
    let id = claim(button)
    html.open("button", action.method == ShowScreen.method ? "button preview" : button.text == nil ? "check" : "button")
    {
      $0.attribute("id", id)
      $0.raw(" name=\"instead\"")
      $0.attribute("value", action.key)
      $0.attribute("aria-label", button.spokenName)
    }
    addFace(button)
    html.raw("</button>")
  }

  /// Writes a group of choices inside a form. The selected choice is sent together with the other fields.
  private mutating func addChoiceTogether(_ group: Element, _ input: Action.Input, _ entered: EnteredFields?) {
    let chosen = entered?[input.parameter]
    html.raw("<fieldset class=\"group\">")
    html.element("legend", "", group.text ?? "")
    let isSegmented = group.role == .segmentedControl
    if isSegmented { html.raw("<div class=\"segments\">") }
    var isWrong = entered?.refuses(input) == true
    for choice in group.children {
      html.raw("<div class=\"control\"><label><input type=\"radio\" name=\"")
      html.text(ServedPages.fieldName(of: input))
      html.raw("\"")
      html.attribute("value", choice.value ?? "")
      if chosen.map({ $0 == choice.value }) ?? (choice.isOn == true) { html.raw(" checked") }
      if isWrong { addWrong(input, entered, isNamed: false) }
      isWrong = false
      html.attribute("aria-label", choice.spokenName)
      html.raw(">")
      html.element("span", "", choice.text ?? "")
      html.raw("</label></div>")
    }
    if isSegmented { html.raw("</div>") }
    html.raw("</fieldset>\n")
  }

  /// Writes a group of toggles inside a form. The values of those that are on are sent together with the other fields.
  private mutating func addTogglesTogether(_ group: Element, _ entered: EnteredFields?) {
    html.raw("<fieldset class=\"group\">")
    html.element("legend", "", group.text ?? "")
    for toggle in group.children {
      guard let input = toggle.action?.input else { continue }
      html.raw("<div class=\"control\"><label><input type=\"checkbox\" name=\"")
      html.text(ServedPages.fieldName(of: input))
      html.raw("\"")
      html.attribute("value", toggle.value ?? "")
      if entered.map({ $0[input.parameter] != nil }) ?? (toggle.isOn == true) { html.raw(" checked") }
      html.attribute("aria-label", toggle.spokenName)
      html.raw(">")
      html.element("span", "", toggle.text ?? "")
      html.raw("</label></div>")
    }
    html.raw("</fieldset>\n")
  }

  mutating func addTogether(_ field: Element, _ input: Action.Input, _ entered: EnteredFields?) {
    let problem = entered?.problem(of: input)
    let note = field.hint == nil && problem == nil ? nil : nextID()
    html.raw(input.kind == .path ? "<div class=\"field files\"><label><span>" : "<div class=\"field\"><label><span>")
    html.text(field.text ?? "")
    html.raw("</span><input name=\"")
    html.text(input.kind == .path ? "file" : ServedPages.fieldName(of: input))
    html.raw("\"")
    html.raw(input.kind.attributes)
    if input.isOptional != true { html.raw(" required") }
    html.attribute("aria-label", field.label)
    html.attribute("aria-keyshortcuts", field.shortcut)
    html.attribute("aria-describedby", note)
    if entered?.refuses(input) == true { addWrong(input, entered, isNamed: field.key != nil) }
    let value = entered?[input.parameter] ?? field.value
    if field.role != .secureField, input.kind != .path {
      html.attribute("value", value.flatMap { $0.isEmpty ? nil : $0 })
    }
    html.attribute("placeholder", field.placeholder)
    html.attribute("id", field.key)
    html.raw("></label>")
    addSteps(field)
    if field.role == .secureField {
      // The button is hidden until the script shows it, because it does nothing without the script.
      html.open("button", "peek") {
        $0.raw(" type=\"button\" aria-pressed=\"false\"")
        $0.attribute("aria-label", "\(words.showPassword): \(field.text ?? "")")
      }
      html.text(words.showPassword)
      html.raw("</button>")
    }
    if let note, let words = problem ?? field.hint { addNote(words, note, isProblem: problem != nil) }
    html.raw("</div>\n")
  }

  /// Writes the text below a field: the reason why its value was refused, or its hint.
  mutating func addNote(_ text: String, _ id: String, isProblem: Bool) {
    html.open("p", isProblem ? "caption problem" : "caption c-secondary") { $0.attribute("id", id) }
    if isProblem { addIcon(.warning) }
    html.text(text)
    html.close("p")
  }
}

extension PageBody {
  /// The HTML attribute that marks a field whose value was refused.
  static let wrongField = " aria-invalid=\"true\""

  /// Writes the attributes of a field whose value was refused. If no other value was refused, the field gets the focus.
  /// - Parameter isNamed: whether the field already has an id; if not, an id is written.
  mutating func addWrong(_ input: Action.Input, _ entered: EnteredFields?, isNamed: Bool) {
    let others = (entered?.problems ?? []).count
    if !isNamed { html.attribute("id", others > 1 ? "wrong-\(input.parameter)" : "wrong") }
    html.raw(made: PageBody.wrongField)
    if others < 2 { html.raw(" autofocus") }
  }

  /// Writes the attributes of a refused field. This is for a field that is sent on its own; writes nothing unless its
  /// value was refused.
  /// - Parameter isNamed: whether the field already has an id; if not, an id is written.
  mutating func addWrong(_ action: Action, isNamed: Bool = false) {
    guard let input = action.input, case .served(let pages) = renderer.links, let entered = pages.entered,
      entered.action == action.key, entered.refuses(input)
    else { return }
    addWrong(input, entered, isNamed: isNamed)
  }
}

extension EnteredFields {
  /// Whether the input's parameter was refused, or a parameter that contains it, as `load` contains `load/thousandths`.
  func refuses(_ input: Action.Input) -> Bool {
    let all = (refused.map { [$0] } ?? []) + (problems ?? []).map(\.parameter)
    return all.contains { input.parameter == $0 || input.parameter.hasPrefix($0 + "/") }
  }

  /// Returns the text, shown below the input's field, that says why the value was refused; nil if there is none.
  func problem(of input: Action.Input) -> String? {
    problems?.first { input.parameter == $0.parameter || input.parameter.hasPrefix($0.parameter + "/") }?.value
  }
}

extension Element {
  /// Whether the element sends a file: a sound, or a file that the user chooses.
  fileprivate var takesFile: Bool { role == .recorder || action?.input?.kind == .path }
}

extension PageLinks {
  /// Returns the values that the user entered in this form before the form was refused; nil if it was not refused.
  fileprivate func entered(in form: Element, _ action: Action) -> EnteredFields? {
    guard case .served(let pages) = self, let entered = pages.entered, entered.action == action.key,
      entered.values.allSatisfy({ entered in form.inputs.contains { $0.parameter == entered.parameter } })
    else { return nil }
    return entered
  }
}

extension Action.Input.Kind {
  /// Whether the input is a secret, which must be neither shown nor stored.
  package var isSecret: Bool {
    switch self {
    case .password, .newPassword, .oneTimeCode: true
    case .text, .email, .day, .time, .coordinates, .hours, .number, .thousandths, .duration, .path, .newPath,
      .paths:
      false
    }
  }

  /// The attributes `type` and `autocomplete` of the HTML input. The second tells browsers and password managers what
  /// they may fill in (HTML, 4.10.18.7).
  var attributes: StaticString {
    switch self {
    case .email:
      " type=\"email\" inputmode=\"email\" autocomplete=\"username\" autocapitalize=\"none\" spellcheck=\"false\""
    case .password: " type=\"password\" autocomplete=\"current-password\""
    case .newPassword: " type=\"password\" autocomplete=\"new-password\" minlength=\"8\""
    case .oneTimeCode:
      " type=\"text\" autocomplete=\"one-time-code\" autocapitalize=\"characters\" spellcheck=\"false\""
    case .number, .thousandths: " type=\"number\" inputmode=\"decimal\" step=\"any\""
    case .day: " type=\"date\""
    case .time: " type=\"time\""
    case .path, .paths: " type=\"file\""
    case .text, .duration, .coordinates, .hours, .newPath: " type=\"text\" dir=\"auto\" autocomplete=\"off\""
    }
  }
}
