import Formats
package import KernelDomain
package import StrengthApplication
package import StrengthDomain

/// Writes workouts as logs that other apps read, and this one too: what is read back is what was written, but for what
/// the app's columns have no room for. Such a file is opened in spreadsheets, too: what they would take for a formula has an
/// apostrophe in front, which apps show and `TrainingLog` takes off again, so that names stay the same.
package struct LogWriter {
  /// In which all loads are written.
  let unit: MassUnit
  let zone: TimeZoneRules
  let name: (BlockExercise) -> String

  /// - Parameters:
  ///   - unit: in which all loads are written.
  ///   - zone: of the clock that the file's times are of.
  ///   - name: what an exercise is called.
  package init(unit: MassUnit, zone: TimeZoneRules, name: @escaping (BlockExercise) -> String) {
    self.unit = unit
    self.zone = zone
    self.name = name
  }

  /// The workouts as the app's CSV.
  /// - Parameter format: Strong's (iOS) or Hevy's; FitNotes reads none.
  package func write(_ workouts: [Workout], as format: LogExportFormat) -> EncodedLog {
    switch format {
    case .strong: writeStrong(workouts)
    case .hevy: writeHevy(workouts)
    }
  }

  // MARK: Values

  /// Empty for none.
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

  /// RPE, 8.5 for 17 halves; empty for none.
  func text(halvesOfRPE halves: UInt8?) -> String {
    halves.map { LogWriter.decimal(Int64($0) * 5, places: 1) } ?? ""
  }

  /// Kilometres; empty for none.
  func text(millimetres: Int64?) -> String {
    millimetres.map { LogWriter.decimal($0, places: 6) } ?? ""
  }

  /// A number of so many thousandths, millionths …, without zeros at the end: 22.5 for 22,500 thousandths.
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
