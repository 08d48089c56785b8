import KernelPresentation

/// Writes warnings, and alerts that say why an action was refused.
extension PageBody {
  mutating func addWarning(_ element: Element) {
    html.open("div", "warning")
    addWarningWords(element)
    html.close("div")
  }

  /// Writes the reason why an action was refused. Assistive technology announces it at once.
  /// - Parameters:
  ///   - isFocused: whether the alert gets the focus when the page opens.
  ///   - field: the id of the refused field, to which the text links; nil if no field was refused or its id is not
  ///     known.
  mutating func addAlert(_ element: Element, isFocused: Bool, field: String? = nil) {
    html.open("div", "warning") {
      $0.raw(" role=\"alert\" tabindex=\"-1\"")
      if isFocused { $0.raw(" autofocus") }
    }
    addWarningWords(element, field)
    html.close("div")
  }

  private mutating func addWarningWords(_ element: Element, _ field: String? = nil) {
    html.open("p", element.classes)
    addIcon(element.icon)
    if let field { html.open("a", "to-field") { $0.attribute("href", "#" + field) } }
    addWords(element)
    if field != nil { html.close("a") }
    html.close("p")
    addAll(element.children)
  }
}
