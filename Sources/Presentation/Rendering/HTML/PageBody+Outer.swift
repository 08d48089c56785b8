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

  /// Writes the button that sends a form, if its place is in the header of the page.
  mutating func addSubmitInHeader(_ form: Element) {
    guard formAddress != nil, let button = form.submitInHeader else { return }
    let id = claim(button)
    html.open("button", Classes("tool main", placement: .trailing)) {
      $0.attribute("id", id)
      $0.attribute("form", form.key)
      $0.attribute("aria-label", button.spokenName)
      $0.attribute("aria-keyshortcuts", button.shortcut)
    }
    addFace(button)
    html.raw("</button>")
  }

  /// Writes a hidden button that sends the form to its own action. When the user presses Enter in a field, browsers
  /// activate the form's first button. Without the hidden button, that could be a button such as “Move Up”.
  mutating func addSilentSubmit() {
    html.raw("<button hidden tabindex=\"-1\"></button>")
  }
}

extension Element {
  /// The button at the trailing end that sends this form, which has a key; nil if there is none.
  var submitInHeader: Element? {
    guard role == .form, key != nil, let button = submits.last, button.action != nil, !button.isDisabled else {
      return nil
    }
    return button.placement == .trailing ? button : nil
  }
}
