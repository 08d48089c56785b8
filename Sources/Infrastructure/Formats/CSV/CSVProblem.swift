package import KernelApplication

/// The reason why a CSV text cannot be read, and where the problem is.
package struct CSVProblem: Error, Hashable, Sendable {
  package let message: FormatMessage
  /// The line number in the file, counted from 1. Line feeds within quotation marks are counted too.
  package let line: Int
  /// The position of the field in its row, counted from 1.
  package let column: Int

  package init(_ message: FormatMessage, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// Returns the same problem, further down by a number of lines.
  package func moved(down lines: Int) -> CSVProblem { CSVProblem(message, line: line + lines, column: column) }
}
