package import Formats
import KernelApplication
package import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads official results from a CSV table: its first line names the columns `day,meet,city,course,style,distance,time`
/// in any order, of which `city` may be missing, and `round`, `lead_off`, `exhibition`, `splits`, `points`, `points_table`
/// and `note` may be added, as the export of results writes them.
package enum ResultsCSV {
  package static let required = ["day", "meet", "course", "style", "distance", "time"]
  static let optional = [
    "city", "round", "lead_off", "exhibition", "splits", "points", "points_table", "note",
  ]

  /// By the names of its columns, all of which are there.
  static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let names = line.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"") }
    return Set(required).isSubset(of: names.map { String(decoding: $0, as: UTF8.self) })
  }

  struct Broken: Error {
    let problem: CSVProblem
  }

  /// The rows, or every one that can't be read, by its line.
  /// - Parameters:
  ///   - today: when it is read.
  ///   - style: the stroke that a word means; nil where it means none.
  package static func results(
    in bytes: [UInt8], on today: CivilDay, style: (String) -> StrokeStyle?
  ) throws(CSVProblem) -> (results: [OfficialResult], problems: [ResultRowProblem]) {
    var columns: [String: Int] = [:]
    var results: [OfficialResult] = []
    var problems: [ResultRowProblem] = []
    do throws(Broken) {
      try CSVReader.read(bytes, problem: { Broken(problem: $0) }) { row throws(Broken) in
        if columns.isEmpty {
          for column in 0..<row.count where columns[row.text(column)] == nil { columns[row.text(column)] = column }
          return
        }
        func cell(_ name: String) -> String {
          guard let column = columns[name], column < row.count else { return "" }
          return String(decoding: row.text(column).utf8.trimmedOfSpaces, as: UTF8.self)
        }
        if row.count == 1, row[0].isEmpty { return }
        do throws(RowError) {
          results.append(try result(cell, today, style))
        } catch {
          problems.append(
            ResultRowProblem(line: row.line, column: error.column, text: cell(error.column), why: error.why))
        }
      }
    } catch {
      throw error.problem
    }
    let missing = required.filter { columns[$0] == nil }
    if !missing.isEmpty { problems = missing.map { ResultRowProblem(line: 1, column: $0, text: nil) } }
    return (results, problems)
  }

  private struct RowError: Error {
    let column: String
    let why: ResultRowProblem.Why?

    init(_ column: String, _ why: ResultRowProblem.Why? = nil) {
      self.column = column
      self.why = why
    }
  }

  private static func result(
    _ cell: (String) -> String, _ today: CivilDay, _ named: (String) -> StrokeStyle?
  ) throws(RowError) -> OfficialResult {
    guard let day = CivilDay(cell("day")) else { throw RowError("day") }
    guard let course = course(cell("course")) else { throw RowError("course") }
    guard let style = named(cell("style")) else { throw RowError("style") }
    guard let distance = distance(cell("distance"), course) else { throw RowError("distance") }
    guard let time = OfficialResultRule.time(cell("time")) else { throw RowError("time") }
    var result = OfficialResult(
      day: day, meet: cell("meet").cleanName, city: cell("city").isEmpty ? nil : cell("city").cleanName, course: course,
      style: style, distance: distance, hundredths: time, note: cell("note").isEmpty ? nil : cell("note").cleanName)
    for split in cell("splits").split(separator: ";") {
      let parts = split.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let distance = Int(parts[0]), let time = OfficialResultRule.time(parts[1]) else {
        throw RowError("splits")
      }
      result.splits.append(OfficialResult.Split(distance: distance, hundredths: time))
    }
    result.isLeadOff = try flag("lead_off", cell)
    result.isExhibition = try flag("exhibition", cell)
    let round = cell("round").uppercased()
    if !round.isEmpty {
      guard OfficialResultRule.isRound(round) else { throw RowError("round") }
      result.round = round
    }
    if !cell("points").isEmpty {
      guard let points = Int(cell("points")), (0...9_999).contains(points) else { throw RowError("points") }
      result.points = points
      result.pointTable = cell("points_table").isEmpty ? nil : cell("points_table").cleanName
    }
    do {
      try OfficialResultRule.check(result, on: today)
    } catch {
      throw RowError(error.column, error.why)
    }
    return result
  }

  private static func flag(_ column: String, _ cell: (String) -> String) throws(RowError) -> Bool {
    switch cell(column).lowercased() {
    case "", "no", "ne", "0", "false": return false
    case "yes", "ano", "1", "true": return true
    default: throw RowError(column)
    }
  }

  /// A meet is swum in a pool of one of the usual lengths, or names its course.
  private static func course(_ word: String) -> SwimCourse? {
    if let course = SwimCourse(word.lowercased()) { return course }
    guard let course = PoolLength(written: word).map(SwimCourse.init), course.isUsual else { return nil }
    return course
  }

  /// `200`, `50m`, `100 yd`.
  private static func distance(_ word: String, _ course: SwimCourse) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let amount = Int(digits) else { return nil }
    switch word.dropFirst(digits.count).filter({ $0 != " " }).lowercased() {
    case "": return amount
    case "m": return course.unit == .metre ? amount : nil
    case "y", "yd", "yds": return course.unit == .yard ? amount : nil
    default: return nil
    }
  }
}

extension SwimCourse {
  fileprivate var isUsual: Bool {
    if case .other = self { false } else { true }
  }
}

extension OfficialResultRule.Problem {
  /// The column of a table in which it is.
  fileprivate var column: String {
    switch self {
    case .distance: "distance"
    case .style: "style"
    case .time: "time"
    case .day: "day"
    case .splits: "splits"
    case .meetMissing: "meet"
    }
  }

  /// Nil where it can't be read, or is no such thing.
  fileprivate var why: ResultRowProblem.Why? {
    switch self {
    case .day: .day
    case .distance, .style, .time, .splits, .meetMissing: nil
    }
  }
}

extension String.UTF8View {
  fileprivate var trimmedOfSpaces: Substring.UTF8View {
    var rest = self[...]
    while rest.first == 0x20 || rest.first == 0x09 { rest.removeFirst() }
    while rest.last == 0x20 || rest.last == 0x09 { rest.removeLast() }
    return rest
  }
}
