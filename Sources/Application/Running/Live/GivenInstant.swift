package import KernelApplication
package import KernelDomain

/// An instant as devices and programs write it (RFC 3339): in UTC or with a UTC offset, as in
/// `2026-05-03T08:45:00.25+02:00`. Any number of decimals is accepted and rounded to milliseconds.
package struct GivenInstant: Hashable, Sendable {
  package let instant: Timestamp

  package init(_ instant: Timestamp) { self.instant = instant }

  package static let schema = Schema(
    "GivenInstant", "An instant, in UTC or with an offset from it (RFC 3339), rounded to milliseconds.",
    .text(
      pattern: #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$"#),
    examples: [#""2026-05-03T08:45:00+02:00""#, #""2026-05-03T06:45:00.250Z""#])
}

extension GivenInstant: LosslessStringConvertible {
  package var description: String { instant.description }

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    // The text must begin with a date and time such as `2026-05-03T06:45:00`; decimals and the offset follow.
    guard bytes.count > 19 else { return nil }
    var end = 19
    var (milliseconds, digits) = (Int64(0), 0)
    if bytes[19] == UInt8(ascii: ".") {
      end = 20
      var thousandths: Int64 = 0
      while end < bytes.count, (0x30...0x39).contains(bytes[end]), digits < 9 {
        let digit = Int64(bytes[end]) - 0x30
        if digits < 3 { thousandths = thousandths * 10 + digit }
        if digits == 3, digit >= 5 { thousandths += 1 }
        digits += 1
        end += 1
      }
      guard digits > 0 else { return nil }
      for _ in digits..<max(digits, 3) { thousandths *= 10 }
      milliseconds = thousandths
    }
    let whole = String(decoding: bytes[..<19] + bytes[end...], as: UTF8.self)
    guard let zoned = ZonedInstant(whole) else { return nil }
    instant = zoned.instant + milliseconds
  }
}

extension GivenInstant: DescriptionCodable {}
