import KernelPresentation

/// A form whose fields and buttons stand in blocks: all of it is sent at once, by any of its buttons.
struct OuterForm {
  let id: String
  /// What was entered before, and refused.
  let entered: EnteredFields?
}

extension PageBody {
  /// Whether the element is a part of the form, and was added as such.
  mutating func addWithin(_ outer: OuterForm, _ element: Element) -> Bool {
    if element.role == .button, let action = element.action, !element.isDisabled {
      addOtherSubmit(element, action)
      return true
    }
    guard let input = element.action?.input, element.children.isEmpty else { return false }
    addTogether(element, input, outer.entered)
    return true
  }

  /// Sends the form where Enter is pressed in a field: browsers take its first button.
  mutating func addSilentSubmit() {
    html.raw("<button hidden tabindex=\"-1\"></button>")
  }
}
