extension Action {
  /// What tells it from a screen's other actions, and stays the same for as long as it would do the same:
  /// `swimming.editSegmentStyle?segment=20230604T230559Z.13&style=backstroke`. What a person enters is no part of it, but
  /// which parameter that fills: `profile.updateProfile#name`.
  package var key: String {
    let named = parameters.sorted { $0.key < $1.key }.map { "\(escaped($0.key))=\(escaped($0.value.text))" }
    return method + (named.isEmpty ? "" : "?" + named.joined(separator: "&"))
      + (input.map { "#" + escaped($0.parameter) } ?? "")
  }
}

extension Element {
  /// What a page calls it, so that it is found again after an action: its own key, else that of its action. A switch has
  /// one in both its states.
  package var id: String? {
    if let key { return key }
    guard var action else { return nil }
    if role == .toggle { action.parameters = action.parameters.filter { !$0.value.isFlag } }
    return action.key
  }

  /// Itself and all beneath it that a page shows without a press.
  package var shownAtOnce: [Element] {
    role == .menu ? [self] : [self] + children.flatMap(\.shownAtOnce)
  }
}

extension Action.Parameter {
  fileprivate var isFlag: Bool { if case .flag = self { true } else { false } }

  /// `true`, `-3`, `17.5`, `3,4`, or the text itself.
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

/// With what separates the parts of a key escaped, so that no two actions have the same.
private func escaped(_ text: String) -> String {
  String(text.flatMap { "%&=?#".contains($0) ? "%" + String($0.asciiValue ?? 0, radix: 16) : String($0) })
}
