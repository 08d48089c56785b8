package import KernelDomain

/// When a prayer was prayed, as the user stated it.
package enum PrayedAt: Hashable, Sendable {
  case instant(Timestamp)
  /// A local time of day, in minutes after midnight.
  case clock(Int)
}

/// Determines the day for which a prayer is recorded and the time at which it was prayed, if the user stated only a
/// part of this.
package struct LoggingRule: Sendable {
  package let prayer: Prayer
  package let isCombined: Bool
  package let isShortened: Bool
  package let isJumuah: Bool

  /// Creates the rule. Throws if this prayer is combined, shortened or Jumu'ah although it cannot be.
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

  /// Returns the instant that the user means, in the time zone `zone`; it is the current time if `at` is nil. A time of
  /// day refers to `day` or, for Isha before noon, to the next day. If `day` is nil, it is the latest such time that
  /// has passed. Throws if the instant is in the future.
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

  /// Returns the latest day on which the prayer began no later than an instant. For a combined prayer, the beginning of
  /// the first prayer of its pair counts. A prayer without a time counts as begun when its calendar day has begun.
  package func day(at instant: Timestamp, in schedule: PrayerSchedule) -> ScheduledDay? {
    let today = schedule.clock(at: instant).day
    let around = schedule.days(
      CivilDay(daysSinceEpoch: today.daysSinceEpoch - 3)...CivilDay(daysSinceEpoch: today.daysSinceEpoch + 2))
    return around.last { day in begin(on: day).map { $0 <= instant } ?? (day.day <= today) }
  }

  /// Checks the day that was determined because the user did not state one. Throws `recorded` if the prayer of that day
  /// is recorded as prayed and its window has ended. In that case, the user probably means the next day's prayer, which
  /// has not begun.
  package func check(
    unnamed day: ScheduledDay, _ entry: PrayerEntry?, at instant: Timestamp, in schedule: PrayerSchedule
  ) throws(PrayerLogError) {
    let window = EntryStatusRule.window(of: prayer, on: day, isCombined: isCombined)
    guard entry?.status.isPrayed ?? false, window.map({ $0.end <= instant }) ?? false else { return }
    let next = schedule.day(CivilDay(daysSinceEpoch: day.day.daysSinceEpoch + 1))
    throw .recorded(PrayerOfDay(prayer, of: day.day), begin: next.flatMap(begin))
  }

  /// Returns the status of the prayer if it was prayed at an instant. Throws if the prayer had not begun by then, or if
  /// it is Jumu'ah and the day is not a Friday.
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

  /// Returns when the prayer begins or, if it is combined, when the first prayer of its pair begins. Nil if it has no
  /// time that day.
  private func begin(on day: ScheduledDay) -> Timestamp? {
    EntryStatusRule.window(of: prayer, on: day, isCombined: isCombined)?.begin
  }
}

extension CivilDay {
  package var isFriday: Bool { weekday == 4 }
}
