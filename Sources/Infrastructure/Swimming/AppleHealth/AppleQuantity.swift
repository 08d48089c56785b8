import Formats

/// Quantities with a unit, as HealthKit writes them (`HKUnit`'s strings).
enum AppleQuantity {
  /// Whole milliseconds, rounded to the nearest; nil for what is no duration.
  /// - Parameter unit: the export's own, minutes, where it gives none.
  static func milliseconds(_ number: Decimal, unit: String?) -> Int64? {
    switch unit {
    case "s": number.rounded(times: 1_000)
    case "min", nil: number.rounded(times: 60_000)
    case "hr": number.rounded(times: 3_600_000)
    case "ms": number.rounded()
    default: nil
    }
  }

  /// Whole centimetres, rounded to the nearest; nil for what is no length.
  static func centimetres(_ number: Decimal, unit: String?) -> Int64? {
    switch unit {
    case "m": number.rounded(times: 100)
    case "km": number.rounded(times: 100_000)
    case "cm": number.rounded()
    case "mm": number.rounded(times: 1, over: 10)
    case "yd": number.rounded(times: 9_144, over: 100)
    case "ft": number.rounded(times: 3_048, over: 100)
    case "in": number.rounded(times: 254, over: 100)
    case "mi": number.rounded(times: 1_609_344, over: 10)
    default: nil
    }
  }

  /// The centimetres of a text such as `22.86 m`.
  static func centimetres(_ text: UnsafeRawBufferPointer) -> Int64? {
    guard let last = text.lastIndex(where: { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let number = Decimal(UnsafeRawBufferPointer(rebasing: text[...last]))
    else { return nil }
    let unit = text[(last + 1)...].drop { $0 == UInt8(ascii: " ") }
    return centimetres(number, unit: String(decoding: unit, as: UTF8.self))
  }
}
