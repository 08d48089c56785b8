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

extension InstantInput: Codable {
  package init(from decoder: any Decoder) throws {
    try self.init(describedBy: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try encodeDescription(to: encoder)
  }
}

extension InstantInput: RefusingValue {
  package static func refusal(of text: String?) -> Message { .prayer(.noInstant(text: text)) }
}

extension InstantInput {
  /// Returns the instant that the input means for this prayer. A time of day lies on the prayer's day. But if it is
  /// earlier than the prayer's beginning, as for an Isha prayed after midnight, it lies on the day after, unless that
  /// would be in the future.
  func instant(of prayer: PrayerOfDay, _ window: PrayerWindow?, in snapshot: PrayerSnapshot) -> Timestamp {
    switch self {
    case .instant(let instant): return instant.instant
    case .clock(let minute):
      let time = CivilTime(hour: minute / 60, minute: minute % 60, second: 0)
      let onDay = snapshot.instant(of: CivilDateTime(day: prayer.day, time: time))
      guard let window, onDay < window.begin else { return onDay }
      let next = CivilDay(daysSinceEpoch: prayer.day.daysSinceEpoch + 1)
      let after = snapshot.instant(of: CivilDateTime(day: next, time: time))
      return after <= snapshot.now ? after : onDay
    }
  }
}

extension PrayerSnapshot {
  /// Returns the instant at which local clocks at the user's current place show this date and time.
  fileprivate func instant(of clock: CivilDateTime) -> Timestamp {
    schedule?.zone(at: now).instant(of: clock) ?? clock.timestamp(offset: zoned(now).offset)
  }
}
