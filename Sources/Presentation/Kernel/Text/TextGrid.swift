/// A line of a screen taken apart into columns.
struct GridLine {
  var cells: [Cell]
  /// Lines of the same kind, depth and number of cells share their columns.
  var kind: Kind

  struct Cell {
    var span: Span
    var isRightAligned = false
  }

  enum Kind {
    case row
    case table
    case control
  }
}

/// The column widths of all grids of a screen, so that rows stand under each other across its sections.
struct GridColumns {
  private struct Key: Hashable {
    var kind: GridLine.Kind
    var depth: Int
    var count: Int
  }

  private var widths: [Key: [Int]] = [:]

  mutating func measure(_ line: GridLine, depth: Int) {
    let key = Key(kind: line.kind, depth: depth, count: line.cells.count)
    let own = line.cells.map(\.span.width)
    widths[key] = zip(widths[key] ?? own, own).map(max)
  }

  /// The line with its cells in their columns; on several lines where the columns do not fit.
  /// - Parameter width: of the terminal, `indent` columns of which are taken.
  func layOut(_ line: GridLine, depth: Int, indent: Int, width: Int) -> [StyledLine] {
    let columns = widths[Key(kind: line.kind, depth: depth, count: line.cells.count)] ?? []
    let gap = line.kind == .control ? 3 : 2
    guard indent + columns.reduce(0, +) + gap * (columns.count - 1) <= width else {
      return stacked(line, indent: indent, width: width)
    }
    var spans = indent > 0 ? [Span(String(repeating: " ", count: indent))] : []
    var owed = 0
    for (index, cell) in line.cells.enumerated() where cell.span.width > 0 || cell.isRightAligned {
      let free = columns[index] - cell.span.width
      let start = columns[..<index].reduce(0, +) + gap * index + (cell.isRightAligned ? free : 0)
      if start > owed { spans.append(Span(String(repeating: " ", count: start - owed))) }
      spans.append(cell.span)
      owed = start + cell.span.width
    }
    return [StyledLine(spans)]
  }

  private func stacked(_ line: GridLine, indent: Int, width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var spans: [Span] = []
    var taken = 0
    for span in line.cells.map(\.span) where span.width > 0 {
      if taken > 0, indent + taken + 2 + span.width > width {
        lines.append(StyledLine(spans).indented(lines.isEmpty ? indent : indent + 4))
        (spans, taken) = ([], 4)
      } else if taken > 0 {
        spans.append(Span("  "))
        taken += 2
      }
      spans.append(span)
      taken += span.width
    }
    return lines + [StyledLine(spans).indented(lines.isEmpty ? indent : indent + 4)]
  }
}
