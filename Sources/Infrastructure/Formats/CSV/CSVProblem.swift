package import KernelApplication

/// The reason why a CSV text cannot be read, and where the problem is.
package struct CSVProblem: Error, Hashable, Sendable {
  package let message: FormatMessage
  /// The line in the file, counted from 1. Line feeds inside quotes are counted too.
  package let line: Int
  /// The field's number within its row, counted from 1.
  package let column: Int

  package init(_ message: FormatMessage, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}
