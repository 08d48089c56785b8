import Formats
package import KernelApplication

/// Why an app's training log cannot be read. Nothing in such a log is imported.
package struct LogProblem: Error, Hashable, Sendable {
  package let kind: Kind
  /// Where in the file the problem is.
  package let place: Place
  /// The app that wrote the log; nil if the app is unknown or does not matter.
  package var app: String?
  /// The column titles in the log's header. Set only if they do not indicate any known app.
  package var columns: [String] = []

  package init(_ kind: Kind, _ place: Place, app: String? = nil, columns: [String] = []) {
    self.kind = kind
    self.place = place
    self.app = app
    self.columns = columns
  }

  /// Returns the problem with its line number increased by `lines`.
  func moved(down lines: Int) -> LogProblem {
    let place = Place(line: place.line + lines, column: place.column, name: place.name)
    return LogProblem(kind, place, app: app, columns: columns)
  }

  package struct Place: Hashable, Sendable {
    /// The number of the problem's line in the file, counted from 1.
    package let line: Int
    /// The position of the field in the row, counted from 1.
    package let column: Int
    /// The column's name in the header; nil if the header has no such column.
    package let name: String?

    package init(line: Int, column: Int, name: String?) {
      self.line = line
      self.column = column
      self.name = name
    }
  }

  /// The kinds of problems with a log. `found` is the text of the field, of which at most 200 characters are included.
  package enum Kind: Hashable, Sendable {
    case csv(FormatMessage)
    /// The file is neither UTF-8 nor UTF-16 nor Windows-1252.
    case encoding
    /// The dates, such as `05/06/2026`, do not show whether the day or the month comes first.
    case dateOrder
    /// The value of a body measure is not possible for a person.
    case measure(found: String)
    /// The log has no rows.
    case empty
    /// The header is not one that a known app writes.
    case unknownHeader
    /// The lines end with carriage returns only, so the file looks like a single line.
    case carriageReturns
    /// The log's header lacks a column. The value is a title that the column could have.
    case missingColumn(String)
    /// Neither a column nor an import option states whether loads are in kilograms or pounds.
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
