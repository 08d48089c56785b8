import Formats
package import KernelApplication

/// Why a training log of another app cannot be read. Nothing of it is imported then.
package struct LogProblem: Error, Hashable, Sendable {
  package let kind: Kind
  /// The place in the file.
  package let place: Place

  package init(_ kind: Kind, _ place: Place) {
    self.kind = kind
    self.place = place
  }

  package struct Place: Hashable, Sendable {
    /// The line of the file, from 1.
    package let line: Int
    /// The field of the row, from 1.
    package let column: Int
    /// The name of the column in the header; nil if there is no such column.
    package let name: String?

    package init(line: Int, column: Int, name: String?) {
      self.line = line
      self.column = column
      self.name = name
    }
  }

  /// `found` is the text in the field, cut at 200 characters.
  package enum Kind: Hashable, Sendable {
    case csv(FormatMessage)
    /// The log has no rows.
    case empty
    /// The header is not that of a known app.
    case unknownHeader
    /// Lines end with carriage returns alone, so that the file looks like a single line.
    case carriageReturns
    /// The header lacks a column; this is one of the names that it could have.
    case missingColumn(String)
    /// Neither a column nor an option says whether loads are kilograms or pounds.
    case noUnit
    case unknownUnit(found: String, known: [String])
    case noNumber(found: String)
    case noWholeNumber(found: String)
    case negative(found: String)
    case tooLarge(found: String, most: String)
    case noRPE(found: String)
    case noDate(found: String)
    case noDuration(found: String)
    case unknownSetKind(found: String, known: [String])
    case noExercise
  }
}

extension LogProblem {
  init(_ problem: CSVProblem) {
    self.init(.csv(problem.message), Place(line: problem.line, column: problem.column, name: nil))
  }
}
