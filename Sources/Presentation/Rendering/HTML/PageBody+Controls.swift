import KernelPresentation

/// Writes controls. On a page from a server, controls are forms. A page without a server can't change anything, so it
/// shows the command with the same effect instead. Clicking the command selects all of it.
extension PageBody {
  /// Writes a button in the header of the page.
  mutating func addTool(_ button: Element) {
    if button.role == .searchField { return addSearchTool(button) }
    let classes = Classes(button.toolClasses, placement: button.placement)
    if let file = button.savedFile.flatMap({ renderer.links.file($0) }) {
      addDownload(button, file, classes)
    } else if let href = button.action == nil ? button.route.flatMap({ renderer.links.href($0) }) : nil {
      let id = claim(button)
      html.open("a", classes) {
        $0.attribute("id", id)
        $0.attribute("href", href)
        $0.attribute("aria-keyshortcuts", button.shortcut)
        $0.attribute("aria-label", button.spokenName)
        $0.attribute("title", button.hint)
      }
      addFace(button)
      html.close("a")
    } else if let action = button.action, formAddress != nil, !button.isDisabled {
      addForm(button, action, classes)
    } else if button.isDisabled {
      html.open("span", classes) { $0.raw(" role=\"button\" aria-disabled=\"true\"") }
      addFace(button)
      html.close("span")
    } else if button.role == .menu {
      addMenu(button)
    } else if button.command != nil {
      addReveal(button, classes)
    }
  }

  /// Writes a search field that opens when its icon is pressed.
  private mutating func addSearchTool(_ field: Element) {
    html.raw("<details class=\"reveal\"><summary class=\"tool trailing\">")
    addNamed(field.spoken) { $0.addIcon(Icon("magnifyingglass")) }
    html.raw("</summary><div class=\"answer\">")
    add(field)
    html.raw("</div></details>")
  }

  mutating func addButton(_ button: Element) {
    let style = button.action?.style ?? .normal
    if !button.isDisabled, let file = button.savedFile.flatMap({ renderer.links.file($0) }) {
      addDownload(button, file, "button")
    } else if button.isDisabled {
      html.open("p", "button disabled") { $0.raw(" role=\"button\" aria-disabled=\"true\"") }
      html.text(button.text ?? "")
      html.close("p")
      if let hint = button.hint { html.element("p", "caption c-secondary", hint) }
    } else if button.action == nil, let href = button.route.flatMap({ renderer.links.href($0) }) {
      let id = claim(button)
      html.open("a", button.fill == nil ? "button" : "button primary") {
        $0.attribute("id", id)
        $0.attribute("href", href)
        $0.attribute("aria-keyshortcuts", button.shortcut)
        $0.attribute("aria-label", button.spokenName)
        $0.attribute("title", button.hint)
      }
      addFace(button)
      html.close("a")
    } else if let action = button.action, formAddress != nil {
      addForm(button, action, style.classes)
    } else {
      addReveal(button, button.fill == nil ? style.classes : "button primary")
    }
  }

  /// Writes a link with which the browser downloads a file.
  private mutating func addDownload(_ button: Element, _ address: String, _ classes: Classes) {
    html.open("a", classes) {
      $0.attribute("href", address)
      $0.raw(" download")
      $0.attribute("aria-label", button.spokenName)
      $0.attribute("title", button.hint)
    }
    addFace(button)
    html.close("a")
  }

  mutating func addFace(_ button: Element) {
    if button.role == .avatar {
      addDisc(button, isNamed: false)
    } else if button.role == .button, let percent = button.percent {
      // The script makes the ring shorter as the time next to it runs down.
      html.raw(made: "<i class=\"left\" data-part=\"\(percent)\" style=\"--part:\(percent)\"></i>")
    } else {
      addIcon(button.icon)
    }
    if let text = button.text { html.element("span", "", text) }
  }

