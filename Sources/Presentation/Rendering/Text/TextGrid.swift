import KernelPresentation

/// A line of a screen, divided into cells.
struct GridLine {
  var cells: [Cell]
  var kind: Kind
  /// The number of columns left free before the first cell.
  var indent = 0

  struct Cell {
    let span: Span
    /// How many terminal columns the cell's text takes up. It is stored because it is needed several times.
    let width: Int
    let isRightAligned: Bool

    init(span: Span, isRightAligned: Bool = false) {
      self.span = span
      self.isRightAligned = isRightAligned
      width = span.width
    }
  }

  enum Kind {
    case row
    case table
    case control
  }

  var gap: Int { kind == .control ? 3 : 2 }
}

/// A key that identifies a group of lines whose columns have the same widths: rows with the same indent on the whole
/// screen, the lines of one table, the controls of one block, or the controls outside blocks.
struct GridKey: Equatable {
  private let kind: GridLine.Kind
  private let place: Int

  init(_ line: GridLine, block: Int) {
    kind = line.kind
    place = line.kind == .row ? line.indent : line.kind == .table || line.indent > 0 ? block : -1
  }
}

/// The column widths of all groups of lines on a screen.
struct GridColumns {
  /// The widths of the columns of each group of lines. The width of the first column includes the indent.
  private var grids: [(key: GridKey, widths: [Int])] = []

  mutating func measure(_ line: GridLine, _ key: GridKey) {
    let grid = grids.firstIndex { $0.key == key } ?? grids.endIndex
    if grid == grids.endIndex { grids.append((key, [])) }
    for (index, cell) in line.cells.enumerated() {
      let width = cell.width + (index == 0 ? line.indent : 0)
      if index < grids[grid].widths.count {
        grids[grid].widths[index] = max(grids[grid].widths[index], width)
      } else {
        grids[grid].widths.append(width)
      }
    }
  }

  /// Returns the line with its cells aligned to the columns of its group. If the aligned line is wider than `width`,
  /// returns several lines.
  func layOut(_ line: GridLine, _ key: GridKey, width: Int) -> [StyledLine] {
    let columns = grids.first { $0.key == key }?.widths ?? []
    var spans: [Span] = []
    var taken = 0
    for (index, cell) in line.cells.enumerated() where cell.width > 0 {
      let column = columns[..<index].reduce(0) { $0 + $1 + line.gap }
      let start =
        cell.isRightAligned ? column + columns[index] - cell.width : index == 0 ? line.indent : column
      if start > taken { spans.append(Span(String(repeating: " ", count: start - taken))) }
      spans.append(cell.span)
      taken = start + cell.width
    }
    return taken <= width ? [StyledLine(spans)] : stacked(line, width: width)
  }

  private func stacked(_ line: GridLine, width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var spans: [Span] = []
    var taken = line.indent
    // The first cell, which is the row's name, is never wrapped.
    let cells = line.cells.prefix(1) + line.cells.dropFirst().flatMap { fitting($0, of: line, width: width) }
    for cell in cells where cell.width > 0 {
      if !spans.isEmpty, taken + 2 + cell.width > width {
        lines.append(StyledLine(spans).indented(line.indent + (lines.isEmpty ? 0 : 4)))
        (spans, taken) = ([], line.indent + 4)
      } else if !spans.isEmpty {
        spans.append(Span("  "))
        taken += 2
      }
      spans.append(cell.span)
      taken += cell.width
    }
    return lines + [StyledLine(spans).indented(line.indent + (lines.isEmpty ? 0 : 4))]
  }

  /// Returns the cell in a form that fits the terminal. The text of a row's cell that is wider than the terminal is
  /// wrapped into several cells. A command is never wrapped, so that the user can copy it.
  private func fitting(_ cell: GridLine.Cell, of line: GridLine, width: Int) -> [GridLine.Cell] {
    let room = width - line.indent - 4
    guard line.kind == .row, cell.width > room, room > 0, !cell.span.text.hasPrefix("recordbook ") else {
      return [cell]
    }
    return wrapped(cell.span.text, width: room).map { text in
      GridLine.Cell(span: Span(text, cell.span.look, color: cell.span.color))
    }
  }
}
