package import KernelDomain

/// The states of all prayers at an instant: from the entry, or else from excuses and times.
package struct PrayerStates: Sendable {
  package let log: PrayerLog
  /// Ascending, without overlaps.
  private let excuses: [Excuse]
  /// Nil if the user gave no place.
  package let schedule: PrayerSchedule?
  /// Nil if prayers without an entry never count as missed.
  let assumedSince: CivilDay?
  package let now: Timestamp
  /// The user's local day.
  package let today: CivilDay

  /// - Parameter today: by the system's clock; replaced by the day at the user's place if there is a schedule.
  package init(
    _ record: PrayerRecord, _ schedule: PrayerSchedule?, _ preferences: PrayerPreferences = PrayerPreferences(),
    now: Timestamp, today: CivilDay
  ) {
    log = record.log
    excuses = record.excuses
    self.schedule = schedule
    assumedSince = preferences.unrecordedIsMissedSince
    self.now = now
    self.today = schedule?.clock(at: now).day ?? today
  }

  /// The state of a prayer.
  /// - Parameter window: nil if the prayer has no time that day.
  package func state(of prayer: PrayerOfDay, _ window: PrayerWindow?) -> PrayerState {
    if let entry = log[prayer] { return .recorded(entry.status) }
    return unrecorded(prayer, hasTime: window != nil, window)
  }

  /// Every prayer of a day this many days ago has ended: no window is longer than two days.
  private static let longAgo = 4

  /// In days since 1970-01-01: on all days before, each prayer had a time and has ended.
  private var settledBefore: Int {
    schedule?.isAlwaysDefined ?? true ? today.daysSinceEpoch - PrayerStates.longAgo : .min
  }

  /// Divides consecutive days into those on which no state depends on a time, in days since 1970-01-01, and the rest.
  func settled(_ days: ClosedRange<CivilDay>) -> (settled: Range<Int>, open: ClosedRange<CivilDay>?) {
    let (first, last) = (days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch)
    let end = min(max(settledBefore, first), last + 1)
    return (first..<end, end > last ? nil : CivilDay(daysSinceEpoch: end)...days.upperBound)
  }

  /// The state of a prayer without an entry on a day of `settled`.
  func settledState(_ prayer: Prayer, of day: Int) -> PrayerState {
    if excuses.isEmpty, assumedSince == nil { return .notRecorded }
    let one = PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: day))
    return isExcused(one) ? .excused : ended(one)
  }

  private func unrecorded(_ prayer: PrayerOfDay, hasTime: Bool, _ window: PrayerWindow?) -> PrayerState {
    if isExcused(prayer) { return .excused }
    guard hasTime else { return .undefined }
    if let window {
      if now < window.begin { return .upcoming }
      if now < window.end { return .due }
    } else if prayer.day >= today {
      // Without a place, no prayer begins or ends within a day.
      return prayer.day == today ? .due : .upcoming
    }
    return ended(prayer)
  }

  private func ended(_ prayer: PrayerOfDay) -> PrayerState {
    assumedSince.map { $0 <= prayer.day } ?? false ? .assumedMissed : .notRecorded
  }

  private func isExcused(_ prayer: PrayerOfDay) -> Bool {
    var low = 0
    var high = excuses.count
    while low < high {
      let middle = (low + high) / 2
      if excuses[middle].from <= prayer { low = middle + 1 } else { high = middle }
    }
    return low > 0 && excuses[low - 1].contains(prayer)
  }
}

extension PrayerStates {
  /// The states of one day.
  package struct Day: Hashable, Sendable {
    package let day: CivilDay
    package let states: PrayerValues<PrayerState>
    package let entries: PrayerValues<PrayerEntry?>
  }

  /// The states of consecutive days, without days that the clocks of every place skipped. Times are calculated only if
  /// a state depends on them.
  package func days(_ days: ClosedRange<CivilDay>) -> [Day] {
    var shown: [Day] = []
    let last = days.upperBound.daysSinceEpoch
    shown.reserveCapacity(last - days.lowerBound.daysSinceEpoch + 1)
    var incomplete: ClosedRange<CivilDay>?
    let settled = settledBefore
    for number in days.lowerBound.daysSinceEpoch...last {
      let day = CivilDay(daysSinceEpoch: number)
      let entries = log[day]
      if let complete = complete(day, entries, hasEnded: number < settled) {
        if let incomplete { append(incomplete, to: &shown) }
        incomplete = nil
        shown.append(complete)
      } else {
        incomplete = (incomplete?.lowerBound ?? day)...day
      }
    }
    if let incomplete { append(incomplete, to: &shown) }
    return shown
  }

  /// Nil if the state of a prayer without an entry depends on its time.
  private func complete(_ day: CivilDay, _ entries: PrayerValues<PrayerEntry?>, hasEnded: Bool) -> Day? {
    guard let fajr = state(.fajr, day, entries.fajr, hasEnded), let dhuhr = state(.dhuhr, day, entries.dhuhr, hasEnded),
      let asr = state(.asr, day, entries.asr, hasEnded), let maghrib = state(.maghrib, day, entries.maghrib, hasEnded),
      let isha = state(.isha, day, entries.isha, hasEnded)
    else { return nil }
    var states = PrayerValues(fajr)
    states.dhuhr = dhuhr
    states.asr = asr
    states.maghrib = maghrib
    states.isha = isha
    return Day(day: day, states: states, entries: entries)
  }

  private func state(_ prayer: Prayer, _ day: CivilDay, _ entry: PrayerEntry?, _ hasEnded: Bool) -> PrayerState? {
    if let entry { return .recorded(entry.status) }
    guard hasEnded else { return nil }
    let one = PrayerOfDay(prayer, of: day)
    return isExcused(one) ? .excused : ended(one)
  }

  private func append(_ days: ClosedRange<CivilDay>, to shown: inout [Day]) {
    if let schedule {
      for day in schedule.days(days) { shown.append(self.day(day.day, day)) }
    } else {
      for number in days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch {
        shown.append(day(CivilDay(daysSinceEpoch: number), nil))
      }
    }
  }

  /// - Parameter scheduled: nil without a place.
  private func day(_ day: CivilDay, _ scheduled: ScheduledDay?) -> Day {
    let entries = log[day]
    var states = PrayerValues(PrayerState.undefined)
    for prayer in Prayer.allCases {
      let window = scheduled?[prayer]
      states[prayer] =
        entries[prayer].map { .recorded($0.status) }
        ?? unrecorded(PrayerOfDay(prayer, of: day), hasTime: scheduled == nil || window != nil, window)
    }
    return Day(day: day, states: states, entries: entries)
  }
}
