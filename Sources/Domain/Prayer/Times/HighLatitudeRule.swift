/// A rule that limits how early Fajr and how late Isha can be where twilight lasts long. It limits the time from Fajr
/// to sunrise, and from sunset to Isha, to a part of the night.
package enum HighLatitudeRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// The limit is a seventh of the night if the latitude is beyond 48° north or south, otherwise half the night.
  case automatic
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  /// The limit is the night times the prayer's twilight angle divided by 60: for 18°, it is 18/60 of the night.
  case angle
  case noBound = "none"

  /// Returns the greatest length of twilight, as a part of the night; nil for no limit.
  /// - Parameters:
  ///   - latitude: the latitude of the place, in degrees.
  ///   - angle: the prayer's twilight angle: how far the sun is below the horizon when the prayer begins, in degrees.
  func part(latitude: Double, angle: Double) -> Double? {
    switch self {
    case .automatic: abs(latitude) > 48 ? 1.0 / 7 : 0.5
    case .middleOfNight: 0.5
    case .seventhOfNight: 1.0 / 7
    case .angle: angle / 60
    case .noBound: nil
    }
  }
}
