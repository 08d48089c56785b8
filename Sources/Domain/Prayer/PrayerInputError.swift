package import KernelDomain

/// Why a place, a calculation or a day cannot be taken.
package enum PrayerInputError: Error, Hashable, Sendable {
  /// The number lies outside its range, or is none.
  case outside(PrayerField, ClosedRange<Double>)
  /// The number has to be there, within the range.
  case missing(PrayerField, ClosedRange<Double>)
  /// A custom method says neither at which angle nor how long after sunset Isha begins.
  case ishaMissing
  /// A custom method says both.
  case ishaTwice
  /// A reminder is of at least one prayer.
  case prayersMissing
  /// Times are known for these days only.
  case dayOutside(ClosedRange<CivilDay>)
  /// The place's clocks went over the day, as Samoa's over 2011-12-30.
  case dayLeftOut(CivilDay)

  static func checked(
    _ value: Double, _ field: PrayerField, _ range: ClosedRange<Double>
  ) throws(PrayerInputError) -> Double {
    guard range.contains(value) else { throw .outside(field, range) }
    return value
  }

  static func checked(_ value: Int, _ field: PrayerField, _ range: ClosedRange<Int>) throws(PrayerInputError) -> Int {
    guard range.contains(value) else {
      throw .outside(field, Double(range.lowerBound)...Double(range.upperBound))
    }
    return value
  }
}

/// A number of a place or a calculation, under its name in requests.
package enum PrayerField: String, CaseIterable, Hashable, Sendable, Codable {
  case latitude, longitude
  case fajrAngle, ishaAngle, ishaMinutes, maghribAngle
  case latitudeLimit, adjust, hijriAdjust
  case minutes, count, share, excusedDaysPerMonth, quiet
}
