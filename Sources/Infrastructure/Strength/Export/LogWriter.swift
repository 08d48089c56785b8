import Formats
package import KernelDomain
package import StrengthApplication
package import StrengthDomain

/// Writes workouts as logs that this program and other apps can read. Reading such a log yields equal workouts, except
/// for what the app's columns cannot represent. Logs are also opened in spreadsheets, so an apostrophe is put before
/// any text that a spreadsheet would run as a formula. Apps show the apostrophe; `TrainingLog` removes it, so that
/// names stay equal.
package struct LogWriter {
  /// The unit in which all loads in the log are written.
  let unit: MassUnit
  let zone: TimeZoneRules
  let name: (BlockExercise) -> String

  /// Creates a writer of logs.
  /// - Parameters:
  ///   - unit: the unit in which all loads are written.
  ///   - zone: the time zone in which times are written.
  ///   - name: returns the name of an exercise.
  package init(unit: MassUnit, zone: TimeZoneRules, name: @escaping (BlockExercise) -> String) {
    self.unit = unit
    self.zone = zone
    self.name = name
  }

  /// Writes workouts in the CSV format of an app.
  /// - Parameter format: the format of Strong (for iOS) or of Hevy. FitNotes cannot import logs.
  package func write(_ workouts: [Workout], as format: LogExportFormat) -> EncodedLog {
    switch format {
    case .strong: writeStrong(workouts)
    case .hevy: writeHevy(workouts)
    }
  }

  // MARK: Values

  /// Formats a load in the log's unit; returns an empty text for nil.
  func text(_ load: Load?, _ written: inout EncodedLog) -> String {
    guard let load else { return "" }
    if load.unit == unit { return LogWriter.decimal(Int64(load.thousandths), places: 3) }
    written.convertedLoads += 1
    let milligrams = load.mass.milligrams
    let thousandths =
      switch unit {
      case .kilogram: (milligrams + 500) / 1_000
      // A pound is 453,592.37 mg.
      case .pound: (milligrams * 100_000 + 22_679_618) / 45_359_237
      }
    return LogWriter.decimal(max(1, thousandths), places: 3)
  }

  /// Formats an RPE (rate of perceived exertion) given in halves: 17 becomes 8.5. Returns an empty text for nil.
  func text(halvesOfRPE halves: UInt8?) -> String {
    halves.map { LogWriter.decimal(Int64($0) * 5, places: 1) } ?? ""
  }

  /// Formats a distance in kilometres; returns an empty text for nil.
  func text(millimetres: Int64?) -> String {
    millimetres.map { LogWriter.decimal($0, places: 6) } ?? ""
  }

  /// Formats a distance in miles, with enough decimals that reading it yields the same number of millimetres. Returns
  /// an empty text for nil.
  func text(miles millimetres: Int64?) -> String {
    let millimetresOfMile: Int128 = 1_609_344
    return millimetres.map {
      let miles = (Int128($0) * 10_000_000 + millimetresOfMile / 2) / millimetresOfMile
      return LogWriter.decimal(Int64(clamping: miles), places: 7)
    } ?? ""
  }

  /// Formats a decimal number without trailing zeros. `number` is in units of the last of `places` decimals: 22,500
  /// with three places becomes 22.5.
  static func decimal(_ number: Int64, places: Int) -> String {
    var (digits, left) = (String(number), places)
    while digits.count <= places { digits = "0" + digits }
    while left > 0, digits.last == "0" {
      digits.removeLast()
      left -= 1
    }
    return left == 0 ? digits : "\(digits.dropLast(left)).\(digits.suffix(left))"
  }

  static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
