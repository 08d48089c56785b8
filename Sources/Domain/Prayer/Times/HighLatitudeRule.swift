/// Limits how early Fajr and how late Isha can be at latitudes with long twilight. The limit is a part of the night:
/// before sunrise for Fajr, after sunset for Isha.
package enum HighLatitudeRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// A seventh of the night at latitudes beyond 48°, otherwise half of it.
  case automatic
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  /// The prayer's twilight angle divided by 60, as a part of the night.
  case angle
  case noBound = "none"

  /// - Parameters:
  ///   - latitude: the latitude of the place, in degrees.
  ///   - angle: the twilight angle of the prayer: how far the sun is below the horizon when it begins, in degrees.
  /// - Returns: the part of the night that limits the twilight; nil for no limit.
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
