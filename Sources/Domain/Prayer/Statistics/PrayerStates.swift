package import KernelDomain

/// Determines the state of any prayer at the instant `now`. The state follows from the prayer's entry if there is one,
/// otherwise from the user's excuses and the prayer's window.
package struct PrayerStates: Sendable {
  package let log: PrayerLog
  /// The excuses, in chronological order. They do not overlap.
  private let excuses: [Excuse]
  /// Those of the excuses that are over and whose unrecorded prayers count as missed.
  private let owed: [Excuse]
  /// The schedule of prayer times; nil if the user has not set a place.
  package let schedule: PrayerSchedule?
  /// The first day on which prayers count as missed if their windows have ended and the user did not record them; nil
  /// if unrecorded prayers never count as missed.
  let assumedSince: CivilDay?
  /// The days until today among which are all prayers that count as missed although they are not recorded; nil if there
  /// are none.
  package var assumed: ClosedRange<CivilDay>? {
    guard let first = ([assumedSince].compactMap { $0 } + owed.map(\.from.day)).min(), first <= today else {
      return nil
    }
    return first...today
  }
  /// Whether the user counts Witr as owed.
  let owesWitr: Bool
  private let extras: [ExtraOfDay: ExtraEntry]
  package let now: Timestamp
  /// The current day at the user's place.
  package let today: CivilDay

  /// Prepares to determine the states of prayers from a record.
  /// - Parameter today: the current day in the system's time zone, used only if `schedule` is nil. Otherwise the day at
  ///   the user's place is used.
  package init(
    _ record: PrayerRecord, _ schedule: PrayerSchedule?, _ preferences: PrayerPreferences = PrayerPreferences(),
    now: Timestamp, today: CivilDay
  ) {
    log = record.log
    let excuses = record.excuses
    let today = schedule?.clock(at: now).day ?? today
    self.excuses = excuses
    owed = excuses.filter { $0.isOwed && $0.isOver(at: now, on: today, schedule) }
    self.schedule = schedule
    assumedSince = preferences.unrecordedIsMissedSince
    owesWitr = preferences.owesWitr
    extras = record.extras
    self.now = now
    self.today = today
  }

  /// Returns the state of a prayer.
  /// - Parameter window: the time in which the prayer can be prayed; nil if the prayer does not exist on that day.
  package func state(of prayer: PrayerOfDay, _ window: PrayerWindow?) -> PrayerState {
    if let entry = log[prayer] { return .recorded(entry.status) }
    return unrecorded(prayer, hasTime: window != nil, window)
  }

  /// Returns the state of Witr on a day. Witr begins with Isha and ends at the next Fajr. It is excused if Isha is
  /// excused.
  func witr(of day: CivilDay) -> PrayerState {
    if let entry = extras[ExtraOfDay(.witr, of: day)] { return state(of: entry) }
    let isha = PrayerOfDay(.isha, of: day)
    if isExcused(isha) { return .excused }
    if day.daysSinceEpoch < settledBefore { return ended(isha) }
    let window = witrWindow(from: day)
    return unrecorded(isha, hasTime: schedule == nil || window != nil, window)
  }

  /// The days for which the user recorded Witr, each with the state of Witr on that day. The days are in days since
  /// 1970-01-01, in no particular order.
  var recordedWitr: some Sequence<(day: Int, state: PrayerState)> {
    extras.lazy.filter { $0.key.extra == .witr }.map { ($0.key.day.daysSinceEpoch, state(of: $0.value)) }
  }

  /// Returns the time from the beginning of Isha until the next Fajr, in which Witr of the day can be prayed. Nil if the
  /// user does not count Witr as owed, has set no place, or if one of the two does not exist.
  package func witrWindow(of day: CivilDay) -> PrayerWindow? { owesWitr ? witrWindow(from: day) : nil }

  private func witrWindow(from day: CivilDay) -> PrayerWindow? {
    let begin = schedule?.day(day)?[.isha]?.begin
    let end = schedule?.day(CivilDay(daysSinceEpoch: day.daysSinceEpoch + 1))?[.fajr]?.begin
    return begin.flatMap { begin in end.map { PrayerWindow(begin: begin, end: max(begin, $0)) } }
  }

  /// Returns the state of Witr that the user did not record, on a day before `settledBefore`.
  /// - Parameter day: the day, in days since 1970-01-01.
  func settledWitr(of day: Int) -> PrayerState {
    let isha = PrayerOfDay(.isha, of: CivilDay(daysSinceEpoch: day))
    return isExcused(isha) ? .excused : ended(isha)
  }

  private func state(of entry: ExtraEntry) -> PrayerState {
    switch entry.status {
    case .prayed: .recorded(.onTime)
    case .madeUp: .recorded(.madeUp)
    case .missed: .recorded(.missed)
    }
  }

  /// Whether the prayer's window has ended. False for a prayer without a time.
  func hasEnded(_ prayer: PrayerOfDay) -> Bool {
    if prayer.day.daysSinceEpoch < settledBefore { return true }
    guard let schedule else { return prayer.day < today }
    return schedule.day(prayer.day)?[prayer.prayer].map { $0.end <= now } ?? false
  }

  /// Whether the last prayer that the excuse covers has ended.
  package func isOver(_ excuse: Excuse) -> Bool { excuse.isOver(at: now, on: today, schedule) }

  /// The first day on which some prayers may not exist or not have ended yet, in days since 1970-01-01. All earlier
  /// days are settled.
  private var settledBefore: Int {
    schedule?.isAlwaysDefined ?? true ? today.daysSinceEpoch - PrayerWindow.mostDays : .min
  }

  /// Splits a range into its settled days and the remaining, open days. On settled days, every prayer exists and has
  /// ended, so that no prayer times need to be calculated. The settled days are returned in days since 1970-01-01.
  /// `open` is nil if all days are settled.
  func settled(_ days: ClosedRange<CivilDay>) -> (settled: Range<Int>, open: ClosedRange<CivilDay>?) {
    let (first, last) = (days.lowerBound.daysSinceEpoch, days.upperBound.daysSinceEpoch)
    let end = min(max(settledBefore, first), last + 1)
    return (first..<end, end > last ? nil : CivilDay(daysSinceEpoch: end)...days.upperBound)
  }

  /// Returns the state of a prayer that the user did not record, on a day before `settledBefore`.
  /// - Parameter day: the day, in days since 1970-01-01.
  func settledState(_ prayer: Prayer, of day: Int) -> PrayerState {
    if excuses.isEmpty, assumedSince == nil { return .notRecorded }
    let one = PrayerOfDay(prayer, of: CivilDay(daysSinceEpoch: day))
    return excusedState(one) ?? ended(one)
  }

  private func unrecorded(_ prayer: PrayerOfDay, hasTime: Bool, _ window: PrayerWindow?) -> PrayerState {
    if let excused = excusedState(prayer) { return excused == .excused || hasTime ? excused : .undefined }
    guard hasTime else { return .undefined }
    if let window {
      if now < window.begin { return .upcoming }
      if now < window.end { return .due }
    } else if prayer.day >= today {
      // Without a place, prayer times are unknown, so all prayers of today count as due and later ones as upcoming.
      return prayer.day == today ? .due : .upcoming
    }
    return ended(prayer)
  }

  private func ended(_ prayer: PrayerOfDay) -> PrayerState {
    assumedSince.map { $0 <= prayer.day } ?? false ? .assumedMissed : .notRecorded
  }

  /// Returns the state of an unrecorded prayer that an excuse covers: excused or, if the user decided that its prayers
  /// are owed and the excuse is over, missed. Nil if no excuse covers the prayer.
  private func excusedState(_ prayer: PrayerOfDay) -> PrayerState? {
    guard isExcused(prayer) else { return nil }
    return owed.contains { $0.contains(prayer) } ? .assumedMissed : .excused
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
  /// The states and entries of one day's prayers.
  package struct Day: Hashable, Sendable {
    package let day: CivilDay
    package let states: PrayerValues<PrayerState>
    package let entries: PrayerValues<PrayerEntry?>
  }

  /// Returns the states and entries of each day in a range. Omits days that the clocks at the user's places skipped.
  /// Prayer times are calculated only for days whose states depend on them.
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

  /// Returns the states and entries of a day without using prayer times. Nil if this is not possible, because a prayer
  /// has no entry and may not have ended yet.
  /// - Parameter hasEnded: whether all prayers of the day have certainly ended.
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
    return excusedState(one) ?? ended(one)
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

  /// Returns the states and entries of a day, using its prayer times.
  /// - Parameter scheduled: the day's prayer times; nil if the user has not set a place.
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
