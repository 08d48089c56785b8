import KernelPresentation

/// A form whose fields and buttons are nested in other elements, such as cards. Each of its buttons sends all fields.
struct OuterForm {
  let id: String
  /// The values that the user entered before, if the form was refused; nil otherwise.
  let entered: EnteredFields?
}

extension PageBody {
  /// Writes an element inside the form. Returns true if the element is one of the form's buttons or fields; otherwise
  /// writes nothing and returns false.
  mutating func addWithin(_ outer: OuterForm, _ element: Element) -> Bool {
    if element.role == .button, let action = element.action, !element.isDisabled {
      addOtherSubmit(element, action)
      return true
    }
    guard let input = element.action?.input, element.children.isEmpty else { return false }
    addTogether(element, input, outer.entered)
    return true
  }

  /// Writes a hidden button that sends the form to its own action. When the user presses Enter in a field, browsers
  /// activate the form's first button. Without the hidden button, that could be a button such as “Move Up”.
  mutating func addSilentSubmit() {
    html.raw("<button hidden tabindex=\"-1\"></button>")
  }
}
