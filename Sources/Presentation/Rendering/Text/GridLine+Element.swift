import KernelDomain
import KernelPresentation

extension GridLine {
  /// Creates the line that shows an element; nil if the element is not shown as a single line of columns.
  /// - Parameters:
  ///   - element: the element.
  ///   - depth: how deeply the element is nested.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - language: the language of percentages.
  init?(_ element: Element, depth: Int, _ program: Program, _ language: Language) {
    switch element.role {
    case .row:
      let cells = element.children[..<element.cellCount].lazy.filter { $0.role != .chart }
      self.init(cells: cells.map { Cell($0, .row) }, kind: .row)
    case .tableRow where element.isForm: self.init(set: element)
    case .tableHeader, .tableRow: self.init(cells: element.children.map { Cell($0, .table) }, kind: .table)
    case .stat: self.init(stat: element)
    case .rings: self.init(rings: element)
    case .radio: self.init(control: element, program, (element.isOn == true ? "(•) " : "( ) ") + (element.text ?? ""))
    case .toggle: self.init(control: element, program, (element.isOn == true ? "[x] " : "[ ] ") + (element.text ?? ""))
    case .textField, .searchField, .dateField, .timeField:
      self.init(control: element, program, "\(element.text ?? ""): \(element.value ?? "")")
    case .secureField: self.init(control: element, program, "\(element.text ?? ""):")
    case .numericField, .stepper: self.init(control: element, program, GridLine.number(element))
    case .progressBar:
      self.init(
        cells: [
          Cell(span: Span(element.text ?? "", .plain)), Cell(span: Span(GridLine.progress(element, language), .plain)),
        ],
        kind: .control)
    case .recorder: self.init(control: element, program, GridLine.recorder(element))
    case .audio where element.command != nil: self.init(control: element, program, element.text ?? "")
    case .button: self.init(control: element, program, element.text ?? element.spoken ?? "")
    default: return nil
    }
    indent = depth * 2
  }

  /// Creates the line of a row in a table of sets. `✓` marks a set that is done, and `>` the next set. Fields are shown
  /// as their values.
  private init(set row: Element) {
    let mark = row.isOn == true ? "✓ " : row.fill == nil ? "  " : "> "
    let cells = row.children.filter { $0.role != .button }.enumerated().map { index, cell in
      let text = cell.text.flatMap { cell.action == nil ? $0 : nil } ?? (cell.value ?? "")
      return Cell(
        span: Span((index == 0 ? mark : "") + (text.isEmpty ? "–" : text), Span.Look(cell)), isRightAligned: index > 0)
    }
    self.init(cells: cells, kind: .table)
  }

  private init(stat: Element) {
    self.init(
      cells: [Cell(span: Span(stat.text ?? "", .plain)), Cell(span: Span(stat.number, .strong))], kind: .row)
  }

  /// Creates a single line with all goals that the rings show: `Run 18.0 of 30 km · Lift 2 of 3`.
  private init(rings: Element) {
    let goals = rings.children.map { stat in
      [stat.text, stat.value, stat.children.first?.spoken, stat.unit].compactMap { $0 }.joined(separator: " ")
    }
    self.init(
      cells: [
        Cell(span: Span(rings.text ?? "", .plain)), Cell(span: Span(goals.joined(separator: " · "), .plain)),
      ], kind: .row)
  }

  /// Returns a number field's label, its valid range and its value: `Pool Length (5–200 m): 25`.
  private static func number(_ field: Element) -> String {
    let limits = field.action?.input?.limits.map { " (\($0.text))" } ?? ""
    let value = field.value ?? ""
    return "\(field.text ?? "")\(limits): \(value.isEmpty ? "–" : value)"
  }

  /// Returns a recorder's label and the valid duration: `Your message (1–30 s)`.
  private static func recorder(_ field: Element) -> String {
    (field.text ?? "") + (field.action?.input?.limits.map { " (\($0.text))" } ?? "")
  }

  /// Returns a progress bar with one mark per 10 %, and the percentage: `[####......] 45%`; `…` if the percentage is
  /// unknown.
  private static func progress(_ bar: Element, _ language: Language) -> String {
    guard let percent = bar.value.flatMap({ Int($0) }) else { return "…" }
    let done = min(max(percent / 10, 0), 10)
    return "[" + String(repeating: "#", count: done) + String(repeating: ".", count: 10 - done) + "] "
      + language.percent(percent)
  }

  /// Creates the line of a control. It contains the control's text and the command with the same effect or, if the
  /// control is disabled, the reason why the control is disabled.
  private init(control: Element, _ program: Program, _ text: String) {
    let isStrong = control.isOn == true || control.action?.style == .primary
    let note = control.command.map { program.command(for: $0) } ?? (control.isDisabled ? control.hint : nil) ?? ""
    self.init(
      cells: [
        Cell(
          span: control.isDisabled
            ? Span("(\(text))", .quiet) : Span(text, isStrong ? .strong : .plain)),
        Cell(span: Span(note, .quiet)),
      ], kind: .control)
  }
}

extension GridLine.Cell {
  fileprivate init(_ element: Element, _ kind: GridLine.Kind) {
    let mark: String =
      switch element.icon {
      case .best: "★ "
      case .bestOfDay: "☆ "
      case .warning: "⚠ "
      default: ""
      }
    // Numbers at the trailing edge have their bars on pages only.
    let bar =
      element.percent.flatMap { element.placement == .trailing ? nil : $0 }.map { percent in
        let length = String(repeating: "#", count: max(1, min(percent, 100) * 12 / 100))
        return [" " + length, element.unit].compactMap { $0 }.joined(separator: " ")
      } ?? ""
    self.init(
      span: Span(mark + (element.role == .stat ? element.number : element.text ?? "") + bar, Span.Look(element)),
      isRightAligned: bar.isEmpty && GridLine.Cell.isRightAligned(element, kind))
  }

  /// Whether the cell is aligned to the right. True of numbers, of cells in the centre and, in a table, of cells at the
  /// trailing end.
  private static func isRightAligned(_ element: Element, _ kind: GridLine.Kind) -> Bool {
    if element.type?.isMonospaced == true || element.placement == .center { return true }
    return kind == .table && element.placement == .trailing
  }
}

extension Element {
  /// The number of a `stat`, with its unit.
  fileprivate var number: String { [value, unit].compactMap { $0 }.joined(separator: " ") }
}

extension Span.Look {
  init(_ element: Element) {
    switch element.type {
    case .heroNumber, .largeTitle, .title, .number, .statNumber: self = .strong
    case .caption: self = .quiet
    case .body, .time, nil: self = element.role == .heading ? .strong : .plain
    }
  }
}
