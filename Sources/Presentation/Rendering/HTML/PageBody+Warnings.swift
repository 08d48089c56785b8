import KernelPresentation

/// Writes warnings, and alerts that say why an action was refused.
extension PageBody {
  mutating func addWarning(_ element: Element) {
    html.open("div", "warning")
    addWarningWords(element)
    html.close("div")
  }

  /// Writes an alert that says why an action was refused. Assistive technology announces it at once.
  /// - Parameters:
  ///   - isFocused: whether the alert gets the focus when the page opens.
  ///   - fields: the ids of the refused fields. If there is only one, the text links to it. If there are several, each
  ///     line of the text links to one of them.
  mutating func addAlert(_ element: Element, isFocused: Bool, fields: [String] = []) {
    html.open("div", "warning") {
      $0.raw(" role=\"alert\" tabindex=\"-1\"")
      if isFocused { $0.raw(" autofocus") }
    }
    var element = element
    let lines = fields.count > 1 && element.children.count == fields.count ? element.children : []
    if !lines.isEmpty { element.children = [] }
    addWarningWords(element, fields.count == 1 ? fields[0] : nil)
    for (line, field) in zip(lines, fields) {
      html.open("p", line.classes)
      addLinked(line, to: field)
      html.close("p")
    }
    html.close("div")
  }

  private mutating func addWarningWords(_ element: Element, _ field: String? = nil) {
    html.open("p", element.classes)
    addIcon(element.icon)
    addLinked(element, to: field)
    html.close("p")
    addAll(element.children)
  }

  /// Writes the text of an element. If `field` is not nil, the text links to the field with this id.
  private mutating func addLinked(_ element: Element, to field: String?) {
    if let field { html.open("a", "to-field") { $0.attribute("href", "#" + field) } }
    addWords(element)
    if field != nil { html.close("a") }
  }
}
