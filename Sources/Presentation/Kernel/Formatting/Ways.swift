package import KernelDomain

/// How distances that are run or walked are written.
package enum WayUnit: String, Sendable {
  case kilometre = "km"
  case mile = "mi"

  package var millimetres: Int64 { self == .kilometre ? 1_000_000 : 1_609_344 }
}

/// Lengths of ways, times passed on them, and paces. Lengths and times are cut off, never rounded up: nobody reads 5.00 km
/// where 5 km lack a step.
extension Language {
  /// `5.20 km`, `3,23 mi`: always with two decimals.
  package func way(_ millimetres: Int64, _ unit: WayUnit) -> String {
    "\(wayNumber(millimetres, unit)) \(unit.rawValue)"
  }

  /// `5.20 kilometers`, `3,23 míle`.
  package func spokenWay(_ millimetres: Int64, _ unit: WayUnit) -> String {
    "\(wayNumber(millimetres, unit)) \(pluralOfDecimal(forms(of: unit)))"
  }

  /// `12.5 km`, `30 km`: as round as it is.
  package func roundWay(_ millimetres: Int64, _ unit: WayUnit) -> String {
    "\(decimal(Double(millimetres) / Double(unit.millimetres))) \(unit.rawValue)"
  }

  private func wayNumber(_ millimetres: Int64, _ unit: WayUnit) -> String {
    let (whole, rest) = (millimetres * 100 / unit.millimetres).quotientAndRemainder(dividingBy: 100)
    return number(Int(whole)) + decimalSeparator + ASCII.decimal(Int(rest), digits: 2)
  }

  /// `27:05`, `1:05:09`, `−0:06`; minutes always.
  package func clock(seconds: Int64) -> String {
    guard seconds >= 0 else { return "−" + clock(seconds: seconds == .min ? .max : -seconds) }
    let (hours, minutes, rest) = (Int(seconds / 3_600), Int(seconds / 60 % 60), Int(seconds % 60))
    let before = hours > 0 ? "\(hours):" + ASCII.decimal(minutes, digits: 2) : String(minutes)
    return before + ":" + ASCII.decimal(rest, digits: 2)
  }

  /// `27 minutes 5 seconds`.
  package func spokenClock(seconds: Int64) -> String {
    let parts = [(seconds / 3_600, hourForms), (seconds / 60 % 60, minuteForms), (seconds % 60, secondForms)]
    let told = parts.filter { $0.0 > 0 }.map { counted(Int($0.0), $0.1) }
    return told.isEmpty ? counted(0, secondForms) : told.joined(separator: " ")
  }

  /// `5:12 /km`, to the nearest second; `—` where it is not known.
  /// - Parameter milliseconds: a kilometre.
  package func pace(_ milliseconds: Int64?, _ unit: WayUnit) -> String {
    milliseconds.map { "\(clock(seconds: paceSeconds($0, unit))) /\(unit.rawValue)" } ?? "—"
  }

  /// `5 minutes 12 seconds a kilometer`.
  package func spokenPace(_ milliseconds: Int64?, _ unit: WayUnit) -> String {
    guard let milliseconds else { return say(cs: "tempo neznámé", en: "pace unknown") }
    let time = spokenClock(seconds: paceSeconds(milliseconds, unit))
    return say(
      cs: "\(time) na \(unit == .kilometre ? "kilometr" : "míli")", en: "\(time) a \(forms(of: unit).one)")
  }

  private func paceSeconds(_ milliseconds: Int64, _ unit: WayUnit) -> Int64 {
    switch unit {
    case .kilometre: (milliseconds + 500) / 1_000
    case .mile: Int64((Double(milliseconds) * Double(unit.millimetres) / 1_000_000_000).rounded())
    }
  }

  private func forms(of unit: WayUnit) -> PluralForms {
    switch (tag, unit) {
    case (.cs, .kilometre): PluralForms(one: "kilometr", few: "kilometry", many: "kilometru", other: "kilometrů")
    case (.cs, .mile): PluralForms(one: "míle", few: "míle", many: "míle", other: "mil")
    case (.en, .kilometre): PluralForms(one: "kilometer", other: "kilometers")
    case (.enGB, .kilometre): PluralForms(one: "kilometre", other: "kilometres")
    case (.en, .mile), (.enGB, .mile): PluralForms(one: "mile", other: "miles")
    }
  }
}
