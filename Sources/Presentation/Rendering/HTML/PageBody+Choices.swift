import KernelPresentation

/// Writes groups of choices, and toggles.
extension PageBody {
  /// Writes a group of choices. If every choice only leads to a page, the choices are links; otherwise, they are radio
  /// buttons that make the choice or show its command.
  mutating func addRadioGroup(_ group: Element) {
    let pages = group.children.map { $0.action == nil ? $0.route.flatMap { renderer.links.href($0) } : nil }
    if !pages.isEmpty, pages.allSatisfy({ $0 != nil }) {
      let isWeek = group.children.contains { $0.percent != nil }
      html.open("nav", isWeek ? "choice week" : "choice") { $0.attribute("aria-label", group.label ?? group.text) }
      for (choice, page) in zip(group.children, pages) {
        html.open("a", "", ) {
          $0.attribute("href", page)
          if let percent = choice.percent { $0.attribute("style", "--part:\(percent)") }
          $0.attribute("aria-label", choice.spokenName)
          if choice.isOn == true { $0.raw(" aria-current=\"page\"") }
        }
        isWeek ? addDay(choice) : addFace(choice)
        html.close("a")
      }
      html.close("nav")
      return
    }
    let isSegmented = group.role == .segmentedControl
    let areToggles = group.children.first?.role == .toggle
    if formAddress != nil, group.canFold, group.children.count > 3 || isGrouped && !isSegmented {
      return addPick(group)
    }
    // Toggles that act at once stand side by side, as days do; those of a form are listed.
    let areDays = areToggles && group.children.first?.action?.input == nil
    html.open("fieldset", areDays ? "group days" : "group")
    html.element("legend", "", group.text ?? "")
    if areToggles {
      addAll(group.children)
      return html.raw("</fieldset>\n")
    }
    let name = nextID()
    if isSegmented { html.raw("<div class=\"segments\">") }
    let acts = formAddress != nil && group.children.contains { $0.action != nil }
    for choice in group.children {
      if acts, choice.action == nil, choice.isOn == true { addChosen(choice) } else { addRadio(choice, group: name) }
    }
    if isSegmented { html.raw("</div>") }
    html.raw("</fieldset>\n")
  }

  /// Writes a group of many choices, or one among settings, as a row that shows only the selected one. Opening the row
  /// shows all choices.
  private mutating func addPick(_ group: Element) {
    let id = nextID()
    html.open("details", "group pick") { $0.attribute("id", id) }
    html.raw("<summary class=\"row\">")
    html.element("span", "leading", group.text ?? "")
    html.raw(" ")
    html.element("span", "trailing c-secondary", group.children.first { $0.isOn == true }?.text ?? "–")
    html.raw("</summary><fieldset>")
    html.element("legend", "said", group.text ?? "")
    for choice in group.children { addRadio(choice, group: id) }
    html.raw("</fieldset></details>\n")
  }

  /// Writes the text of a choice of a day, such as `Fr 27`: the weekday, and below it the number of the day. CSS draws
  /// a ring around the number that shows the percentage of the choice.
  private mutating func addDay(_ choice: Element) {
    let words = (choice.text ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    html.element("span", "caption", words.first ?? "")
    html.raw(" ")
    html.element("b", "", words.last ?? "")
  }

  mutating func addRadio(_ choice: Element, group: String) {
    addInput(choice, "radio") { $0.attribute("name", group) }
  }

  mutating func addToggle(_ toggle: Element) {
    addInput(toggle, "checkbox") { $0.raw(" role=\"switch\"") }
  }

  private mutating func addInput(_ control: Element, _ type: StaticString, _ attributes: (inout HTMLText) -> Void) {
    if let action = control.action, formAddress != nil { return addSwitch(control, action) }
    html.open("div", Classes("control", fill: control.fill))
    html.raw("<label><input type=\"")
    html.raw(type)
    html.raw("\"")
    attributes(&html)
    if control.isOn == true { html.raw(" checked data-was") }
    if control.isDisabled { html.raw(" disabled") }
    html.attribute("aria-label", control.spokenName)
    html.raw(">")
    if control.fill != nil { html.raw("<span class=\"dot\" aria-hidden=\"true\"></span>") }
    addFace(control)
    html.raw("</label>")
    addCommand(control.command)
    html.raw("</div>\n")
  }
}

extension Element {
  /// Whether only the selected choice may be shown until the user opens the group, because each choice is a word that
  /// takes effect at once.
  fileprivate var canFold: Bool {
    children.allSatisfy { $0.role == .radio && $0.action != nil && $0.icon == nil }
  }
}
