/// A rule that limits how early Fajr and how late Isha can be at places where twilight lasts long. The time from Fajr
/// to sunrise, and the time from sunset to Isha, are each at most a certain part of the night.
package enum HighLatitudeRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// At most a seventh of the night if the latitude is beyond 48° north or south, otherwise at most half the night.
  case automatic
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  /// At most the length of the night times the prayer's twilight angle divided by 60. For an angle of 18°, this is
  /// 18/60 of the night.
  case angle
  /// The limit of `automatic`, but used only if twilight lasts all night, so that the sun's angle determines no time.
  case onlyWhenUndefined = "only-when-undefined"
  case noBound = "none"

  /// Returns the greatest length of twilight as a part of the night, and the bound that is reported for a time that
  /// this limit determines. Nil if there is no limit.
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

/// A rule that, instead of the sun's altitude, determines the time of an event.
package enum TimeBound: String, CaseIterable, Hashable, Sendable, Codable {
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  case angle, moonsighting, diyanet
  /// The local time of the event is that of the event in Makkah.
  case makkah
}

/// A change of the calculation that determines times for events which would otherwise have none.
package enum UndefinedHelp: String, CaseIterable, Hashable, Sendable, Codable {
  /// Calculates as if the place were at most `UndefinedHelp.limit` degrees from the equator.
  case latitudeLimit = "latitude-limit"
  /// Uses the local times of Makkah on days when the sun does not rise or does not set.
  case makkah

  /// The latitude limit that `latitudeLimit` sets, in degrees.
  package static let limit = 65
}
