extension Action {
  /// A key that identifies the action among the actions of its screen, such as
  /// `swimming.editSegmentStyle?segment=20230604T230559Z.13&style=backstroke`. The key stays the same as long as the
  /// action has the same effect. If the user enters the value of a parameter, the key contains only the parameter's
  /// name: `profile.updateProfile#name`.
  package var key: String {
    let named = parameters.sorted { $0.key < $1.key }.map { "\(escaped($0.key))=\(escaped($0.value.text))" }
    return method + (named.isEmpty ? "" : "?" + named.joined(separator: "&"))
      + (input.map { "#" + escaped($0.parameter) } ?? "")
  }
}

extension Element {
  /// The element's id in HTML pages, with which a page finds the element again after an action. It is the element's own
  /// key or, if the element has none, the key of its action. A toggle has the same id whether it is on or off.
  package var id: String? {
    if let key { return key }
    guard var action else { return nil }
    if role == .toggle { action.parameters = action.parameters.filter { !$0.value.isFlag } }
    return action.key
  }

  /// The element and its descendants, except the children of menus, which pages show only while the menu is open.
  package var shownAtOnce: [Element] {
    role == .menu ? [self] : [self] + children.flatMap(\.shownAtOnce)
  }
}

extension Action.Parameter {
  fileprivate var isFlag: Bool { if case .flag = self { true } else { false } }

  /// The parameter's value, as the action's key contains it: `true`, `-3`, `17.5`, `3,4`, or the text itself.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .decimal(let number): String(number)
    case .flag(let flag): String(flag)
    case .numbers(let numbers): numbers.map { String($0) }.joined(separator: ",")
    case .texts(let texts): texts.joined(separator: ",")
    }
  }
}

/// Escapes the characters that have a meaning in keys, such as `?` and `=`, so that different actions never have the
/// same key.
private func escaped(_ text: String) -> String {
  String(text.flatMap { "%&=?#".contains($0) ? "%" + String($0.asciiValue ?? 0, radix: 16) : String($0) })
}
