import KernelDomain

/// Rows of words in columns, for results that are no screens.
package struct TextTable {
  private var rows: [[String]] = []
  private let rightAligned: [Int]
  private let commands: Int?

  /// - Parameters:
  ///   - rightAligned: the columns whose words end where others end, such as times.
  ///   - commands: the column whose words are never broken.
  package init(rightAligned: [Int] = [], commands: Int? = nil) {
    self.rightAligned = rightAligned
    self.commands = commands
  }

  package mutating func add(_ cells: String...) {
    rows.append(cells.map { printable($0) })
  }

  /// Lines that begin with two spaces; no line ends with one.
  /// - Parameter width: a row that takes more columns is written on several lines; nil sets no limit.
  package func text(within width: Int? = nil) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? displayWidth($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let line = line(row, widths)
      guard let width, displayWidth(line) > width else { return line + "\n" }
      return stacked(row, max(width, 20))
    }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      let padding = String(repeating: " ", count: widths[column] - displayWidth(cell))
      line += "  " + (rightAligned.contains(column) ? padding + cell : cell + padding)
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The cells one after the other; lines after the first stand further in.
  private func stacked(_ cells: [String], _ width: Int) -> String {
    var lines: [String] = []
    for (column, cell) in cells.enumerated() where !cell.isEmpty {
      if let last = lines.last, displayWidth(last) + 2 + displayWidth(cell) <= width {
        lines[lines.count - 1] = last + "  " + cell
      } else {
        let parts = column == commands ? [cell] : wrapped(cell, width: width - 6)
        lines += parts.enumerated().map { (lines.isEmpty && $0 == 0 ? "  " : "      ") + $1 }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
