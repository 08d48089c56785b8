package import KernelApplication

/// Why a CSV document cannot be read, and where.
package struct CSVProblem: Error, Hashable, Sendable {
  package let message: FormatMessage
  /// The line of the file, from 1, counting lines within quotes.
  package let line: Int
  /// The field of the row, from 1.
  package let column: Int

  package init(_ message: FormatMessage, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}
