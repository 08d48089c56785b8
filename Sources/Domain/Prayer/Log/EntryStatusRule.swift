package import KernelDomain

/// Derives the status of a prayer from the time at which it was prayed.
package enum EntryStatusRule {
  /// The status of a prayer prayed at an instant. Fails for an instant in the future or before the prayer began.
  /// - Parameters:
  ///   - isCombined: whether it was prayed together with the other prayer of its pair, in the window of both.
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

  /// Fails for a prayer that is still to come, unless it is recorded as excused.
  /// - Parameter today: the local day where the user is.
  package static func check(
    _ status: PrayerStatus, of prayer: Prayer, on day: ScheduledDay, isCombined: Bool, now: Timestamp, today: CivilDay
  ) throws(PrayerLogError) {
    if status == .excused { return }
    let begin = window(of: prayer, on: day, isCombined: isCombined)?.begin
    if begin.map({ $0 > now }) ?? (day.day > today) {
      throw .notBegun(PrayerOfDay(prayer, of: day.day), begin: begin)
    }
  }

  /// The window of the prayer, or of the pair if combined. Nil if the prayer has no time that day.
  package static func window(of prayer: Prayer, on day: ScheduledDay, isCombined: Bool) -> PrayerWindow? {
    guard let own = day[prayer] else { return nil }
    guard isCombined, let pair = prayer.pair else { return own }
    let both = [day[pair.first], day[pair.second]].compactMap { $0 }
    return PrayerWindow(
      begin: both.map(\.begin).min() ?? own.begin, end: both.map(\.end).max() ?? own.end)
  }

  /// The day to record a prayer for if the user names none: the latest on which it has begun. If it has no time, that
  /// is the calendar day.
  package static func day(of prayer: Prayer, at instant: Timestamp, in schedule: PrayerSchedule) -> CivilDay {
    let today = schedule.clock(at: instant).day
    let around = schedule.days(
      CivilDay(daysSinceEpoch: today.daysSinceEpoch - 3)...CivilDay(daysSinceEpoch: today.daysSinceEpoch + 2))
    return around.last { day in day[prayer].map { $0.begin <= instant } ?? (day.day <= today) }?.day ?? today
  }
}

extension Prayer {
  /// The two prayers that can be combined; nil for Fajr.
  var pair: (first: Prayer, second: Prayer)? {
    switch self {
    case .fajr: nil
    case .dhuhr, .asr: (.dhuhr, .asr)
    case .maghrib, .isha: (.maghrib, .isha)
    }
  }
}
