package import Formats
import KernelApplication
package import KernelDomain
package import SwimmingApplication
package import SwimmingDomain

/// Reads official results from a CSV table. Its header has the columns `day,meet,city,course,style,distance,time`, in
/// any order; `city` may be missing. The table may also have the other columns that this program exports: `round`,
/// `lead_off`, `exhibition`, `splits`, `points`, `points_table` and `note`.
package enum ResultsCSV {
  static let required: [ResultColumn] = [.day, .meet, .course, .style, .distance, .time]

  /// Whether a file that begins with these bytes has all required columns.
  static func recognises(_ head: UnsafeRawBufferPointer) -> Bool {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    // Most imported files are XML or binary. They are recognised before a line is split.
    guard let first = text.first, first >= 0x20, first != UInt8(ascii: "<"), first != UInt8(ascii: "{") else {
      return false
    }
    let table = Array(text).withoutDelimiterLine
    let line = table.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let names = line.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\"") }
    return Set(required.map(\.rawValue)).isSubset(of: names.map { String(decoding: $0, as: UTF8.self) })
  }

  struct Broken: Error {
    let problem: CSVProblem
  }

  /// Returns the official results in a CSV table. If some rows cannot be read, returns the problems of all these rows
  /// instead, in the order of their lines.
  /// - Parameters:
  ///   - today: the day on which the table is read.
  ///   - style: returns the style that a word means; nil if it means none.
  package static func results(
    in bytes: [UInt8], on today: CivilDay, style: @escaping (String) -> StrokeStyle?
  ) throws(CSVProblem) -> (results: [OfficialResult], problems: [ResultRowProblem]) {
    var reader: ResultRowReader?
    var missing = required
    var results: [OfficialResult] = []
    var problems: [ResultRowProblem] = []
    let text = bytes.withoutDelimiterLine
    let skipped = text.count < bytes.count ? 1 : 0
    do throws(Broken) {
      try CSVReader.read(text, problem: { Broken(problem: $0.moved(down: skipped)) }) { row throws(Broken) in
        if reader == nil {
          let columns = ResultColumns(row)
          missing = required.filter { columns[$0] == nil }
          reader = ResultRowReader(columns, on: today, style: style)
          return
        }
        if row.count == 1 && row[0].isEmpty || !missing.isEmpty { return }
        do throws(ResultRowReader.RowError) {
          results.append(try reader!.result(row))
        } catch {
          problems.append(error.problem(row, after: skipped))
        }
      }
    } catch {
      throw error.problem
    }
    if !missing.isEmpty {
      problems = missing.map { ResultRowProblem(line: 1 + skipped, column: $0.rawValue, text: nil) }
    }
    return (results, problems)
  }
}
