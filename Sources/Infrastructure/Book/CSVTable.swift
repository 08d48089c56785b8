import Formats
import KernelDomain

/// Writes a table as comma-separated values (RFC 4180): a header line, lines that end in CR LF, and quotation marks
/// around the cells that need them.
package struct CSVTable {
  package private(set) var bytes: [UInt8] = []
  private let delimiter: UInt8
  /// The number of rows written so far, excluding the header line.
  package private(set) var rows = -1

  /// Creates a table with the given column names as its first row.
  /// - Parameter delimiter: the character between two cells.
  package init(_ names: String..., delimiter: Unicode.Scalar = ",") {
    self.delimiter = UInt8(ascii: delimiter)
    add(names)
  }

  package mutating func add(_ cells: String...) {
    add(cells)
  }

  package mutating func add(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(delimiter) }
      add(cell)
    }
    rows += 1
    bytes += "\r\n".utf8
  }

  /// Adds a cell to the current row. The cell is searched for quotation marks byte by byte, because a quotation mark
  /// followed by a combining accent is a different `Character`.
  private mutating func add(_ value: String) {
    let text = FormulaGuard.guarded(printable(value, isolating: false))
    let quote = UInt8(ascii: "\"")
    guard text.utf8.contains(where: { $0 == quote || $0 == delimiter || $0 == 0x0A || $0 == 0x0D }) else {
      bytes += text.utf8
      return
    }
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
