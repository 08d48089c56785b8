/// How early Fajr and how late Isha may be where twilight is long: a part of the night.
package enum HighLatitudeRule: String, CaseIterable, Hashable, Sendable, Codable {
  /// A seventh of the night beyond 48°, else its middle.
  case automatic
  case middleOfNight = "middle-of-night"
  case seventhOfNight = "seventh-of-night"
  /// The angle's sixtieth of the night.
  case angle
  case noBound = "none"

  /// - Parameters:
  ///   - latitude: degrees.
  ///   - angle: of the twilight that bounds the prayer, in degrees.
  /// - Returns: the part of the night; nil for no bound.
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
