package import KernelApplication
package import SwimmingDomain

/// Reads meet files of this machine, and tables of base times.
package protocol MeetFileReader: Sendable {
  /// Fails with `badFile` for what is no meet file, or holds no results.
  func read(_ path: String) throws(Failure) -> ReadMeetFile

  /// Fails likewise.
  func baseTimes(_ path: String) throws(Failure) -> BaseTimes

  /// Those that the program holds.
  var shippedBaseTimes: BaseTimes { get }
}

/// What a meet file holds.
package enum ReadMeetFile: Hashable, Sendable {
  /// Everybody's results of these meets.
  case lenex(meets: [String], athletes: [MeetAthlete])
  /// Her own results.
  case table([OfficialResult])
}

/// A row of a table that can't be read.
package struct ResultRowProblem: Codable, Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// The name of the column.
  package let column: String
  /// What stands there; nil where the column is missing.
  package let text: String?
  /// Why it is not taken, where it can be read; nil where it can't.
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
