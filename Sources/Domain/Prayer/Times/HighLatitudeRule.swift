/// Limits how early Fajr and how late Isha can be where twilight is long, to a part of the night.
package enum HighLatitudeRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// A seventh of the night beyond a latitude of 48°, otherwise half of it.
  case automatic
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  /// The angle divided by 60, as a part of the night.
  case angle
  case noBound = "none"

  /// - Parameters:
  ///   - latitude: in degrees.
  ///   - angle: the twilight angle of the prayer, in degrees.
  /// - Returns: the part of the night; nil for no limit.
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
