/// A rule that limits how early Fajr and how late Isha can be at places where twilight lasts long. The time from Fajr
/// to sunrise, and the time from sunset to Isha, must not exceed a certain part of the night.
package enum HighLatitudeRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// The maximum length of twilight is a seventh of the night if the latitude is beyond 48° north or south, otherwise
  /// half the night.
  case automatic
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  /// The maximum length of twilight, as a part of the night, is the prayer's twilight angle divided by 60. For an angle
  /// of 18°, it is 18/60 of the night.
  case angle
  /// Twilight has the same maximum length as with `automatic`, but only if it lasts all night, so that the sun's angle
  /// determines no time.
  case onlyWhenUndefined = "only-when-undefined"
  case noBound = "none"

  /// Returns the maximum length of twilight as a part of the night, and the bound that is reported for a time set by
  /// this limit. Nil if there is no limit.
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

/// The rule that sets the time of an event if the sun's altitude does not.
package enum TimeBound: String, CaseIterable, Hashable, Sendable, Codable {
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  case angle, moonsighting, diyanet
  /// The event takes place at the same local time as in Makkah.
  case makkah
}

/// A change of the user's settings for calculating prayer times. It gives a time to events that would otherwise have
/// none.
package enum UndefinedHelp: String, CaseIterable, Hashable, Sendable, Codable {
  /// Calculates as if the place were at most `UndefinedHelp.limit` degrees from the equator.
  case latitudeLimit = "latitude-limit"
  /// Uses the local times of Makkah on days when the sun does not rise or does not set.
  case makkah

  /// The latitude limit that `latitudeLimit` sets, in degrees.
  package static let limit = 65
}
