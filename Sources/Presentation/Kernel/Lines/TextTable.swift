import KernelDomain

/// A table as text with aligned columns, for output that is not a screen.
package struct TextTable {
  private var rows: [[Cell]] = []
  private let rightAligned: [Int]
  private let commands: Int?

  /// Creates an empty table.
  /// - Parameters:
  ///   - rightAligned: the indices of the columns that are aligned to the right, such as columns of times.
  ///   - commands: the index of the column that contains commands, which are never split over lines; nil if there is
  ///     none.
  package init(rightAligned: [Int] = [], commands: Int? = nil) {
    self.rightAligned = rightAligned
    self.commands = commands
  }

  private struct Cell {
    let text: String
    /// The width of the text, in terminal columns.
    let width: Int

    init(_ text: String) {
      self.text = text
      width = displayWidth(text)
    }
  }

  package mutating func add(_ cells: String...) { add(cells) }

  package mutating func add(_ cells: [String]) {
    rows.append(cells.map { Cell(printable($0)) })
  }

  /// Returns the table as lines. Each line starts with two spaces and has no spaces at its end.
  /// - Parameter width: the width of the terminal in columns. A row that needs more columns is written on several
  ///   lines. Nil means no limit.
  package func text(within width: Int? = nil) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    var text: [UInt8] = []
    text.reserveCapacity(rows.count * (widths.reduce(1) { $0 + $1 + 2 }))
    for row in rows {
      let start = text.count
      let columns = add(row, widths, to: &text)
      if let width, columns > width {
        text.removeSubrange(start...)
        text += stacked(row, max(width, 20)).utf8
      } else {
        text.append(UInt8(ascii: "\n"))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a row to `text` as a single line, in columns of the given widths.
  /// - Returns: the width of the line, in terminal columns.
  private func add(_ cells: [Cell], _ widths: [Int], to text: inout [UInt8]) -> Int {
    let space = UInt8(ascii: " ")
    var end = 0
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      let padding = repeatElement(space, count: widths[column] - cell.width)
      text.append(space)
      text.append(space)
      if rightAligned.contains(column) { text += padding }
      text += cell.text.utf8
      if !rightAligned.contains(column) { text += padding }
      end += 2 + widths[column]
    }
    while end > 0, text.last == space {
      text.removeLast()
      end -= 1
    }
    return end
  }

  /// Returns a row that is too wide for a line of `width` columns as several lines, each with as many cells as fit. All
  /// lines except the first are indented further.
  private func stacked(_ cells: [Cell], _ width: Int) -> String {
    var lines: [String] = []
    for (column, cell) in cells.enumerated() where !cell.text.isEmpty {
      if let last = lines.last, displayWidth(last) + 2 + cell.width <= width {
        lines[lines.count - 1] = last + "  " + cell.text
      } else {
        let parts = column == commands ? [cell.text] : wrapped(cell.text, width: width - 6)
        lines += parts.enumerated().map { (lines.isEmpty && $0 == 0 ? "  " : "      ") + $1 }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
