package import KernelApplication
package import SwimmingDomain

/// Reads files with results of meets, and tables of base times. World Aquatics points are calculated from base times.
package protocol MeetFileReader: Sendable {
  /// Reads the results in a file. Fails with `badFile` if the file is neither a meet file nor a table of results, or
  /// contains no results.
  func read(_ path: String) throws(Failure) -> ReadMeetFile

  /// Reads a table of base times. Fails with `badFile` if the file is not such a table.
  func baseTimes(_ path: String) throws(Failure) -> BaseTimes

  /// Reads a table of base times by age group. Returns nil if the file is not such a table.
  func ageBases(_ path: String) throws(Failure) -> AgeBases?

  /// Reads a table of standards (qualifying and motivational times). Fails with `badFile` if the file is not such a
  /// table.
  func standards(_ path: String) throws(Failure) -> [TimeStandard]

  /// The base times that come with the program.
  var shippedBaseTimes: BaseTimes { get }
}

/// The results in a file of meets or in a table of results.
package enum ReadMeetFile: Hashable, Sendable {
  /// A file of meets, with the results of all athletes.
  /// - Parameters:
  ///   - meets: the names of the meets.
  ///   - wrongChecksums: the number of lines that don't match their checksums.
  case meets([String], athletes: [MeetAthlete], wrongChecksums: Int)
  /// A table that contains only the user's results.
  case table([OfficialResult])
}

/// A row of a table of results that can't be used.
package struct ResultRowProblem: Codable, Hashable, Sendable {
  /// The number of the row's line in the file, counted from 1.
  package let line: Int
  package let column: String
  /// The invalid text in the column `column`; nil if the row lacks this column.
  package let text: String?
  /// The reason why the value in the column is refused; nil if the value can't be parsed at all.
  package let why: Why?

  package enum Why: String, CaseIterable, Codable, Hashable, Sendable {
    case day
  }

  package init(line: Int, column: String, text: String?, why: Why? = nil) {
    self.line = line
    self.column = column
    self.text = text
    self.why = why
  }
}
