package import KernelDomain

/// Derives the status of a prayer, such as on time or late, from the time at which the user prayed it.
package enum EntryStatusRule {
  /// Returns the status of a prayer that the user prayed at the time `instant`. Throws if that time is in the future,
  /// or before the prayer's window begins.
  /// - Parameters:
  ///   - isCombined: whether the prayer was combined with the other prayer of its pair (see `Prayer.pair`). If so, it
  ///     is on time at any time in the two prayers' windows.
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

  /// Checks whether a status can be recorded for a prayer. Throws if the prayer has not begun, unless the status is
  /// `excused`.
  /// - Parameter today: the current day at the user's place.
  package static func check(
    _ status: PrayerStatus, of prayer: Prayer, on day: ScheduledDay, isCombined: Bool, now: Timestamp, today: CivilDay
  ) throws(PrayerLogError) {
    if status == .excused { return }
    let begin = window(of: prayer, on: day, isCombined: isCombined)?.begin
    if begin.map({ $0 > now }) ?? (day.day > today) {
      throw .notBegun(PrayerOfDay(prayer, of: day.day), begin: begin)
    }
  }

  /// Returns the prayer's window. If the prayer is combined, the window lasts from the beginning of the first window of
  /// its pair to the end of the second. Nil if the prayer does not exist on that day.
  package static func window(of prayer: Prayer, on day: ScheduledDay, isCombined: Bool) -> PrayerWindow? {
    guard let own = day[prayer] else { return nil }
    guard isCombined, let pair = prayer.pair else { return own }
    let both = [day[pair.first], day[pair.second]].compactMap { $0 }
    return PrayerWindow(
      begin: both.map(\.begin).min() ?? own.begin, end: both.map(\.end).max() ?? own.end)
  }
}

extension Prayer {
  /// The two prayers that can be combined with each other, one of which is this prayer; nil for Fajr, which cannot be
  /// combined.
  package var pair: (first: Prayer, second: Prayer)? {
    switch self {
    case .fajr: nil
    case .dhuhr, .asr: (.dhuhr, .asr)
    case .maghrib, .isha: (.maghrib, .isha)
    }
  }
}
