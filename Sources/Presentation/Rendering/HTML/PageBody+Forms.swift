import KernelPresentation

/// Writes the forms of a page from a server. Each form is posted to the screen's own address, with the key of the
/// action to perform. The user's input is sent as `value`, or as files.
extension PageBody {
  /// Writes a button that performs an action, preceded by the field for the action's input if there is one.
  mutating func addForm(_ button: Element, _ action: Action, _ classes: Classes) {
    openForm(action, takesFiles: action.input?.kind == .paths)
    if let input = action.input { addInputs(action, input, button.value) }
    let id = claim(button)
    html.open("button", classes) {
      $0.attribute("id", id)
      $0.attribute("aria-label", button.spokenName)
      $0.attribute("title", button.hint)
      $0.attribute("aria-keyshortcuts", button.shortcut)
    }
    addFace(button)
    html.raw("</button></form>\n")
  }

  /// Writes a choice or toggle that performs its action when it is pressed.
  mutating func addSwitch(_ control: Element, _ action: Action) {
    openForm(action, Classes("act control", fill: control.fill))
    let isSwitch = control.role == .toggle
    let id = claim(control)
    html.open("button", "pressable") {
      $0.attribute("id", id)
      $0.raw(isSwitch ? " role=\"switch\" aria-checked=\"" : " aria-pressed=\"")
      $0.raw(control.isOn == true ? "true\"" : "false\"")
      if control.isDisabled { $0.raw(" disabled") }
      $0.attribute("aria-label", control.spokenName)
    }
    html.raw(isSwitch ? "<span class=\"switch\" aria-hidden=\"true\"></span>" : PageBody.mark)
    addChoiceFace(control)
    html.raw("</button></form>\n")
  }

  /// Writes the selected choice of a group whose other choices take effect at once. It does nothing.
  mutating func addChosen(_ choice: Element) {
    html.open("div", Classes("act control", fill: choice.fill))
    html.raw("<button type=\"button\" class=\"pressable\" aria-pressed=\"true\" disabled")
    html.attribute("aria-label", choice.spokenName)
    html.raw(">")
    html.raw(PageBody.mark)
    addChoiceFace(choice)
    html.raw("</button></div>\n")
  }

  private static let mark: StaticString = "<span class=\"mark\" aria-hidden=\"true\"></span>"

  private mutating func addChoiceFace(_ choice: Element) {
    if choice.fill != nil { html.raw("<span class=\"dot\" aria-hidden=\"true\"></span>") }
    addFace(choice)
  }

  /// Writes the start of a form.
  /// - Parameters:
  ///   - action: the action that the form performs.
  ///   - takesFiles: whether the form uploads files.
  ///   - isChecked: whether the server checks the input and reports errors on the same page.
  ///   - saves: whether the script sends the form as soon as anything in it changes.
  mutating func openForm(
    _ action: Action, _ classes: Classes = "act", takesFiles: Bool = false, isChecked: Bool = false,
    saves: Bool = false, id: String? = nil
  ) {
    html.open("form", classes) {
      $0.attribute("id", id)
      $0.raw(" method=\"post\"")
      if saves { $0.raw(" data-saves") }
      $0.attribute("action", formAddress)
      if takesFiles { $0.raw(" enctype=\"multipart/form-data\"") }
      // The server's error messages are shown instead of the browser's.
      if isChecked { $0.raw(" novalidate") }
    }
    addHidden("nonce", renderer.links.nonce)
    addHidden("action", action.key)
  }

  private mutating func addHidden(_ name: StaticString, _ value: String?) {
    html.raw("<input type=\"hidden\" name=\"")
    html.raw(name)
    html.raw("\"")
    html.attribute("value", value)
    html.raw(">")
  }

  /// Writes the fields for an action's input.
  /// - Parameter entered: the text that the user entered before, if the form was refused; nil otherwise.
  private mutating func addInputs(_ action: Action, _ input: Action.Input, _ entered: String?) {
    if input.kind == .paths { return addFileChooser(action) }
    html.raw("<div class=\"field\"><label><span>")
    switch input.kind {
    case .path, .newPath, .paths: html.text(words.path)
    case .text, .email, .password, .newPassword, .oneTimeCode, .number, .thousandths, .duration, .day, .time,
      .coordinates, .hours:
      html.text(words.value)
    }
    html.raw("</span><input name=\"value\" autocomplete=\"off\" spellcheck=\"false\" dir=\"auto\"")
    switch input.kind {
    case .number, .thousandths: html.raw(" type=\"number\" step=\"any\"")
    case .day: html.raw(" type=\"date\"")
    case .time: html.raw(" type=\"time\"")
    case .email, .password, .newPassword, .oneTimeCode: html.raw(input.kind.attributes)
    case .text, .duration, .coordinates, .hours, .path, .newPath, .paths: html.raw(" type=\"text\"")
    }
    html.raw(" required")
    if !input.kind.isSecret { html.attribute("value", entered) }
    addWrong(action)
    html.raw("></label></div>")
  }

  /// Writes a field in which the user chooses files in the browser's dialog instead of typing their paths.
  private mutating func addFileChooser(_ action: Action) {
    html.raw("<div class=\"field files\"><label><span>")
    html.text(words.chooseFiles)
    html.raw("</span><input type=\"file\" name=\"file\" multiple required")
    addWrong(action)
    html.raw("></label></div>")
  }
}
