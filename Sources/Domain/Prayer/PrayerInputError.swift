package import KernelDomain

/// The reason why an input about a place, a calculation, a day or a reminder is invalid.
package enum PrayerInputError: Error, Hashable, Sendable {
  /// The field's value is NaN or lies outside this range.
  case outside(PrayerField, ClosedRange<Double>)
  /// The field has no value. It needs a value within this range.
  case missing(PrayerField, ClosedRange<Double>)
  /// A custom method has neither an angle nor minutes for Isha.
  case ishaMissing
  /// A custom method has both an angle and minutes for Isha.
  case ishaTwice
  /// A rule for reminders does not contain any prayer, but needs at least one.
  case prayersMissing
  /// The day is outside this range of days, for which prayer times can be calculated.
  case dayOutside(ClosedRange<CivilDay>)
  /// The day does not exist at the place, since the clocks skipped it. For example, Samoa skipped 2011-12-30 by
  /// changing its time zone.
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

/// The name of a numeric field in a request, used in messages about its value.
package enum PrayerField: String, CaseIterable, Hashable, Sendable, Codable {
  case latitude, longitude
  case fajrAngle, ishaAngle, ishaMinutes, maghribAngle
  case latitudeLimit, adjust, hijriAdjust
  case minutes, count, share, excusedDaysPerMonth, quiet, units, imsak, alarm
}
