package import KernelApplication

/// Why a CSV text cannot be read, and where the problem is.
package struct CSVProblem: Error, Hashable, Sendable {
  package let message: FormatMessage
  /// The line of the file, counted from 1. Line feeds within quotes count too.
  package let line: Int
  /// The field's number within its row, counted from 1.
  package let column: Int

  package init(_ message: FormatMessage, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}
