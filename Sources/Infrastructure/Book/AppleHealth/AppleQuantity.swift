package import Formats

/// Converts quantities whose units are written as HealthKit writes them (the strings of `HKUnit`).
package enum AppleQuantity {
  /// Converts a duration to milliseconds, rounded to the nearest; nil if the unit is not a unit of time.
  /// - Parameter unit: the unit; nil means minutes, because exports may omit that unit.
  package static func milliseconds(_ number: Decimal, unit: UnsafeRawBufferPointer?) -> Int64? {
    guard let unit, !unit.equals("min") else { return number.rounded(times: 60_000) }
    if unit.equals("s") { return number.rounded(times: 1_000) }
    if unit.equals("hr") { return number.rounded(times: 3_600_000) }
    return unit.equals("ms") ? number.rounded() : nil
  }

  /// Converts a length to centimetres, rounded to the nearest; nil if there is no unit, or if it is not a unit of
  /// length.
  package static func centimetres(_ number: Decimal, unit: UnsafeRawBufferPointer?) -> Int64? {
    guard let unit, let factor = lengths.first(where: { unit.equals($0.unit) }) else { return nil }
    return number.rounded(times: factor.numerator, over: factor.denominator)
  }

  /// The units of length. The length of each in centimetres is given as a fraction. The foot is the international foot,
  /// 0.3048 m.
  private static let lengths: [(unit: StaticString, numerator: Int, denominator: Int)] = [
    ("m", 100, 1), ("yd", 9_144, 100), ("km", 100_000, 1), ("cm", 1, 1), ("mm", 1, 10), ("ft", 3_048, 100),
    ("in", 254, 100), ("mi", 1_609_344, 10),
  ]

  /// Parses a length such as `22.86 m` to centimetres; nil if the text is not a length.
  package static func centimetres(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard let last = text.lastIndex(where: { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Decimal(UnsafeRawBufferPointer(rebasing: text[...last]))
    else { return nil }
    let unit = text[(last + 1)...].drop { $0 == UInt8(ascii: " ") }
    return centimetres(number, unit: UnsafeRawBufferPointer(rebasing: unit))
  }
}
