/// A rule that limits how early Fajr and how late Isha can be where twilight lasts long. It limits the time from Fajr
/// to sunrise, and from sunset to Isha, to a part of the night.
package enum HighLatitudeRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// The limit is a seventh of the night if the latitude is beyond 48° north or south, otherwise half the night.
  case automatic
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  /// The limit is the night times the prayer's twilight angle divided by 60: for 18°, it is 18/60 of the night.
  case angle
  /// The limit of `automatic`, but only where the sun's angle gives no time, because twilight lasts all night.
  case onlyWhenUndefined = "only-when-undefined"
  case noBound = "none"

  /// Returns the greatest length of twilight, as a part of the night, and what a time that it gives is said to come
  /// from; nil for no limit.
  /// - Parameters:
  ///   - latitude: the latitude of the place, in degrees.
  ///   - angle: the prayer's twilight angle: how far the sun is below the horizon when the prayer begins, in degrees.
  func limit(latitude: Double, angle: Double) -> (part: Double, bound: TimeBound)? {
    switch self {
    case .automatic, .onlyWhenUndefined: abs(latitude) > 48 ? (1.0 / 7, .seventhOfNight) : (0.5, .middleOfNight)
    case .middleOfNight: (0.5, .middleOfNight)
    case .seventhOfNight: (1.0 / 7, .seventhOfNight)
    case .angle: (angle / 60, .angle)
    case .noBound: nil
    }
  }
}

/// The rule that gave an event its time instead of the sun's height.
package enum TimeBound: String, CaseIterable, Hashable, Sendable, Codable {
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  case angle, moonsighting, diyanet
  /// The event has the local time that it has in Makkah.
  case makkah
}

/// A choice that gives times to events that otherwise have none.
package enum UndefinedHelp: String, CaseIterable, Hashable, Sendable, Codable {
  /// Calculate for `UndefinedHelp.limit` at most.
  case latitudeLimit = "latitude-limit"
  /// Take Makkah's times on days without sunrise or sunset.
  case makkah

  /// In degrees.
  package static let limit = 65
}
