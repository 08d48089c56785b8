import Formats
package import KernelDomain
import StrengthDomain

/// Reads training logs, which Strong, Hevy and FitNotes export as CSV.
package enum TrainingLog {
  /// Reads the workouts of a log.
  /// - Parameters:
  ///   - unit: the unit of loads, used if the log does not state one.
  ///   - zone: the time zone of the times in the log.
  package static func workouts(
    in bytes: [UInt8], unit: MassUnit?, zone: TimeZoneRules
  ) throws(LogProblem) -> ReadWorkouts {
    if bytes.prefix(while: { $0 != 0x0A }).dropLast().contains(0x0D) {
      throw LogProblem(.carriageReturns, LogProblem.Place(line: 1, column: 1, name: nil))
    }
    if let read = LogHalves(bytes)?.workouts(unit: unit, zone: zone) { return read }
    var rows = LogRows(unit: unit, zone: zone)
    try CSVReader.read(bytes, problem: { LogProblem($0) }) { row throws(LogProblem) in try rows.add(row) }
    return try rows.finish()
  }

  /// Whether a file with these first bytes is a log of one of these apps, according to its header.
  package static func recognises(_ head: [UInt8]) -> Bool {
    struct Found: Error {
      let isLog: Bool
    }
    do throws(Found) {
      try CSVReader.read(Array(head.prefix { $0 != 0x0A }), problem: { _ in Found(isLog: false) }) {
        row throws(Found) in
        throw Found(isLog: LogColumns.isHeader((0..<row.count).map(row.text)))
      }
      return false
    } catch {
      return error.isLog
    }
  }
}
