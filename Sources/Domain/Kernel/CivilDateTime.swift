/// A time of day, to the second, without a time zone.
package struct CivilTime: Hashable, Sendable, CustomStringConvertible {
  package let hour: Int
  package let minute: Int
  package let second: Int

  package init(hour: Int, minute: Int, second: Int) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time as text, such as `23:35:07`.
  package var description: String {
    "\(ASCII.decimal(hour, digits: 2)):\(ASCII.decimal(minute, digits: 2)):\(ASCII.decimal(second, digits: 2))"
  }
}

/// A calendar day and a time of day, without a time zone.
package struct CivilDateTime: Hashable, Sendable {
  package let day: CivilDay
  package let time: CivilTime

  package init(day: CivilDay, time: CivilTime) {
    self.day = day
    self.time = time
  }

  /// Creates the day and the time that a clock shows at `instant`.
  /// - Parameter offset: how many seconds the clock is ahead of UTC.
  package init(_ instant: Timestamp, offset: Int = 0) {
    let local = instant.seconds + Int64(offset)
    let days = local.flooredQuotient(by: 86_400)
    let second = Int(local - days * 86_400)
    self.day = CivilDay(daysSinceEpoch: Int(days))
    self.time = CivilTime(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
  }

  /// Returns the instant at which a clock shows this day and time.
  /// - Parameter offset: how many seconds the clock is ahead of UTC.
  package func timestamp(offset: Int) -> Timestamp {
    let seconds = day.daysSinceEpoch * 86_400 + time.hour * 3_600 + time.minute * 60 + time.second
    return Timestamp(seconds: Int64(seconds - offset))
  }
}
