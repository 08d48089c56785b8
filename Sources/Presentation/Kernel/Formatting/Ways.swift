package import KernelDomain

/// The unit in which distances of runs and walks are shown.
package enum WayUnit: String, Sendable {
  case kilometre = "km"
  case mile = "mi"

  package var millimetres: Int64 { self == .kilometre ? 1_000_000 : 1_609_344 }
}

/// Formats times, paces and the distances of runs and walks. Distances and times are rounded down, so that a run one
/// step short of 5 km is not shown as 5.00 km.
extension Language {
  /// Returns a distance with exactly two decimals: `5.20 km`, `3,23 mi`.
  package func way(_ millimetres: Int64, _ unit: WayUnit) -> String {
    "\(wayNumber(millimetres, unit)) \(unit.rawValue)"
  }

  /// Returns a distance in words, as assistive technology should say it: `5.20 kilometers`, `3,23 míle`.
  package func spokenWay(_ millimetres: Int64, _ unit: WayUnit) -> String {
    "\(wayNumber(millimetres, unit)) \(pluralOfDecimal(forms(of: unit)))"
  }

  /// Returns a distance with at most two decimals: `12.5 km`, `30 km`.
  package func roundWay(_ millimetres: Int64, _ unit: WayUnit) -> String {
    "\(decimal(Double(millimetres) / Double(unit.millimetres))) \(unit.rawValue)"
  }

  private func wayNumber(_ millimetres: Int64, _ unit: WayUnit) -> String {
    let (whole, rest) = (millimetres * 100 / unit.millimetres).quotientAndRemainder(dividingBy: 100)
    return number(Int(whole)) + decimalSeparator + ASCII.decimal(Int(rest), digits: 2)
  }

  /// Returns a time in minutes and seconds, with hours if it is at least an hour: `27:05`, `1:05:09`, `−0:06`.
  package func clock(seconds: Int64) -> String {
    guard seconds >= 0 else { return "−" + clock(seconds: seconds == .min ? .max : -seconds) }
    let (hours, minutes, rest) = (Int(seconds / 3_600), Int(seconds / 60 % 60), Int(seconds % 60))
    let before = hours > 0 ? "\(hours):" + ASCII.decimal(minutes, digits: 2) : String(minutes)
    return before + ":" + ASCII.decimal(rest, digits: 2)
  }

  /// Returns a time in words, without units that are zero, as assistive technology should say it: `27 minutes 5
  /// seconds`.
  package func spokenClock(seconds: Int64) -> String {
    let parts = [(seconds / 3_600, hourForms), (seconds / 60 % 60, minuteForms), (seconds % 60, secondForms)]
    let lines = parts.filter { $0.0 > 0 }.map { counted(Int($0.0), $0.1) }
    return lines.isEmpty ? counted(0, secondForms) : lines.joined(separator: " ")
  }

  /// Returns a pace, rounded to the nearest second, such as `5:12 /km`; `—` if it is unknown.
  /// - Parameters:
  ///   - milliseconds: the time for one kilometre; nil if it is unknown.
  ///   - unit: the unit of distance in the result, to which the time is converted.
  package func pace(_ milliseconds: Int64?, _ unit: WayUnit) -> String {
    milliseconds.map { "\(clock(seconds: paceSeconds($0, unit))) /\(unit.rawValue)" } ?? "—"
  }

  /// Returns a pace in words, as assistive technology should say it: `5 minutes 12 seconds a kilometer`.
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
