import KernelDomain

/// Parses `zone.tab`, the system's list of the places that zones are named after. Each line contains a country, a
/// position and a zone, separated by tabs, such as `CZ`, `+5005+01426` and `Europe/Prague`.
package enum ZoneTable {
  package struct Place: Hashable, Sendable {
    /// The name of the place's time zone.
    package let zone: String
    /// The latitude of the place, in degrees north. `longitude` is in degrees east.
    package let latitude: Double
    package let longitude: Double
    /// The code of the place's country (ISO 3166), such as `CZ`.
    package let country: String
  }

  /// Parses `zone.tab`. Skips lines that do not describe a place.
  package static func places(_ text: [UInt8]) -> [Place] {
    text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard line.first != UInt8(ascii: "#"), fields.count >= 3, TimeZoneDatabase.isName(fields[2]),
        let second = fields[1].dropFirst().firstIndex(where: isSign),
        let latitude = degrees(fields[1][..<second], wholeDigits: 2, most: 90),
        let longitude = degrees(fields[1][second...], wholeDigits: 3, most: 180)
      else { return nil }
      return Place(
        zone: String(decoding: fields[2], as: UTF8.self), latitude: latitude, longitude: longitude,
        country: String(decoding: fields[0], as: UTF8.self))
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// Parses an angle in the form `±DDMM` or `±DDMMSS` (ISO 6709) to degrees. Nil for any other text, or if the angle
  /// exceeds `most` degrees. `wholeDigits` is the number of `D` digits, which is 2 for a latitude and 3 for a
  /// longitude.
  private static func degrees(_ text: ArraySlice<UInt8>, wholeDigits: Int, most: Double) -> Double? {
    guard let sign = text.first, isSign(sign) else { return nil }
    let digits = text.dropFirst()
    guard [wholeDigits + 2, wholeDigits + 4].contains(digits.count),
      let whole = ASCII.integer(digits.prefix(wholeDigits)),
      let minutes = ASCII.integer(digits.dropFirst(wholeDigits).prefix(2)), minutes < 60
    else { return nil }
    let seconds = digits.count == wholeDigits + 4 ? ASCII.integer(digits.suffix(2)) : 0
    guard let seconds, seconds < 60 else { return nil }
    let value = Double(whole) + Double(minutes * 60 + seconds) / 3_600
    return value <= most ? (sign == UInt8(ascii: "-") ? -value : value) : nil
  }
}
