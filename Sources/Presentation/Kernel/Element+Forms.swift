/// Forms: elements whose fields are sent together.
extension Element {
  /// For a form, the inputs of its fields, in the order of the fields; empty if the element is not a form.
  package var inputs: [Action.Input] {
    guard isForm else { return [] }
    let fields = role == .form ? children.flatMap(\.selfAndDescendants) : children
    return fields.filter { $0.role != .button }.compactMap(\.action?.input)
  }

  /// Whether the element's fields are sent together, because it is a form or a table row that ends with a button.
  package var isForm: Bool { role == .form || role == .tableRow && children.last?.role == .button }

  /// Whether pressing the button sends this form or table row. In a form, the button may be inside another element,
  /// such as a card.
  package func holds(_ button: Element) -> Bool {
    role == .form ? children.contains { $0.selfAndDescendants.contains(button) } : children.contains(button)
  }

  /// The form's own buttons, which send its fields; empty if the element is not a form. Omits buttons inside other
  /// elements, such as cards.
  package var submits: [Element] { isForm ? children.filter { $0.role == .button && $0.action != nil } : [] }
}
