import KernelDomain

/// A table as comma-separated values (RFC 4180): a line of names, lines that end in CR LF, cells in quotes where they
/// need them.
package struct CSVTable {
  package private(set) var bytes: [UInt8] = []

  package init(_ names: String...) {
    add(names)
  }

  package mutating func add(_ cells: String...) {
    add(cells)
  }

  package mutating func add(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += CSVTable.quoted(cell).utf8
    }
    bytes += "\r\n".utf8
  }

  /// A cell that a spreadsheet would take for a formula gets an apostrophe in front, which it shows as text.
  private static func quoted(_ value: String) -> String {
    let cell = printable(value, isolating: false)
    let text = "=+-@\t\r".contains(cell.first ?? " ") && Double(cell) == nil ? "'" + cell : cell
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