  /// Writes a button on a page without a server. Pressing it shows the command and the question that asks for
  /// confirmation, or the button's hint if there is no question. On a page from a server, nothing is written, and the
  /// command is stored for the end of the page.
  private mutating func addReveal(_ button: Element, _ classes: Classes) {
    if formAddress != nil { return keep(for: button.text ?? button.label ?? "", button.command) }
    html.open("details", "reveal")
    html.open("summary", classes)
    addNamed(button.spokenName) { $0.addFace(button) }
    html.raw("</summary><div class=\"answer\">")
    if button.text == nil, let label = button.label { html.element("p", "body what", label) }
    if let note = button.action?.confirmation ?? button.hint { html.element("p", "caption", note) }
    addCommand(button.command)
    html.raw("</div></details>\n")
  }

  /// Writes a field on a page without a server. Since such a page can't send a value, it shows the field's value and
  /// the command that changes the value.
  private mutating func addHeld(_ field: Element) {
    html.raw("<div class=\"field\"><p class=\"row\">")
    if let label = field.label { html.element("span", "said", label) }
    html.open("span", "leading") { $0.raw(field.label == nil ? "" : " aria-hidden=\"true\"") }
    html.text(field.text ?? "")
    html.raw("</span> <bdi class=\"trailing c-secondary\">")
    html.text(field.value.flatMap { $0.isEmpty ? nil : $0 } ?? "–")
    html.raw("</bdi></p>")
    addHint(field)
    addCommand(field.command)
    html.raw("</div>\n")
  }

  /// Writes the field's hint, which says what the user should enter. Writes nothing if the field has no hint.
  /// - Parameter id: the id of the hint, by which the field refers to it; nil if nothing refers to the hint.
  private mutating func addHint(_ field: Element, id: String? = nil) {
    guard let hint = field.hint else { return }
    html.open("p", "caption c-secondary") { $0.attribute("id", id) }
    html.text(hint)
    html.close("p")
  }

  mutating func addField(_ field: Element) {
    if field.role == .searchField, let route = field.route, renderer.links.href(route) != nil, formAddress != nil {
      return addSearch(field, route)
    }
    if formAddress == nil, [.textField, .secureField, .dateField, .timeField].contains(field.role), !field.isDisabled {
      return addHeld(field)
    }
    if formAddress != nil, !field.isDisabled, let action = field.action, action.input?.kind == .hours {
      return addHours(field, action)
    }
    let limits = [.numericField, .stepper].contains(field.role) ? field.action?.input?.limits : nil
    let note = limits == nil ? nil : nextID()
    let hint = field.hint == nil ? nil : nextID()
    let isSearch = field.role == .searchField
    let action = formAddress == nil || field.isDisabled ? nil : field.action
    let takesFile = action?.input?.kind == .path
    if let action { openForm(action, takesFiles: takesFile, saves: field.saves) }
    let id = claim(field)
    html.raw(isSearch ? "<search class=\"field\"><label><span>" : "<div class=\"field\"><label><span>")
    html.text(field.text ?? "")
    html.raw("</span>")
    addCells(field.children)
    html.raw("<input type=\"")
    html.raw(takesFile ? "file\" required" : field.role.inputType)
    if let limits { addLimits(limits) }
    html.raw(action == nil ? " readonly" : takesFile ? " name=\"file\"" : " name=\"value\"")
    html.attribute("id", id)
    if field.isDisabled { html.raw(" disabled") }
    html.attribute("aria-label", field.label)
    let notes = [hint, note].compactMap { $0 }
    html.attribute("aria-describedby", notes.isEmpty ? nil : notes.joined(separator: " "))
    html.attribute("aria-keyshortcuts", field.shortcut)
    if !takesFile { html.attribute("value", field.value) }
    if let action { addWrong(action, isNamed: id != nil) }
    html.raw(">")
    if let limits, let note {
      html.open("span", "caption c-secondary") { $0.attribute("id", note) }
      html.text(limits.text)
      html.raw("</span>")
    }
    html.raw("</label>")
    if action != nil { addSteps(field) }
    addHint(field, id: hint)
    if action == nil {
      addCommand(field.command)
    } else {
      html.element("button", field.saves ? "button save" : "button", isSearch ? words.search : words.save)
      if field.saves { html.raw("<p class=\"saved caption\" role=\"status\"></p>") }
    }
    html.raw(isSearch ? "</search>\n" : "</div>\n")
    if action != nil { html.raw("</form>\n") }
  }

