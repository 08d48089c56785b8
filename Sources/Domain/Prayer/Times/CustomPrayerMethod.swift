/// A calculation method defined by the user. None of its numbers has a default value: silently using 0 for a missing
/// angle is a well-known cause of wrong prayer times.
package struct CustomPrayerMethod: Hashable, Sendable {
  /// How far the sun is below the horizon when Fajr begins, in degrees.
  package let fajrAngle: Double
  package let isha: PrayerMethod.Isha
  /// How far the sun is below the horizon when Maghrib begins, in degrees; nil if Maghrib begins at sunset.
  package let maghribAngle: Double?

  package static let twilightAngles = 8.0...24.0
  package static let ishaMinutes = 30...180
  package static let maghribAngles = 1.0...8.0

  /// Creates a method. Throws unless there is a Fajr angle and exactly one of `ishaAngle` and `ishaMinutes`, and all
  /// numbers are within their valid ranges.
  package init(
    fajrAngle: Double?, ishaAngle: Double? = nil, ishaMinutes: Int? = nil, maghribAngle: Double? = nil
  ) throws(PrayerInputError) {
    guard let fajrAngle else { throw .missing(.fajrAngle, CustomPrayerMethod.twilightAngles) }
    self.fajrAngle = try PrayerInputError.checked(fajrAngle, .fajrAngle, CustomPrayerMethod.twilightAngles)
    switch (ishaAngle, ishaMinutes) {
    case (nil, nil): throw .ishaMissing
    case (.some, .some): throw .ishaTwice
    case (let angle?, nil):
      isha = .angle(try PrayerInputError.checked(angle, .ishaAngle, CustomPrayerMethod.twilightAngles))
    case (nil, let minutes?):
      isha = .minutes(try PrayerInputError.checked(minutes, .ishaMinutes, CustomPrayerMethod.ishaMinutes))
    }
    self.maghribAngle = try maghribAngle.map { angle throws(PrayerInputError) in
      try PrayerInputError.checked(angle, .maghribAngle, CustomPrayerMethod.maghribAngles)
    }
  }
}
