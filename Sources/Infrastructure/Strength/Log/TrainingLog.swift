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
    do throws(LogProblem) {
      var read = try LogFile(text.bytes).workouts(options)
      read.isWindows1252 = text.isWindows1252
      read.measures = BodyMeasure.counting(read.measures)
      return read
    } catch {
      throw error.moved(down: text.skippedLines)
    }
  }

  /// Whether one of the known apps probably wrote a file that begins with these bytes.
  package static func recognises(_ head: [UInt8]) -> Bool {
    // A character may be cut at the end of these bytes, and the titles are mostly ASCII in any encoding.
    LogFile((try? LogText(head))?.bytes ?? head).isRecognised
  }

  /// Returns the titles of the columns of a table that begins with these bytes, whichever app wrote it; nil if they do
  /// not begin a table of several columns.
  package static func columns(ofTable head: [UInt8]) -> [String]? {
    let head = head.withoutDelimiterLine
    // A character may be cut at the end of these bytes.
    let line = head.contains(0) ? head : Array(head.prefix { $0 != 0x0A })
    let text = (try? LogText(line))?.bytes ?? line
    let file = LogFile(text)
    return text.contains(0) || !file.isTable ? nil : file.columns
  }
}
