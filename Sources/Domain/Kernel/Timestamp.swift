/// An instant, as a whole number of milliseconds since 1970-01-01T00:00:00Z.
package struct Timestamp: Hashable, Comparable, Sendable {
  package var milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Creates an instant from whole seconds since 1970-01-01T00:00:00Z.
  package init(seconds: Int64) { self.milliseconds = seconds * 1_000 }

  /// Whether the instant is in one of the years 1 to 9999, in UTC.
  @inlinable package var isInCalendar: Bool {
    (-62_135_596_800_000..<253_402_300_800_000).contains(milliseconds)
  }

  /// The time from the first instant of the year 1 to the last instant of the year 9999, in milliseconds.
  @inlinable package static var longestSpan: Int64 { 315_537_897_599_999 }

  /// The offsets from UTC that the book accepts, in seconds: up to 24 hours in either direction.
  package static let utcOffsets = -86_400...86_400

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  package var seconds: Int64 {
    milliseconds.flooredQuotient(by: 1_000)
  }

  package static func < (a: Timestamp, b: Timestamp) -> Bool {
    a.milliseconds < b.milliseconds
  }

  package static func - (later: Timestamp, earlier: Timestamp) -> Int64 {
    later.milliseconds - earlier.milliseconds
  }

  package static func + (start: Timestamp, milliseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: start.milliseconds + milliseconds)
  }
}

/// Instants are converted to and from text in the ISO 8601 form, in UTC: `2023-06-04T23:35:07Z`. Three decimals are
/// added if the instant is not a whole second.
extension Timestamp: LosslessStringConvertible {
  package var description: String {
    let clock = CivilDateTime(self)
    let millisecond = milliseconds - seconds * 1_000
    let fraction = millisecond == 0 ? "" : "." + ASCII.decimal(Int(millisecond), digits: 3)
    return "\(clock.day)T\(clock.time)\(fraction)Z"
  }

  /// Parses text in exactly the form of `description`; nil for any other text.
  package init?(_ text: String) {
    self.init(utf8: text.utf8Span.span)
  }

  package init?(utf8 text: Span<UInt8>) {
    guard text.count == 20 || text.count == 24, text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"),
      text[16] == UInt8(ascii: ":"), text[text.count - 1] == UInt8(ascii: "Z"),
      let day = CivilDay(utf8: text.extracting(0..<10)), let hour = ASCII.integer(text, 11..<13), hour < 24,
      let minute = ASCII.integer(text, 14..<16), minute < 60, let second = ASCII.integer(text, 17..<19), second < 60
    else { return nil }
    var milliseconds = 0
    if text.count == 24 {
      guard text[19] == UInt8(ascii: "."), let fraction = ASCII.integer(text, 20..<23), fraction > 0 else { return nil }
      milliseconds = fraction
    }
    let seconds = Int64(day.daysSinceEpoch) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
    self.init(milliseconds: seconds * 1_000 + Int64(milliseconds))
  }
}

extension Timestamp: DescriptionCodable {}
