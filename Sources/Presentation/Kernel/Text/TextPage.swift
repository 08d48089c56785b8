/// A screen as lines of text: title, content, and the commands for what is in header and rows.
struct TextPage {
  private(set) var lines: [StyledLine] = []
  private let width: Int
  private var columns = GridColumns()
  private var shownCommands: Set<String> = []

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ screen: Screen) {
    let ownsTitle = screen.header.style != .none
    if ownsTitle {
      for line in wrapped(screen.title, width: width) { lines.append(StyledLine(Span(line, .strong))) }
      let rule = min(displayWidth(screen.title), width)
      lines.append(StyledLine(Span(String(repeating: "═", count: rule), .quiet)))
    }
    for element in screen.content { measure(element, depth: 0) }
    for element in screen.content { add(element, depth: 0) }
    addCommands(screen)
  }

  private mutating func measure(_ element: Element, depth: Int) {
    if let line = GridLine(element) { columns.measure(line, depth: depth) }
    if element.role == .row || element.role == .tableRow || element.role == .tableHeader { return }
    for (index, child) in element.children.enumerated() {
      measure(child, depth: depth + step(element, index))
    }
  }

  /// How much deeper a child stands: what is always seen of a disclosure stands where the disclosure does.
  private func step(_ element: Element, _ index: Int) -> Int {
    switch element.role {
    case .disclosure: index == 0 ? 0 : 1
    case .table, .emptyState: 0
    default: 1
    }
  }

  private mutating func add(_ element: Element, depth: Int) {
    let indent = depth * 2
    if let line = GridLine(element) {
      lines += columns.layOut(line, depth: depth, indent: indent, width: width)
      if line.kind == .control, let command = element.command { shownCommands.insert(command) }
    } else {
      addBlock(element, indent: indent)
    }
    if element.role == .row || element.role == .tableRow || element.role == .tableHeader { return }
    for (index, child) in element.children.enumerated() {
      add(child, depth: depth + step(element, index))
    }
  }

  /// The own words of an element that is not laid out in columns; its children follow.
  private mutating func addBlock(_ element: Element, indent: Int) {
    switch element.role {
    case .section, .card, .radioGroup, .emptyState, .disclosure: separate()
    default: break
    }
    guard let text = element.text else { return }
    let room = width - indent
    switch element.role {
    case .section, .card:
      let bar = element.fill.map { Span("▌ ", color: $0) }
      for line in wrapped(text, width: room - (bar?.width ?? 0)) {
        lines.append(StyledLine([bar, Span(line, .strong)].compactMap { $0 }).indented(indent))
      }
    case .warning:
      add(text, mark: "⚠ ", .strong, indent: indent)
    default:
      add(text, mark: "", look(element), indent: indent)
    }
  }

  private mutating func add(_ text: String, mark: String, _ look: Span.Look, indent: Int) {
    let hanging = displayWidth(mark)
    for (index, line) in wrapped(text, width: width - indent - hanging).enumerated() {
      let start = index == 0 ? mark : String(repeating: " ", count: hanging)
      lines.append(StyledLine(Span(start + line, look)).indented(indent))
    }
  }

  private func look(_ element: Element) -> Span.Look {
    switch element.type {
    case .caption: .quiet
    case .heroNumber, .largeTitle, .title, .number: .strong
    case .body, .time, nil: .plain
    }
  }

  /// A blank line, but never two, nor one at the very top.
  private mutating func separate() {
    if let last = lines.last, last != .empty { lines.append(.empty) }
  }

  /// The header's buttons, and once for all rows that lead to the same kind of screen, the first one's command.
  private mutating func addCommands(_ screen: Screen) {
    var entries: [(caption: String, command: String)] = []
    let rows = screen.content.flatMap(\.selfAndDescendants).filter { $0.role == .row && $0.hint != nil }
    for element in rows + screen.toolbar {
      guard let command = element.command, !shownCommands.contains(command),
        let caption = element.role == .row ? element.hint : element.spoken,
        !entries.contains(where: { $0.caption == caption })
      else { continue }
      entries.append((caption, command))
    }
    if entries.isEmpty { return }
    separate()
    var grid = GridColumns()
    let footer = entries.map { entry in
      GridLine(
        cells: [GridLine.Cell(span: Span(entry.caption, .quiet)), GridLine.Cell(span: Span(entry.command, .quiet))],
        kind: .control)
    }
    for line in footer { grid.measure(line, depth: 0) }
    for line in footer { lines += grid.layOut(line, depth: 0, indent: 0, width: width) }
  }
}
