package import Formats
import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads CSV tables of times in swimming events. Each line contains one time; the header consists of known columns in
/// any order.
enum EventTableCSV {
  /// A line that cannot be read.
  struct Bad: Error {
    let problem: ResultRowProblem
  }

  /// A line of a CSV table whose columns can be in any order.
  struct Line {
    let row: CSVRow
    let header: [String]
    /// The number of lines before the header.
    fileprivate let skippedLines: Int
    fileprivate let places: [Int]

    /// Returns the text in a column of the line; empty if the line is too short.
    func text(_ column: String) -> String {
      guard let index = header.firstIndex(of: column), places[index] < row.count else { return "" }
      return row.text(places[index])
    }

    func problem(_ column: String) -> Bad {
      Bad(problem: ResultRowProblem(line: row.line + skippedLines, column: column, text: text(column)))
    }
  }

  /// Reads all lines of a CSV table.
  /// - Parameters:
  ///   - header: the columns that the table must have, in any order.
  ///   - read: parses a line; fails with the problem of the first column that cannot be parsed.
  /// - Returns: the parsed lines, and the problems: missing columns, and lines that cannot be parsed.
  static func read<Row>(
    in bytes: [UInt8], _ header: [String], _ read: (Line) throws(Bad) -> Row
  ) throws(CSVProblem) -> (rows: [Row], problems: [ResultRowProblem]) {
    var rows: [Row] = []
    var problems: [ResultRowProblem] = []
    var places: [Int] = []
    let text = bytes.withoutDelimiterLine
    let skipped = text.count < bytes.count ? 1 : 0
    do throws(ResultsCSV.Broken) {
      try CSVReader.read(text, problem: { ResultsCSV.Broken(problem: $0.moved(down: skipped)) }) {
        row throws(ResultsCSV.Broken) in
        if row.line == 1 {
          let names = (0..<row.count).map(row.text)
          problems += header.filter { !names.contains($0) }.map {
            ResultRowProblem(line: 1 + skipped, column: $0, text: nil)
          }
          if problems.isEmpty { places = header.compactMap { names.firstIndex(of: $0) } }
          return
        }
        if row.count == 1 && row[0].isEmpty || places.isEmpty { return }
        do throws(Bad) {
          rows.append(try read(Line(row: row, header: header, skippedLines: skipped, places: places)))
        } catch {
          problems.append(error.problem)
        }
      }
    } catch {
      throw error.problem
    }
    return (rows, problems)
  }
}

extension EventTableCSV.Line {
  /// Returns the parsed value in a column of the line; fails if it cannot be parsed.
  func value<Value>(_ column: String, _ read: (String) -> Value?) throws(EventTableCSV.Bad) -> Value {
    guard let value = read(text(column)) else { throw problem(column) }
    return value
  }

  /// Parses the event from the columns `course`, `style` and `distance`.
  func event() throws(EventTableCSV.Bad) -> SwimEvent {
    let course = try value("course") { SwimCourse($0) }
    let style = try self.style()
    return SwimEvent(course: course, style: style, distance: Distance(try distance(multipleOf: 25), course.unit))
  }

  func edition() throws(EventTableCSV.Bad) -> Int {
    try value("edition") { Int($0).flatMap { (1_900...9_999).contains($0) ? $0 : nil } }
  }

  func style() throws(EventTableCSV.Bad) -> StrokeStyle {
    try value("style") { text -> StrokeStyle? in
      let style = text == "medley" ? .mix : StrokeStyle(text)
      return style.flatMap { OfficialResultRule.styles.contains($0) ? $0 : nil }
    }
  }

  func distance(multipleOf step: Int = 1) throws(EventTableCSV.Bad) -> Int {
    try value("distance") { text in
      Int(text).flatMap { $0 > 0 && $0 <= OfficialResultRule.longestDistance && $0 % step == 0 ? $0 : nil }
    }
  }

  func sex() throws(EventTableCSV.Bad) -> PointsSex { try value("sex") { PointsSex(rawValue: $0) } }

  func time() throws(EventTableCSV.Bad) -> Int {
    try value("time") { OfficialResultRule.time($0).flatMap { BaseTimes.valid.contains($0) ? $0 : nil } }
  }
}

/// Reads the user's own base times by age group from a CSV table.
package enum AgeBasesCSV {
  private static let header = ["edition", "course", "sex", "age_from", "style", "distance", "time"]

  package static func bases(
    in bytes: [UInt8]
  ) throws(CSVProblem) -> (bases: AgeBases, problems: [ResultRowProblem]) {
    let read = try EventTableCSV.read(in: bytes, header) { (line) throws(EventTableCSV.Bad) in
      let edition = try line.edition()
      _ = try line.value("course") { SwimCourse($0) }
      let sex = try line.sex()
      let age = try line.value("age_from") {
        Int($0).flatMap { $0 == 18 || $0 % 5 == 0 && (25...120).contains($0) ? $0 : nil }
      }
      let event = try line.event()
      return AgeBases.Row(
        edition: edition, event: event, sex: sex, ageFrom: age, hundredths: try line.time())
    }
    return (AgeBases(read.rows), read.problems)
  }
}

/// Reads the user's own qualifying and motivational times from a CSV table.
package enum TimeStandardsCSV {
  private static let header = ["name", "sex", "age_from", "age_to", "course", "style", "distance", "time"]

  package static func standards(
    in bytes: [UInt8]
  ) throws(CSVProblem) -> (standards: [TimeStandard], problems: [ResultRowProblem]) {
    let read = try EventTableCSV.read(in: bytes, header) { (line) throws(EventTableCSV.Bad) in
      let name = try line.value("name") { $0.isEmpty || $0.count > 60 ? nil : $0 }
      let sex = try line.sex()
      let from = try line.value("age_from", age)
      let to = try line.value("age_to", age)
      let event = try line.event()
      return TimeStandard(
        name: name, sex: sex, ageFrom: from, ageTo: to, event: event, hundredths: try line.time())
    }
    return (read.rows, read.problems)
  }

  /// Parses an age limit. The outer value is nil if the text is not an age; the inner value is nil if the text is
  /// empty, which means no limit.
  private static func age(_ text: String) -> Int?? {
    if text.isEmpty { return .some(nil) }
    return Int(text).flatMap { (0...120).contains($0) ? .some(.some($0)) : nil }
  }
}
