import Formats
import KernelDomain
import StrengthApplication
import StrengthDomain
import StrengthInfrastructure
import StrengthTestSupport
import System
import TestSupport

/// The reader of other apps' logs must either read a whole log, or refuse the whole log and name the place of the
/// problem. It must read the same from a file as from memory. What it has read must be equal after being written and
/// read again.
extension FuzzTarget {
  static let logs = log("logs", LogSamples.all)

  /// A target for each further format, so that each gets as many inputs as the first ones together.
  static let appLogs = [
    log("log-strong", [LogSamples.strongHeadless, LogSamples.strong2016], ["35;lbs;10", "km", "mi", "1e-9"]),
    log(
      "log-hevy", LogSamples.hevyLanguages,
      ["mrt.", "января", "2026年1月8日 10:00", "2026-11-28T17:30:00Z", "г.", "18.05"]),
    log("log-fitbod", [LogSamples.fitbod], ["true", "isWarmup", "+0000", "-1330", "multiplier", "Weight(lbs)"]),
    log(
      "log-jefit", [LogSamples.jefit],
      ["### PROFILE ###", "### EXERCISE LOGS ###", "135x5", "0x0", "1700000000", " lbs", "\"135x5,,x5\"", "x"]),
    log(
      "log-stronglifts", [LogSamples.strongLifts], ["Set 9 (Reps)", "Set 100 (LB)", "2026/02/30", "11:60 PM", "5/-"]),
    log(
      "log-gymbook", [LogSamples.gymBook],
      [" / ", "minuti", "ripetizioni", "Sì", "1.000,5 kg", "27/27/25", "27/1/2025"]),
    log("log-lyfta", [LogSamples.lyfta], ["DROP_SET", "FAILURE_SET", "null", "01:00:61", "Weight (lbs)"]),
    log("log-liftlog", [LogSamples.liftLog], ["a1", "2024-10-16T10:44:39+02:00", "WeightUnit", "-0", "nil"]),
    log(
      "log-liftosaur", [LogSamples.liftosaur], ["2025-05-20T05:00:00.000Z", "Is AMRAP?", "1", "Completed Reps Time"]),
    log(
      "log-measures", [LogSamples.hevyMeasures, LogSamples.fitNotesMeasures],
      ["left_bicep_in", "hips", "Bodyfat", "inches", "19.99", "500.001", "75", "waist_cm"]),
  ]

  private static func log(_ name: String, _ seeds: [String], _ words: [String] = []) -> FuzzTarget {
    FuzzTarget(name, seeds: seeds.map { Array($0.utf8) }, dictionary: words + common) { input, findings in
      let unit: MassUnit = input.count.isMultiple(of: 2) ? .kilogram : .pound
      do throws(LogProblem) {
        let read = try TrainingLog.workouts(in: input, unit: unit, zone: zone)
        for problem in read.inconsistencies { findings.expect(false, problem) }
        write(read, unit, &findings)
        return true
      } catch {
        findings.expect(error.place.line > 0, "refused without a place: \(error)")
        return false
      }
    }
  }

  private static let common = [
    "\"", "\"\"", ",", ";", "\n", "\r\n", "Rest Timer", "Note", "W", "-1", "1e5", "NaN", "999999999", "9999999999",
    "0.00000000000000000001", "2,000.5", "31 Feb 2024, 10:00", "9998-12-31 23:59:59", "0002-01-01", "12:00:00 AM",
    "99h 99m", "kg", "lbs", "assisted", "\u{202F}PM", "\u{FEFF}", "Weight", "exercise_title", "2024-03-01 07:00:00",
    "### EXERCISE LOGS ###", "135x5", "05/06/2026", "2026年1月8日", "+0200", "Z", "null", "\u{E9}", "-20", "Pull Up",
  ]

  private static let zone = TimeZoneRules(transitions: [], types: [], offsets: [3_600], future: nil)!

  /// Writes the workouts that were read as logs of both apps, and checks that no set is lost. If the log is written for
  /// the app from which it comes, reading it again must give equal workouts.
  private static func write(_ read: ReadWorkouts, _ unit: MassUnit, _ findings: inout FuzzFindings) {
    let writer = LogWriter(unit: unit, zone: zone) { exercise in
      guard case .named(let name, _) = exercise else { return "" }
      return name
    }
    // Distances of more than nine digits of kilometres, and times at the end of the calendar, can't be written to a
    // log.
    let isUsual = read.workouts.allSatisfy { workout in
      workout.day.year < 9_900
        && workout.blocks.allSatisfy { $0.sets.allSatisfy { ($0.millimetres ?? 0) < 999_999_999_000_000 } }
    }
    guard isUsual else { return }
    for format in LogExportFormat.allCases {
      let written = writer.write(read.workouts, as: format)
      let again = try? TrainingLog.workouts(in: written.bytes, unit: unit, zone: zone)
      findings.expect(again?.setCount == written.sets, "\(format.rawValue): \(written.sets) sets are not read again")
      if format.rawValue == read.format.rawValue, written.convertedLoads == 0 {
        findings.expect(again?.workouts == read.workouts, "\(format.rawValue): what is read again is not what it was")
      }
    }
  }
}
