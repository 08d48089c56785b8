/// A latitude and a longitude in degrees, parsed from what a user enters: `50.0755, 14.4378`, `50,0755 14,4378`, `33.9S
/// 18.4E`.
package struct Coordinates: Hashable, Sendable {
  /// The latitude in degrees, positive north of the equator.
  package let latitude: Double
  /// The longitude in degrees, positive east of Greenwich.
  package let longitude: Double

  /// Parses the text; nil if it does not consist of two numbers. Does not check that these are valid coordinates.
  package init?(_ text: String) {
    var parts = text.split { $0.isWhitespace || $0 == ";" }.map(String.init)
    if parts.count == 1 { parts = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard parts.count == 2, let latitude = Coordinates.degrees(parts[0], "N", "S"),
      let longitude = Coordinates.degrees(parts[1], "E", "W")
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Parses a number of degrees.
  /// - Parameters:
  ///   - part: the text of one coordinate, such as `33.9S`.
  ///   - positive: the letter for the positive direction, such as `N`.
  ///   - negative: the letter for the opposite direction, such as `S`.
  private static func degrees(_ part: String, _ positive: Character, _ negative: Character) -> Double? {
    var digits = part[...]
    if digits.last == "," { digits.removeLast() }
    var sign = 1.0
    if let last = digits.last?.uppercased().first, last == positive || last == negative {
      sign = last == negative ? -1 : 1
      digits.removeLast()
    }
    if digits.last == "°" { digits.removeLast() }
    guard let value = Double(String(digits.map { $0 == "," ? "." : $0 })), value.isFinite else { return nil }
    return sign * value
  }
}
