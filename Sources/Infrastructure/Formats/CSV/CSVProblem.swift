package import KernelApplication

/// Why a CSV document cannot be read, and where.
package struct CSVProblem: Error, Hashable, Sendable {
  package let message: FormatMessage
  /// From 1; the file's own lines, those within quotes too.
  package let line: Int
  /// Which field of its row, from 1.
  package let column: Int

  package init(_ message: FormatMessage, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}
