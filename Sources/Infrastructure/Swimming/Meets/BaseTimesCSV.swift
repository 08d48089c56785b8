import BaseTimesTable
package import Formats
import KernelApplication
import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads base times (from which points are computed) from a CSV table. Its header consists of the columns
/// `edition,course,sex,style,distance,time`, in any order.
package enum BaseTimesCSV {
  /// The base times that are built into this program. They are parsed when they are first needed.
  package static let shipped = read()

  package static let header = ["edition", "course", "sex", "style", "distance", "time"]

  private static func read() -> BaseTimes {
    var size = 0
    guard let start = recordbook_base_times(&size) else { return BaseTimes() }
    let bytes = Array(UnsafeBufferPointer(start: start, count: size))
    guard let (times, problems) = try? times(in: bytes), problems.isEmpty else {
      preconditionFailure("the base times in the program are no table")
    }
    return times
  }

  package static func times(
    in bytes: [UInt8]
  ) throws(CSVProblem) -> (times: BaseTimes, problems: [ResultRowProblem]) {
    var rows: [(edition: Int, event: BaseTimes.Event, hundredths: Int)] = []
    var problems: [ResultRowProblem] = []
    // The index of each column, in the order of `header`; empty if one is missing.
    var places: [Int] = []
    do throws(ResultsCSV.Broken) {
      try CSVReader.read(bytes, problem: { ResultsCSV.Broken(problem: $0) }) { row throws(ResultsCSV.Broken) in
        if row.line == 1 {
          let names = (0..<row.count).map(row.text)
          problems += header.filter { !names.contains($0) }.map { ResultRowProblem(line: 1, column: $0, text: nil) }
          if problems.isEmpty { places = header.compactMap { names.firstIndex(of: $0) } }
          return
        }
        if row.count == 1 && row[0].isEmpty || places.isEmpty { return }
        func cell(_ column: Int) -> String { places[column] < row.count ? row.text(places[column]) : "" }
        func fail(_ column: Int) {
          problems.append(ResultRowProblem(line: row.line, column: header[column], text: cell(column)))
        }
        guard let edition = Int(cell(0)), (1_900...9_999).contains(edition) else { return fail(0) }
        guard let course = SwimCourse(cell(1)), course == .longCourseMetres || course == .shortCourseMetres else {
          return fail(1)
        }
        guard let sex = PointsSex(rawValue: cell(2)) else { return fail(2) }
        guard let style = cell(3) == "medley" ? .mix : StrokeStyle(cell(3)), OfficialResultRule.styles.contains(style)
        else { return fail(3) }
        guard let distance = Int(cell(4)), distance > 0, distance <= OfficialResultRule.longestDistance else {
          return fail(4)
        }
        guard let time = OfficialResultRule.time(cell(5)), BaseTimes.valid.contains(time) else { return fail(5) }
        let event = BaseTimes.Event(course: course, sex: sex, style: style, distance: distance)
        rows.append((edition, event, time))
      }
    } catch {
      throw error.problem
    }
    return (BaseTimes(rows), problems)
  }
}
