/// An instant, together with the UTC offset of the clock on which it was read. Its text form is that of RFC 3339:
/// `2026-11-22T05:41:00+01:00`.
package struct ZonedInstant: Hashable, Sendable {
  package let instant: Timestamp
  /// The clock's offset, in seconds east of UTC. It is a whole number of minutes, because RFC 3339 cannot represent
  /// seconds.
  package let offset: Int

  /// Creates an instant with an offset in seconds east of UTC. The offset is rounded towards 0 to whole minutes. This
  /// matters only before 1972, when the offsets of some time zones were not whole minutes.
  package init(_ instant: Timestamp, offset: Int) {
    self.instant = instant
    self.offset = offset / 60 * 60
  }

  /// Creates an instant with the offset that applies in `zone` at that instant.
  package init(_ instant: Timestamp, in zone: TimeZoneRules) {
    self.init(instant, offset: zone.offset(at: instant.seconds))
  }

  /// The day and the time of day at this instant, as shown by a clock with this offset.
  package var clock: CivilDateTime { CivilDateTime(instant, offset: offset) }
}

extension ZonedInstant: LosslessStringConvertible {
  package var description: String {
    let clock = clock
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    return "\(clock.day)T\(clock.time)\(sign)\(ASCII.decimal(minutes / 60, digits: 2)):"
      + ASCII.decimal(minutes % 60, digits: 2)
  }

  /// Parses text in the form of `description`. The seconds may be missing, and `Z` is accepted for UTC. Nil for any
  /// other text.
  package init?(_ text: String) {
    var clock = text[...]
    var offset = 0
    if clock.last == "Z" {
      clock.removeLast()
    } else {
      let zone = Array(clock.utf8.suffix(6))
      guard zone.count == 6, zone[0] == UInt8(ascii: "+") || zone[0] == UInt8(ascii: "-"), zone[3] == UInt8(ascii: ":"),
        let hours = ASCII.integer(zone[1...2]), hours < 24, let minutes = ASCII.integer(zone[4...5]), minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (zone[0] == UInt8(ascii: "-") ? -60 : 60)
      clock.removeLast(6)
    }
    guard let local = Timestamp((clock.utf8.count == 16 ? clock + ":00Z" : clock + "Z").description) else { return nil }
    self.init(local + -Int64(offset) * 1_000, offset: offset)
  }
}

extension ZonedInstant: DescriptionCodable {}
