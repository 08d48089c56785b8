package import KernelDomain

/// Why an input about a place, a calculation or a day is not valid.
package enum PrayerInputError: Error, Hashable, Sendable {
  /// The number is outside this range, or not a number.
  case outside(PrayerField, ClosedRange<Double>)
  /// The number is missing; it must be within this range.
  case missing(PrayerField, ClosedRange<Double>)
  /// A custom method has neither an angle nor minutes for Isha.
  case ishaMissing
  /// A custom method has both an angle and minutes for Isha.
  case ishaTwice
  /// The reminder names no prayer; it needs at least one.
  case prayersMissing
  /// The day is outside these days, for which times can be calculated.
  case dayOutside(ClosedRange<CivilDay>)
  /// The clocks at the place skipped the day, as Samoa skipped 2011-12-30 by changing its time zone.
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

/// A number that a request gives for a place, a calculation or another purpose, by its name in requests.
package enum PrayerField: String, CaseIterable, Hashable, Sendable, Codable {
  case latitude, longitude
  case fajrAngle, ishaAngle, ishaMinutes, maghribAngle
  case latitudeLimit, adjust, hijriAdjust
  case minutes, count, share, excusedDaysPerMonth, quiet
}
