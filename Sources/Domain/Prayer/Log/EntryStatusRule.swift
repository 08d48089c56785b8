package import KernelDomain

/// Derives the status of a prayer, such as late, from the time at which it was prayed.
package enum EntryStatusRule {
  /// The status of a prayer that was prayed at an instant. Throws if the instant is in the future or before the prayer
  /// began.
  /// - Parameters:
  ///   - isCombined: whether it was prayed together with the other prayer of its pair (see `pair`), in the window of
  ///     both.
  ///   - now: the current time.
  package static func status(
    of prayer: Prayer, on day: ScheduledDay, at instant: Timestamp, isCombined: Bool, now: Timestamp
  ) throws(PrayerLogError) -> PrayerStatus {
    if instant > now { throw .inFuture(at: instant) }
    guard let window = window(of: prayer, on: day, isCombined: isCombined) else { return .onTime }
    if instant < window.begin { throw .notBegun(PrayerOfDay(prayer, of: day.day), begin: window.begin) }
    if instant < window.end { return .onTime }
    return instant < day.end ?? window.end ? .late : .madeUp
  }

  /// Throws for a prayer that is still to come, unless it is recorded as excused.
  /// - Parameter today: the local day at the user's place.
  package static func check(
    _ status: PrayerStatus, of prayer: Prayer, on day: ScheduledDay, isCombined: Bool, now: Timestamp, today: CivilDay
  ) throws(PrayerLogError) {
    if status == .excused { return }
    let begin = window(of: prayer, on: day, isCombined: isCombined)?.begin
    if begin.map({ $0 > now }) ?? (day.day > today) {
      throw .notBegun(PrayerOfDay(prayer, of: day.day), begin: begin)
    }
  }

  /// The window of the prayer, or of both prayers of its pair if they are combined. Nil if the prayer has no time that
  /// day.
  package static func window(of prayer: Prayer, on day: ScheduledDay, isCombined: Bool) -> PrayerWindow? {
    guard let own = day[prayer] else { return nil }
    guard isCombined, let pair = prayer.pair else { return own }
    let both = [day[pair.first], day[pair.second]].compactMap { $0 }
    return PrayerWindow(
      begin: both.map(\.begin).min() ?? own.begin, end: both.map(\.end).max() ?? own.end)
  }

  /// The day for which a prayer is recorded if the user names none: the latest day on which the prayer has begun, or
  /// the calendar day if the prayer has no time.
  package static func day(of prayer: Prayer, at instant: Timestamp, in schedule: PrayerSchedule) -> CivilDay {
    let today = schedule.clock(at: instant).day
    let around = schedule.days(
      CivilDay(daysSinceEpoch: today.daysSinceEpoch - 3)...CivilDay(daysSinceEpoch: today.daysSinceEpoch + 2))
    return around.last { day in day[prayer].map { $0.begin <= instant } ?? (day.day <= today) }?.day ?? today
  }
}

extension Prayer {
  /// The pair of prayers that can be combined, to which this prayer belongs; nil for Fajr.
  var pair: (first: Prayer, second: Prayer)? {
    switch self {
    case .fajr: nil
    case .dhuhr, .asr: (.dhuhr, .asr)
    case .maghrib, .isha: (.maghrib, .isha)
    }
  }
}
