package import KernelDomain

/// The states of all prayers as of an instant: from the entry if there is one, otherwise from excuses and the prayer's
/// times.
package struct PrayerStates: Sendable {
  package let log: PrayerLog
  /// The excuses, ascending and without overlaps.
  private let excuses: [Excuse]
  /// The times of prayers; nil if the user gave no place.
  package let schedule: PrayerSchedule?
  /// The first day whose prayers count as missed if they have ended without an entry; nil if none ever do.
  let assumedSince: CivilDay?
  package let now: Timestamp
  /// The user's local day.
  package let today: CivilDay

  /// - Parameter today: the day by the system's clock, used only without a schedule; otherwise the day at the user's
  ///   place counts.
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
  /// - Parameter window: the time in which the prayer can be prayed; nil if it has no time that day.
  package func state(of prayer: PrayerOfDay, _ window: PrayerWindow?) -> PrayerState {
    if let entry = log[prayer] { return .recorded(entry.status) }
    return unrecorded(prayer, hasTime: window != nil, window)
  }

  /// The number of days after which every prayer of a day has surely ended: no window is longer than two days.
  private static let longAgo = 4

  /// The day, in days since 1970-01-01, before which every prayer had a time and has ended.
  private var settledBefore: Int {
    schedule?.isAlwaysDefined ?? true ? today.daysSinceEpoch - PrayerStates.longAgo : .min
  }

  /// Divides a range of days into settled days, whose states do not depend on the times of prayers (in days since
  /// 1970-01-01), and the remaining open days.
  func settled(_ days: ClosedRange<CivilDay>) -> (settled: Range<Int>, open: ClosedRange<CivilDay>?) {
    let (first, last) = (days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch)
    let end = min(max(settledBefore, first), last + 1)
    return (first..<end, end > last ? nil : CivilDay(daysSinceEpoch: end)...days.upperBound)
  }

  /// The state of a prayer without an entry on a settled day, given in days since 1970-01-01.
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
      // Without a place, it is unknown when a prayer begins or ends within the day.
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

  /// The states of a range of days, without days that the clocks of every place skipped. The times of prayers are
  /// calculated only for days whose states depend on them.
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

  /// The states of a day; nil if the state of a prayer without an entry depends on the prayer's time.
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

  /// - Parameter scheduled: the times of the day; nil without a place.
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
