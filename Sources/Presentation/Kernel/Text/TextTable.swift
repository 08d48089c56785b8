import KernelDomain

/// Rows of words in columns, for results that are no screens.
package struct TextTable {
  private var rows: [[String]] = []
  private let rightAligned: [Int]

  /// - Parameter rightAligned: the columns whose words end where others end, such as times.
  package init(rightAligned: [Int] = []) {
    self.rightAligned = rightAligned
  }

  package mutating func add(_ cells: String...) {
    rows.append(cells.map { printable($0) })
  }

  /// Lines that begin with two spaces; no line ends with one.
  package var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? displayWidth($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { line($0, widths) }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      let padding = String(repeating: " ", count: widths[column] - displayWidth(cell))
      line += "  " + (rightAligned.contains(column) ? padding + cell : cell + padding)
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
