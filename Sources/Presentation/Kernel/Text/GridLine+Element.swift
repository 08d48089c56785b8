extension GridLine {
  /// Nil for elements that are no single line of columns.
  init?(_ element: Element) {
    switch element.role {
    case .row: self.init(cells: element.children.map(Cell.init), kind: .row)
    case .tableHeader, .tableRow: self.init(cells: element.children.map(Cell.init), kind: .table)
    case .radio: self.init(control: element, (element.isOn == true ? "(•) " : "( ) ") + (element.text ?? ""))
    case .toggle: self.init(control: element, (element.isOn == true ? "[x] " : "[ ] ") + (element.text ?? ""))
    case .textField: self.init(control: element, "\(element.text ?? ""): \(element.value ?? "")")
    case .button: self.init(control: element, element.spoken ?? "")
    default: return nil
    }
  }

  /// What it says, and the command that does it; or why it does nothing.
  private init(control: Element, _ text: String) {
    let text = control.isDisabled ? "(\(text))" : text
    let isStrong = control.isOn == true || control.action?.style == .primary
    let note = control.command ?? (control.isDisabled ? control.hint : nil) ?? ""
    self.init(
      cells: [
        Cell(span: Span(text, isStrong ? .strong : control.isDisabled ? .quiet : .plain)),
        Cell(span: Span(note, .quiet)),
      ], kind: .control)
  }
}

extension GridLine.Cell {
  init(_ element: Element) {
    let text = element.text ?? ""
    let mark: String =
      switch element.icon {
      case .best: "★ "
      case .warning: "⚠ "
      default: ""
      }
    let look: Span.Look =
      switch element.type {
      case .number, .title, .heroNumber: .strong
      case .caption: .quiet
      default: element.role == .heading ? .strong : .plain
      }
    self.init(span: Span(mark + text, look), isRightAligned: GridLine.Cell.isRightAligned(element))
  }

  /// Numbers end where others end; so do the words at a row's trailing edge.
  private static func isRightAligned(_ element: Element) -> Bool {
    if element.type?.style.isMonospaced == true { return true }
    guard element.role == .text else { return false }
    return element.placement == .center || element.placement == .trailing
  }
}
