import Formats
import KernelDomain

/// A table as comma-separated values (RFC 4180): a line of names, lines that end in CR LF, cells in quotes where they
/// need them.
package struct CSVTable {
  package private(set) var bytes: [UInt8] = []
  private let delimiter: UInt8
  /// Below the names.
  package private(set) var rows = -1

  /// - Parameter delimiter: what stands between the cells.
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

  /// Looked at byte by byte: a quote or delimiter with an accent behind it is one letter with that.
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
