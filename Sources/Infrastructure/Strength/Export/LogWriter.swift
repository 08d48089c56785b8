import Formats
package import KernelDomain
package import StrengthApplication
package import StrengthDomain

/// Writes workouts as logs that other apps and this program can read. Reading them back gives equal workouts, apart
/// from what the app's columns have no room for. Such files are also opened in spreadsheets: a text that a spreadsheet
/// would take for a formula gets an apostrophe in front, which apps show, and which `TrainingLog` removes, so that
/// names stay equal.
package struct LogWriter {
  /// The unit in which all loads are written.
  let unit: MassUnit
  let zone: TimeZoneRules
  let name: (BlockExercise) -> String

  /// - Parameters:
  ///   - unit: the unit in which all loads are written.
  ///   - zone: the time zone of times in the file.
  ///   - name: returns the name of an exercise.
  package init(unit: MassUnit, zone: TimeZoneRules, name: @escaping (BlockExercise) -> String) {
    self.unit = unit
    self.zone = zone
    self.name = name
  }

  /// Writes the workouts as CSV of the app.
  /// - Parameter format: Strong's (iOS) or Hevy's. FitNotes cannot read logs.
  package func write(_ workouts: [Workout], as format: LogExportFormat) -> EncodedLog {
    switch format {
    case .strong: writeStrong(workouts)
    case .hevy: writeHevy(workouts)
    }
  }

  // MARK: Values

  /// Empty for nil.
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

  /// The RPE: 8.5 for 17 halves. Empty for nil.
  func text(halvesOfRPE halves: UInt8?) -> String {
    halves.map { LogWriter.decimal(Int64($0) * 5, places: 1) } ?? ""
  }

  /// In kilometres; empty for nil.
  func text(millimetres: Int64?) -> String {
    millimetres.map { LogWriter.decimal($0, places: 6) } ?? ""
  }

  /// A decimal number without trailing zeros. `number` counts units of the last of `places` decimals: 22,500 with three
  /// is 22.5.
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
