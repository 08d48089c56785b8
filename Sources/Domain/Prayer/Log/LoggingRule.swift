package import KernelDomain

/// The user's statement of when a prayer was prayed.
package enum PrayedAt: Hashable, Sendable {
  case instant(Timestamp)
  /// A local time of day, in minutes after midnight.
  case clock(Int)
}

/// Works out the day for which a prayer is recorded and the time at which it was prayed, if the user stated only one of
/// the two or neither.
package struct LoggingRule: Sendable {
  package let prayer: Prayer
  package let isCombined: Bool
  package let isShortened: Bool
  package let isJumuah: Bool

  /// Creates the rule. Throws if the prayer is said to be combined, shortened or Jumu'ah but cannot be.
  package init(
    _ prayer: Prayer, isCombined: Bool = false, isShortened: Bool = false, isJumuah: Bool = false
  ) throws(PrayerLogError) {
    if isCombined, prayer.pair == nil { throw .notCombined }
    if isShortened, prayer == .fajr || prayer == .maghrib { throw .notShortened }
    if isJumuah, prayer != .dhuhr || isShortened { throw .notJumuah }
    self.prayer = prayer
    self.isCombined = isCombined
    self.isShortened = isShortened
    self.isJumuah = isJumuah
  }

  /// Returns the instant at which the user prayed, according to the user's statement `at`. If `at` is nil, it is the
  /// current time. A time of day is read in the time zone `zone`, which is that of the place that decides `day`. It refers to `day` or, for Isha before noon, to the
  /// next day; if `day` is nil, it is the latest such time that has passed. Throws if the instant is in the future.
  package func instant(
    _ at: PrayedAt?, on day: CivilDay?, now: Timestamp, zone: TimeZoneRules
  ) throws(PrayerLogError) -> Timestamp {
    let instant: Timestamp
    switch at {
    case nil: instant = now
    case .instant(let stated): instant = stated
    case .clock(let minute):
      func clock(_ day: Int) -> Timestamp {
        zone.instant(
          of: CivilDateTime(
            day: CivilDay(daysSinceEpoch: day), time: CivilTime(hour: minute / 60, minute: minute % 60, second: 0)))
      }
      if let day {
        instant = clock(day.daysSinceEpoch + (prayer == .isha && minute < 720 ? 1 : 0))
      } else {
        let today = zone.clock(at: now).day.daysSinceEpoch
        instant = clock(today) <= now ? clock(today) : clock(today - 1)
      }
    }
    if instant > now { throw .inFuture(at: instant) }
    return instant
  }

  /// Returns the latest day on which the prayer had begun at an instant. A combined prayer begins when the first prayer
  /// of its pair begins. A prayer that has no time counts as begun when its calendar day begins.
  package func day(at instant: Timestamp, in schedule: PrayerSchedule) -> ScheduledDay? {
    let today = schedule.clock(at: instant).day
    let around = schedule.days(PrayerWindow.days(around: today))
    return around.last { day in begin(on: day).map { $0 <= instant } ?? (day.day <= today) }
  }

  /// Checks a day that was worked out because the user did not state one. Throws `recorded` if the prayer of that day
  /// is already recorded as prayed and its window has ended. In that case, the user probably means the next day's
  /// prayer, which has not begun.
  package func check(
    unnamed day: ScheduledDay, _ entry: PrayerEntry?, at instant: Timestamp, in schedule: PrayerSchedule
  ) throws(PrayerLogError) {
    let window = EntryStatusRule.window(of: prayer, on: day, isCombined: isCombined)
    guard entry?.status.isPrayed ?? false, window.map({ $0.end <= instant }) ?? false else { return }
    let next = schedule.day(CivilDay(daysSinceEpoch: day.day.daysSinceEpoch + 1))
    throw .recorded(PrayerOfDay(prayer, of: day.day), begin: next.flatMap(begin))
  }

  /// Returns the status that the prayer has if it was prayed at the time `instant`. Throws if the prayer had not begun
  /// by then, or if it is Jumu'ah and the day is not a Friday.
  package func status(on day: ScheduledDay, at instant: Timestamp, now: Timestamp) throws(PrayerLogError)
    -> PrayerStatus
  {
    if let begin = begin(on: day), instant < begin { throw .notBegun(PrayerOfDay(prayer, of: day.day), begin: begin) }
    try check(day.day)
    return try EntryStatusRule.status(of: prayer, on: day, at: instant, isCombined: isCombined, now: now)
  }

  /// Throws if the prayer is Jumu'ah and the day is not a Friday.
  package func check(_ day: CivilDay) throws(PrayerLogError) {
    if isJumuah, !day.isFriday { throw .notJumuah }
  }

  /// Returns when the prayer begins or, if it is combined, when the first prayer of its pair begins. Nil if the prayer
  /// has no time that day.
  private func begin(on day: ScheduledDay) -> Timestamp? {
    EntryStatusRule.window(of: prayer, on: day, isCombined: isCombined)?.begin
  }
}

extension CivilDay {
  package var isFriday: Bool { weekday == 4 }
}