  /// Writes the dots that show the position in a sequence of pages. The text next to the dots is for people who don't
  /// see them.
  mutating func addDots(_ element: Element) {
    html.open("p", "dots")
    html.element("span", "said", element.text ?? "")
    if let dots = Dots(element) {
      for page in 1...dots.count {
        html.raw(page == dots.current ? "<span class=\"now\"></span>" : "<span></span>")
      }
    }
    html.raw("</p>\n")
  }

  /// Writes a progress bar; it has no value if the progress is unknown.
  mutating func addProgressBar(_ bar: Element) {
    html.raw("<div class=\"progress\"><label><span>")
    html.text(bar.text ?? "")
    html.raw("</span><progress max=\"100\"")
    html.attribute("value", bar.value)
    html.attribute("aria-label", bar.spokenName)
    html.raw("></progress>")
    if let percent = bar.value { html.element("span", "caption c-secondary", words.language.percent(percent)) }
    html.raw("</label></div>\n")
  }

  /// Writes a toast (a brief notice). Assistive technology reads it at once. The keyboard focus does not move to the
  /// toast, unless the page's address names the toast.
  mutating func addToast(_ toast: Element) {
    html.raw(made: "<div class=\"toast\" role=\"status\" id=\"\(ServedPages.toastID)\" tabindex=\"-1\"><div><p>")
    html.text(toast.text ?? "")
    html.raw("</p>")
    addAll(toast.children.filter { $0.role != .button })
    html.raw("</div>")
    addAll(toast.children.filter { $0.role == .button })
    html.raw("</div>\n")
  }

  private mutating func addLimits(_ limits: Action.Limits) {
    html.attribute("min", String(limits.least))
    html.attribute("max", String(limits.most))
    html.attribute(
      "step", limits.decimals == 0 ? "1" : "0." + String(repeating: "0", count: limits.decimals - 1) + "1")
  }
}

extension Element.Role {
  /// The type and writing direction of the HTML input for the field. Text can be written in either direction.
  fileprivate var inputType: StaticString {
    switch self {
    case .numericField, .stepper: "number\" inputmode=\"decimal\""
    case .searchField: "search\" dir=\"auto\""
    case .dateField: "date\""
    case .timeField: "time\""
    case .secureField: "password\""
    default: "text\" dir=\"auto\""
    }
  }
}

extension Action.Style {
  fileprivate var classes: Classes {
    switch self {
    case .normal: "button normal"
    case .primary: "button primary"
    case .destructive: "button destructive"
    }
  }
}

extension Element {
  /// The CSS classes of a button in a header. Wide windows hide the buttons to which links beside the page lead, too.
  fileprivate var toolClasses: StaticString {
    if fill != nil { return "tool main" }
    guard action == nil else { return "tool" }
    return route == Route.root ? "tool out" : icon == .settings ? "tool settings" : "tool"
  }

  /// The path of the file that the button downloads; nil for all other elements, whose `value` has a different meaning.
  fileprivate var savedFile: String? { role == .button && action?.input == nil ? value : nil }

  /// The accessible name, if it differs from the visible text. It contains the visible text, so that users of voice
  /// control can say the text that they see (WCAG 2.5.3). Nil if the visible text suffices.
  var spokenName: String? {
    guard let label, label != text else { return nil }
    guard let text, !label.contains(text) else { return label }
    return "\(text), \(label)"
  }
}
