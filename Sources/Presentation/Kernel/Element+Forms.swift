/// Fields that are sent together.
extension Element {
  /// What the fields of a form ask for, in order.
  package var inputs: [Action.Input] {
    guard isForm else { return [] }
    let fields = role == .form ? children.flatMap(\.selfAndDescendants) : children
    return fields.filter { $0.role != .button }.compactMap(\.action?.input)
  }

  /// Whether its fields are sent together.
  package var isForm: Bool { role == .form || role == .tableRow && children.last?.role == .button }

  /// Whether it is sent by that button, which may stand in a block of it.
  package func holds(_ button: Element) -> Bool {
    role == .form ? children.contains { $0.selfAndDescendants.contains(button) } : children.contains(button)
  }

  /// The buttons that send them.
  package var submits: [Element] { isForm ? children.filter { $0.role == .button && $0.action != nil } : [] }
}
