import KernelDomain

/// A table as comma-separated values (RFC 4180): a line of names, lines that end in CR LF, cells in quotes where they
/// need them.
package struct CSVTable {
  package private(set) var bytes: [UInt8] = []
  private let delimiter: Character
  /// Below the names.
  package private(set) var rows = -1

  /// - Parameter delimiter: what stands between the cells.
  package init(_ names: String..., delimiter: Character = ",") {
    self.delimiter = delimiter
    add(names)
  }

  package mutating func add(_ cells: String...) {
    add(cells)
  }

  package mutating func add(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes += String(delimiter).utf8 }
      bytes += quoted(cell).utf8
    }
    rows += 1
    bytes += "\r\n".utf8
  }

  /// A cell that a spreadsheet would take for a formula gets an apostrophe in front, which it shows as text.
  private func quoted(_ value: String) -> String {
    let cell = printable(value, isolating: false)
    let text = "=+-@\t\r".contains(cell.first ?? " ") && Double(cell) == nil ? "'" + cell : cell
    guard text.contains(where: { $0 == "\"" || $0 == delimiter || $0.isNewline }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
