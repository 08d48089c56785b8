import KernelDomain
import KernelPresentation

/// A screen as lines of text: the title, the content, and the commands of the header and of the rows.
struct TextPage {
  private(set) var lines: [StyledLine] = []
  private let width: Int
  private let drawsCharts: Bool
  private let language: Language
  private let program: Program
  private var columns = GridColumns()
  private var shownCommands: Set<String> = []

  /// Creates an empty page.
  /// - Parameters:
  ///   - width: the width in columns of the terminal.
  ///   - drawsCharts: whether charts are drawn; if not, only their description is written.
  ///   - language: the language.
  ///   - program: the program as the user calls it, with which commands begin.
  init(width: Int, drawsCharts: Bool, language: Language, program: Program) {
    self.language = language
    self.program = program
    self.width = width
    self.drawsCharts = drawsCharts
  }

  mutating func add(_ screen: Screen) {
    if screen.header.style != .none { addTitle(screen.title) }
    if let subtitle = screen.header.subtitle { add(subtitle, mark: "", .quiet, indent: 0) }
    // Put docks first. In other renderings, they stay visible while the content scrolls.
    let content = screen.content.filter { $0.role == .dock } + screen.content.filter { $0.role != .dock }
    for (index, element) in content.enumerated() { measure(element, depth: 0, block: index) }
    for (index, element) in content.enumerated() {
      if isApart(element, after: index > 0 ? content[index - 1] : nil, depth: 0) { separate() }
      add(element, depth: 0, block: index)
    }
    addCommands(screen)
    addTabs(screen)
  }

  private mutating func addTitle(_ title: String) {
    let wrapped = wrapped(title, width: width)
    for line in wrapped { lines.append(StyledLine(Span(line, .strong))) }
    let longest = wrapped.map { displayWidth($0) }.max() ?? 0
    lines.append(StyledLine(Span(String(repeating: "═", count: longest), .quiet)))
  }

  private mutating func measure(_ element: Element, depth: Int, block: Int) {
    if let line = GridLine(element, depth: depth, program, language) {
      columns.measure(line, GridKey(line, block: block))
    }
    // If a chart is drawn, its table of numbers is left out.
    if element.isMadeOfCells || drawsCharts && element.role == .chart { return }
    for (index, child) in element.children.enumerated() where !element.hidesInTerminal(child) {
      measure(child, depth: depth + element.step(to: index), block: block)
    }
  }

  private mutating func add(_ element: Element, depth: Int, block: Int) {
    if element.role == .chart {
      addChart(element, indent: depth * 2)
      if drawsCharts { return }
    }
    if let line = GridLine(element, depth: depth, program, language) {
      lines += columns.layOut(line, GridKey(line, block: block), width: width)
      if line.kind == .control, let command = element.command { shownCommands.insert(command) }
    } else if element.role != .chart {
      addWords(element, indent: depth * 2)
    }
    if element.isMadeOfCells { return }
    for (index, child) in element.children.enumerated() where !element.hidesInTerminal(child) {
      let inner = depth + element.step(to: index)
      if index > 0, isApart(child, after: element.children[index - 1], depth: inner) { separate() }
      add(child, depth: inner, block: block)
    }
  }

  /// Whether a blank line separates an element from the one before it. Inside other elements (`depth` above 0), blank
  /// lines separate only groups of choices and warnings.
  private func isApart(_ element: Element, after before: Element?, depth: Int) -> Bool {
    if element.isChoice || before?.isChoice == true || element.role == .warning { return true }
    guard depth == 0 else { return false }
    guard let before else { return element.type != .caption && element.role != .text }
    if element.isGlance && before.isGlance { return false }
    guard let kind = GridLine(element, depth: 0, program, language)?.kind else { return true }
    return GridLine(before, depth: 0, program, language)?.kind != kind
  }

  private mutating func separate() {
    if let last = lines.last, last != .empty { lines.append(.empty) }
  }

  /// Adds the text of an element that is not laid out in columns. Its children are added separately.
  private mutating func addWords(_ element: Element, indent: Int) {
    guard let text = element.text ?? (element.role == .menu ? element.label : nil) else { return }
    switch element.role {
    case .section, .card:
      let bar = element.fill.map { Span("▌ ", color: $0) }
      for line in wrapped(text, width: width - indent - (bar?.width ?? 0)) {
        lines.append(StyledLine([bar, Span(line, .strong)].compactMap { $0 }).indented(indent))
      }
    case .warning: add(text, mark: "⚠ ", .strong, indent: indent)
    case .toast, .menu: add(text, mark: "", .strong, indent: indent)
    case .dots: add(text, mark: Dots(element).map(\.text) ?? "", .quiet, indent: indent)
    case .heading where element.type == .largeTitle: addTitle(text)
    case .map: add(element.label ?? text, mark: "", .quiet, indent: indent)
    case .avatar: add(text + (element.value.map { " (\($0))" } ?? ""), mark: "", .strong, indent: indent)
    default: add(text, mark: "", Span.Look(element), indent: indent)
    }
  }

