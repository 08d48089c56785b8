package import KernelApplication
package import KernelDomain
import PrayerDomain

/// An instant in an input: either with a UTC offset, as in `2026-11-22T05:41:00+01:00`, or a local time of day at the
/// user's place, as in `05:41`.
package enum InstantInput: Hashable, Sendable {
  case instant(ZonedInstant)
  /// A local time of day, in minutes since midnight.
  case clock(Int)

  package static let schema = Schema(
    "InstantInput", "An instant with an offset from UTC (RFC 3339), or a time of day at the user's place.",
    .text(pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}T)?[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?$"),
    examples: [#""2026-11-22T05:41:00+01:00""#, #""05:41""#])
}

extension InstantInput: LosslessStringConvertible {
  package init?(_ text: String) {
    if let instant = ZonedInstant(text) {
      self = .instant(instant)
      return
    }
    let digits = Array(text.utf8)
    guard digits.count == 5, digits[2] == UInt8(ascii: ":"), let hour = ASCII.integer(digits[0..<2]), hour < 24,
      let minute = ASCII.integer(digits[3..<5]), minute < 60
    else { return nil }
    self = .clock(hour * 60 + minute)
  }

  package var description: String {
    switch self {
    case .instant(let instant): instant.description
    case .clock(let minute): "\(ASCII.decimal(minute / 60, digits: 2)):\(ASCII.decimal(minute % 60, digits: 2))"
    }
  }
}

extension InstantInput: DescriptionCodable {}

extension InstantInput: RefusingValue {
  package static func refusal(of text: String?) -> Message { .prayer(.noInstant(text: text)) }
}

extension InstantInput {
  var prayedAt: PrayedAt {
    switch self {
    case .instant(let instant): .instant(instant.instant)
    case .clock(let minute): .clock(minute)
    }
  }
}
