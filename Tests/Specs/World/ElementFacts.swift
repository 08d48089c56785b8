import KernelPresentation

/// How specs name what an element says of itself.
extension Element {
  /// Whether a spec may mean this element by a name: its text, its label, its picture, or for what is made of cells one
  /// of those.
  func answers(to name: String) -> Bool {
    if text == name || label == name { return true }
    switch role {
    case .image: return icon?.name == name
    case .row, .tableRow: return children.contains { $0.text == name }
    case .disclosure: return children.first.map { $0.text == name || $0.answers(to: name) } ?? false
    default: return false
    }
  }

  /// Of the member that a spec calls by that name; nil for a name that no member has.
  func fact(_ name: String) -> String? {
    switch name {
    case "role": role.rawValue
    case "text": text ?? ""
    case "label": label ?? ""
    case "hint": hint ?? ""
    case "value": value ?? ""
    case "placeholder": placeholder ?? ""
    case "on": isOn.map { $0 ? "yes" : "no" } ?? ""
    case "disabled": isDisabled ? "yes" : "no"
    case "placement": placement?.rawValue ?? ""
    case "type": type?.rawValue ?? ""
    case "color": color?.description ?? ""
    case "fill": fill?.description ?? ""
    case "icon": icon.map { "\($0.name), \($0.size.rawValue)" } ?? ""
    case "leads to": route?.description ?? ""
    case "command": command ?? ""
    case "chart": chart?.summary ?? ""
    case "language": textLanguage?.rawValue ?? ""
    default: action == nil && Action.facts.contains(name) ? "" : action?.fact(name)
    }
  }

  /// One line with all facts of the element, and lines for its children below: `role "text" (member value; …)`. A label
  /// that only repeats the text is left out.
  var outline: [String] {
    let facts = Element.outlined.compactMap { name -> String? in
      guard let fact = fact(name), !fact.isEmpty, name != "label" || fact != text else { return nil }
      return "\(name) \(fact)"
    }
    let members = (isDisabled ? ["disabled"] : []) + facts
    let line =
      role.rawValue + (text.map { " \"\($0)\"" } ?? "")
      + (members.isEmpty ? "" : " (" + members.joined(separator: "; ") + ")")
    return [line] + children.flatMap(\.outline).map { "  " + $0 }
  }

  private static let outlined =
    [
      "label", "hint", "value", "on", "placement", "type", "color", "fill", "icon", "chart", "language", "leads to",
    ] + Action.facts + ["command"]

  /// What it shows, line by line, each line by its columns.
  var shownLines: [[String]] {
    let inner = role == .disclosure ? Array(children.dropFirst()) : children
    return inner.flatMap { $0.role == .table ? $0.shownLines : [$0.shownLine] }
  }

  private var shownLine: [String] {
    switch role {
    case .row, .tableHeader, .tableRow: children.map { $0.text ?? "" }
    case .radio, .toggle: [text ?? "", isOn == true ? "on" : "off"]
    case .textField, .numericField, .dateField, .timeField, .avatar: [text ?? "", value ?? ""]
    default: [text ?? ""]
    }
  }
}

extension Chart {
  /// `progress of 5, less is better`, `bars of 12: Freestyle, Medley`.
  fileprivate var summary: String {
    let names = (series ?? []).map(\.name).joined(separator: ", ")
    return "\(kind.rawValue) of \(points.count)" + (better.map { ", \($0.rawValue) is better" } ?? "")
      + (names.isEmpty ? "" : ": " + names)
  }
}

extension Action {
  static let facts = ["calls", "with", "asks for", "style", "asks first"]

  fileprivate func fact(_ name: String) -> String? {
    switch name {
    case "calls": method
    case "with":
      parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.words)" }.joined(separator: " ")
    case "asks for":
      input.map { "\($0.parameter), a \($0.kind.rawValue)" + ($0.limits.map { " of \($0.text)" } ?? "") } ?? ""
    case "style": style.rawValue
    case "asks first": confirmation ?? ""
    default: nil
    }
  }
}

extension Action.Parameter {
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .decimal(let number): String(number)
    case .flag(let flag): String(flag)
    case .numbers(let numbers): "[" + numbers.map(String.init).joined(separator: ",") + "]"
    case .texts(let texts): "[" + texts.joined(separator: ",") + "]"
    }
  }
}

extension Screen {
  /// Of the member that a spec calls by that name; nil for a name that no member has.
  func fact(_ name: String) -> String? {
    switch name {
    case "title": title
    case "route": route.description
    case "presentation": presentation.rawValue
    case "announces": announcement ?? ""
    case "tab": tabs?.first { $0.isSelected }?.label
    case "header": header.style.rawValue
    case "header fill": header.fill?.description ?? ""
    case "subtitle": header.subtitle ?? ""
    case "arrangement": layout.arrangement.rawValue
    case "top": "\(layout.top.beyond.rawValue) + \(layout.top.spacing.rawValue)"
    case "bottom": "\(layout.bottom.beyond.rawValue) + \(layout.bottom.spacing.rawValue)"
    case "spacing": layout.spacing.rawValue
    case "leading pane": layout.leadingPane.map { content.prefix($0).map(\.paneName).joined(separator: ", ") } ?? ""
    default: nil
    }
  }

  /// The first element of a role, written as in `radio-group`, that answers to the name.
  func element(_ role: String, _ name: String) throws -> Element? {
    guard let role = Element.Role(spec: role) else { throw SpecFailure("there is no role \"\(role)\"") }
    return elements.first { $0.role == role && $0.answers(to: name) }
  }
}

extension Element {
  fileprivate var paneName: String { text ?? label ?? role.rawValue }
}

extension Element.Role {
  fileprivate init?(spec: String) {
    let words = spec.split(separator: "-")
    self.init(
      rawValue: (words.first ?? "") + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
  }
}
