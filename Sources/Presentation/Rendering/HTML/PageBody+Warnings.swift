import KernelPresentation

/// What to beware of, and why something was refused.
extension PageBody {
  mutating func addWarning(_ element: Element) {
    html.open("div", "warning")
    addWarningWords(element)
    html.close("div")
  }

  /// Why something was refused: announced at once to assistive technology.
  /// - Parameters:
  ///   - isFocused: whether the page begins there.
  ///   - field: the id of the field to which the words lead; nil where it is not known.
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