  /// Adds a chart, drawn with characters, and its description. If charts are not drawn, adds only the description; the
  /// caller then adds the chart's table of numbers.
  private mutating func addChart(_ element: Element, indent: Int) {
    if drawsCharts, let chart = element.chart {
      let drawn = TextChart(
        chart: chart, width: width - indent, language: language, color: element.color, unit: element.unit)
      for line in drawn.lines { lines.append(line.indented(indent)) }
    }
    if let text = element.label { add(text, mark: "", .quiet, indent: indent) }
    if let chart = element.chart, chart.kind.hasAxes,
      let notes = ChartStrings(language: language).notes(ChartFrame(chart, xTicks: 2, yTicks: Ticks.most))
    {
      add(notes, mark: "", .quiet, indent: indent)
    }
  }

  private mutating func add(_ text: String, mark: String, _ look: Span.Look, indent: Int) {
    let hanging = displayWidth(mark)
    for (index, line) in wrapped(text, width: width - indent - hanging).enumerated() {
      let start = index == 0 ? mark : String(repeating: " ", count: hanging)
      lines.append(StyledLine(Span(start + line, look)).indented(indent))
    }
  }

  /// Adds the commands of a screen. For all rows that lead to the same kind of screen, adds only the command of the
  /// first such row. Adds one command for each kind of button in rows, and the commands of the header's buttons.
  private mutating func addCommands(_ screen: Screen) {
    var entries: [(caption: String, command: String)] = []
    var rows: [Element] = []
    TextPage.collect(&rows, screen.content)
    for row in rows { enter(row.command, row.hint, &entries) }
    for row in rows where row.cellCount < row.children.count {
      for button in row.trailingActions.flatMap(\.selfAndDescendants) {
        enter(button.command, button.hint ?? button.spoken, &entries)
      }
    }
    for button in screen.buttons.flatMap(\.selfAndDescendants) { enter(button.command, button.spoken, &entries) }
    if entries.isEmpty { return }
    separate()
    let footer = entries.map { entry in
      GridLine(
        cells: [
          GridLine.Cell(span: Span(entry.caption, .quiet)),
          GridLine.Cell(span: Span(program.command(for: entry.command), .quiet)),
        ],
        kind: .control)
    }
    addColumns(footer)
  }

  /// Collects the rows that have a hint or buttons, however deeply they are nested.
  private static func collect(_ rows: inout [Element], _ elements: [Element]) {
    for element in elements {
      if element.role != .row, !element.isForm || element.role == .form {
        collect(&rows, element.children)
      } else if element.hint != nil || element.cellCount < element.children.count {
        rows.append(element)
      }
    }
  }

  /// Adds a command with its caption to `entries`, unless the page already shows the command, or another entry has the
  /// same caption.
  private func enter(_ command: String?, _ caption: String?, _ entries: inout [(caption: String, command: String)]) {
    guard let command, let caption, !entries.contains(where: { $0.caption == caption }),
      !shownCommands.contains(command)
    else { return }
    entries.append((caption, command))
  }

  /// Adds the tabs, with the commands that show their screens.
  private mutating func addTabs(_ screen: Screen) {
    guard let tabs = screen.tabs, !tabs.isEmpty else { return }
    separate()
    addColumns(
      tabs.map { tab in
        let name = Span((tab.isSelected ? "(•) " : "( ) ") + tab.label, tab.isSelected ? .strong : .plain)
        return GridLine(
          cells: [GridLine.Cell(span: name), GridLine.Cell(span: Span(program.command(for: tab.command), .quiet))],
          kind: .control)
      })
  }

  /// Adds lines that share their column widths with no other lines.
  private mutating func addColumns(_ rows: [GridLine]) {
    var grid = GridColumns()
    for line in rows { grid.measure(line, GridKey(line, block: 0)) }
    for line in rows { lines += grid.layOut(line, GridKey(line, block: 0), width: width) }
  }
}

extension Element {
  /// Whether the element is of a kind that overviews consist of, so that no blank lines separate it from others.
  fileprivate var isGlance: Bool { [.row, .rings, .tiles].contains(role) }

  /// Whether the element is a group of choices.
  fileprivate var isChoice: Bool { role == .radioGroup || role == .segmentedControl }

  /// Whether a terminal leaves out a child of this element. It leaves out the charts of a question, because the reasons
  /// describe in words what these charts show.
  fileprivate func hidesInTerminal(_ child: Element) -> Bool { role == .decision && child.role == .chart }

  /// Whether the element's children are shown as the cells of a single line.
  fileprivate var isMadeOfCells: Bool {
    [.row, .tableHeader, .tableRow, .rings].contains(role)
  }

  /// Returns how much further the child at `index` is indented than its parent. The first child of a disclosure, which
  /// is always visible, is not indented further.
  fileprivate func step(to index: Int) -> Int {
    switch role {
    case .disclosure: index == 0 ? 0 : 1
    case .table, .emptyState, .chart, .chartStack, .span, .form, .tiles, .chips, .statGrid, .rings, .setTable, .dock: 0
    default: 1
    }
  }
}
