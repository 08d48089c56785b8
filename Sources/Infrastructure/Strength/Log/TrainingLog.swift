import Formats
package import KernelDomain
import StrengthDomain

/// Reads the files that training apps export.
package enum TrainingLog {
  /// Reads the workouts in a log.
  /// - Parameters:
  ///   - unit: the unit of loads, which is used if the log does not state one; nil if unknown.
  ///   - zone: the time zone of the times in the log.
  package static func workouts(
    in bytes: [UInt8], unit: MassUnit?, zone: TimeZoneRules
  ) throws(LogProblem) -> ReadWorkouts {
    try workouts(in: bytes, LogOptions(unit: unit, zone: zone))
  }

  package static func workouts(in raw: [UInt8], _ options: LogOptions) throws(LogProblem) -> ReadWorkouts {
    let text = try LogText(raw)
    var read = try LogFile(text.bytes).workouts(options)
    read.isWindows1252 = text.isWindows1252
    read.measures = BodyMeasure.counting(read.measures)
    return read
  }

  /// Whether one of the known apps probably wrote a file that begins with these bytes.
  package static func recognises(_ head: [UInt8]) -> Bool {
    // A character may be cut at the end of these bytes, and the titles are mostly ASCII in any encoding.
    LogFile((try? LogText(head))?.bytes ?? head).isRecognised
  }

  /// Whether a file that begins with these bytes is a table of several columns, whichever app wrote it.
  package static func isTable(_ head: [UInt8]) -> Bool {
    let text = (try? LogText(head))?.bytes ?? head
    return !text.contains(0) && LogFile(text).isTable
  }
}
