import Formats
package import KernelApplication

/// Why a training log of another app cannot be read: nothing of it is imported then.
package struct LogProblem: Error, Hashable, Sendable {
  package let kind: Kind
  /// Where in the file.
  package let place: Place

  package init(_ kind: Kind, _ place: Place) {
    self.kind = kind
    self.place = place
  }

  package struct Place: Hashable, Sendable {
    /// From 1, the file's own lines.
    package let line: Int
    /// Which field of its row, from 1.
    package let column: Int
    /// What the header calls that column; nil where it has no such column.
    package let name: String?

    package init(line: Int, column: Int, name: String?) {
      self.line = line
      self.column = column
      self.name = name
    }
  }

  /// `found` is what stands there, cut at 200 characters.
  package enum Kind: Hashable, Sendable {
    case csv(FormatMessage)
    /// There is no row.
    case empty
    /// The header is of no app that is known.
    case unknownHeader
    /// Lines end with carriage returns alone, so that the whole file is one.
    case carriageReturns
    /// The header lacks a column, by one of the names that it could have.
    case missingColumn(String)
    /// Neither column nor caller say whether loads are kilograms or pounds.
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
