import Formats
import KernelDomain

/// Parses durations in the format of ISO 8601, such as `PT1H2M3.5S`.
enum ISODuration {
  static func milliseconds(_ text: String) -> Int64? {
    guard text.hasPrefix("PT") else { return nil }
    var (sum, digits) = (0.0, "")
    for character in text.dropFirst(2) {
      let unit: Double
      switch character {
      case "H": unit = 3_600_000
      case "M": unit = 60_000
      case "S": unit = 1_000
      default:
        digits.append(character == "," ? "." : character)
        continue
      }
      guard let number = Double(digits), number >= 0 else { return nil }
      sum += number * unit
      guard sum < 1e15 else { return nil }
      digits = ""
    }
    return digits.isEmpty ? Int64(sum.rounded()) : nil
  }
}

/// Parses times without a time zone, such as `2025-09-03T17:06:40.000`.
enum LocalText {
  /// Parses a time without a time zone, and returns it as if it were in UTC; nil if the text has another form.
  static func time(_ text: String) -> Timestamp? {
    Array(text.utf8).withBytes { XMLDateTime($0)?.instant }
  }
}
