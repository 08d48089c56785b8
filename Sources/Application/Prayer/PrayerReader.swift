package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Reads the data on which the use cases of prayer depend: the user's records and settings, the prayer times at the
/// user's place, and the current time.
package struct PrayerReader: Sendable {
  package let repository: any PrayerRepository
  package let zones: any ZoneCatalog
  private let settings: any SettingsRepository
  private let clock: any WallClock
  /// Converts an instant to the machine's local time, for users who have set no place.
  private let localTime: @Sendable (Timestamp) -> CivilDateTime

  package init(
    repository: any PrayerRepository, zones: any ZoneCatalog, settings: any SettingsRepository, clock: any WallClock,
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.repository = repository
    self.zones = zones
    self.settings = settings
    self.clock = clock
    self.localTime = localTime
  }

  package func now() -> Timestamp { clock.now() }

  /// Whether the user has set a weekly goal.
  func hasGoal() throws(Failure) -> Bool { PrayerPreferences(try settings.settings()).goal != nil }

  /// Returns what is recorded now, without the times at which the user prayed. Omitting these times makes reading
  /// faster.
  package func snapshot() throws(Failure) -> PrayerSnapshot {
    try snapshot(of: repository.summary(), at: now())
  }

  /// Returns what is recorded now, without the times at which the user prayed. Years that end before `day` may be left
  /// out, and extras other than Witr. However long the log is, reading is as fast as if it had just been begun.
  /// - Parameter day: nil for a few days ago.
  package func recentSnapshot(from day: CivilDay? = nil) throws(Failure) -> PrayerSnapshot {
    try snapshot(of: repository.recent(from: min(day ?? lately, lately)), at: now())
  }

  /// Returns what tells how much is owed now: the recent snapshot or, if older prayers count as missed because they are
  /// not recorded, the whole one.
  package func owedSnapshot() throws(Failure) -> PrayerSnapshot {
    let snapshot = try recentSnapshot(from: assumedSince())
    guard let first = snapshot.states.assumed?.lowerBound, let earlier = snapshot.record.earlier, first < earlier.until
    else { return snapshot }
    return try self.snapshot()
  }

  /// A few days ago: before today, anywhere on earth, and before each day of which a prayer may still be open.
  var lately: CivilDay { CivilDay(daysSinceEpoch: CivilDateTime(now()).day.daysSinceEpoch - 7) }

  func showsStreak() throws(Failure) -> Bool { PrayerPreferences(try settings.settings()).showsStreak }

  /// Returns the first day on which prayers without an entry count as missed; nil if they never do.
  func assumedSince() throws(Failure) -> CivilDay? {
    PrayerPreferences(try settings.settings()).unrecordedIsMissedSince
  }

  /// Returns everything that is recorded now.
  package func wholeSnapshot() throws(Failure) -> PrayerSnapshot {
    try snapshot(of: repository.record(), at: now())
  }

  package func snapshot(of record: PrayerRecord, at now: Timestamp) throws(Failure) -> PrayerSnapshot {
    let chosen = try settings.settings()
    let preferences = PrayerPreferences(chosen)
    let hijri = HijriCalendar(chosen, record.hijriMonths)
    let schedule = try PrayerSchedule(record.periods, hijri: hijri) { (zone) throws(Failure) in
      try keptRules(of: zone)
    }
    let wall = localTime(now)
    return PrayerSnapshot(
      record: record, preferences: preferences, settings: chosen, hijri: hijri, schedule: schedule,
      states: PrayerStates(record, schedule, preferences, now: now, today: wall.day),
      wallOffset: Int(wall.timestamp(offset: 0).seconds - now.seconds))
  }

  /// Makes a change that depends on what is recorded now.
  /// - Parameters:
  ///   - isDryRun: true to write nothing.
  ///   - field: the input's member that the failure names if `decide` throws an error about a day.
  ///   - decide: receives what is recorded now; returns the edits to make, and a value for the caller.
  func change<Value>(
    isDryRun: Bool = false, field: String = "day",
    _ decide: (PrayerSnapshot) throws(PrayerLogError) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value> {
    try repository.change(isDryRun: isDryRun) { (record) throws(Failure) in
      let snapshot = try snapshot(of: record, at: now())
      do throws(PrayerLogError) {
        return try decide(snapshot)
      } catch {
        throw .prayer(error, field: field, in: snapshot)
      }
    }
  }
}

extension PrayerReader {
  /// Returns the rules of a time zone that the user chose earlier. If the machine no longer knows that zone, fails
  /// with `system`, because the current input did not cause the problem.
  private func keptRules(of zone: String) throws(Failure) -> TimeZoneRules {
    do throws(Failure) {
      return try zones.rules(of: zone)
    } catch .notFound(let message) {
      throw .system(message)
    }
  }
}

/// The data on which the use cases of prayer depend, as they are at one instant.
package struct PrayerSnapshot: Sendable {
  package let record: PrayerRecord
  package let preferences: PrayerPreferences
  package let settings: Settings
  package let hijri: HijriCalendar
  /// Calculates prayer times at the user's places; nil if no place is set.
  package let schedule: PrayerSchedule?
  package let states: PrayerStates
  /// The UTC offset of the machine's clock in seconds, positive east of Greenwich.
  private let wallOffset: Int

  init(
    record: PrayerRecord, preferences: PrayerPreferences, settings: Settings, hijri: HijriCalendar,
    schedule: PrayerSchedule?, states: PrayerStates, wallOffset: Int
  ) {
    self.record = record
    self.preferences = preferences
    self.settings = settings
    self.hijri = hijri
    self.schedule = schedule
    self.states = states
    self.wallOffset = wallOffset
  }

  package var now: Timestamp { states.now }
  package var today: CivilDay { states.today }

  /// The period that the user is spending at the current place, and the calculation that applies to it; nil if no
  /// place is set.
  package var period: PrayerPeriod? { record.periods.index(at: now).map { record.periods.all[$0] } }

  /// Returns the instant in local time at the place where the user was at that instant.
  package func zoned(_ instant: Timestamp) -> ZonedInstant {
    schedule.map { ZonedInstant(instant, in: $0.zone(at: instant)) } ?? ZonedInstant(instant, offset: wallOffset)
  }

  /// Returns the day that is meant if the user names only a prayer: the latest day on which this prayer has begun.
  func day(of prayer: Prayer) -> CivilDay {
    guard let schedule, let rule = try? LoggingRule(prayer) else { return today }
    return rule.day(at: now, in: schedule)?.day ?? today
  }

  /// The time zone of the user's current place; if no place is set, a zone with the machine's UTC offset.
  var zoneNow: TimeZoneRules? {
    schedule?.zone(at: now) ?? TimeZoneRules(transitions: [], types: [], offsets: [Int32(wallOffset)], future: nil)
  }

  /// Returns the time zone in which a time of day is meant if the user names the day: that of the place which decides
  /// when the prayer begins on that day. If no day is named or no place is set, it is `zoneNow`.
  func zone(of prayer: Prayer, on day: CivilDay?) -> TimeZoneRules? {
    day.flatMap { schedule?.zone(of: prayer.event, on: $0) } ?? zoneNow
  }

  /// Returns the name of the place whose local time applies to an instant; nil if it is the user's current place.
  func otherPlace(at instant: Timestamp) -> PlaceName? {
    guard let then = record.periods.index(at: instant).map({ record.periods.all[$0].place }), let here = period?.place,
      !then.isSame(as: here)
    else { return nil }
    return PlaceName(then)
  }

  /// Returns the number of minutes from imsak to Fajr: the number that the user has set or, if none is set, the usual
  /// number in the country for which the method is intended.
  func imsak(_ method: PrayerMethod?) -> Int {
    if let own = settings.imsak { return own }
    switch method {
    case .named(.malaysia), .named(.kemenag), .named(.indonesia), .named(.singapore): return 10
    default: return 0
    }
  }

  /// The plan that determines when reminders are due.
  package var reminderPlan: ReminderPlan {
    ReminderPlan(
      states, record.reminders, quiet: preferences.quiet, fasts: fasts, imsak: imsak(period?.calculation.method),
      jumuahAt: settings.jumuahAt)
  }

  var fasts: FastRule { FastRule(record.fasts, estimate: record.fastEstimate, hijri: hijri) }

  /// The latest day whose fast is over: the latest day whose Maghrib has passed.
  var lastFastDay: CivilDay {
    let hasPassed = schedule?.day(today)?.events.maghrib?.at.map { $0 <= now } ?? false
    return hasPassed ? today : CivilDay(daysSinceEpoch: today.daysSinceEpoch - 1)
  }

  /// Returns the prayer times of a day; nil if no place is set. Fails with `invalidInput` if the day lies outside the
  /// days for which times can be calculated.
  func scheduled(_ day: CivilDay, field: String) throws(Failure) -> ScheduledDay? {
    guard let schedule else {
      guard PrayerTimesRule.days.contains(day) else {
        throw .prayer(PrayerInputError.dayOutside(PrayerTimesRule.days), field: field)
      }
      return nil
    }
    do throws(PrayerInputError) {
      return try schedule.times(of: day)
    } catch {
      throw .prayer(error, field: field)
    }
  }

  /// The first day that statistics include: the day that the user has set or, if none is set, the day of the first
  /// recorded prayer. Nil if there is neither.
  package var since: CivilDay? { preferences.since ?? record.first?.day }

  /// Whether a prayer is earlier than the day that the user has set in the settings or, if no day is set, than the
  /// first recorded prayer. Such a prayer does not count as forgotten. True for all prayers if there is neither.
  func isBeforeStart(_ prayer: PrayerOfDay) -> Bool {
    if let since = preferences.since { return prayer.day < since }
    return record.first.map { prayer < $0 } ?? true
  }

  /// Returns the prayers on `day` whose time ended without a record before the user began to record prayers (see
  /// `isBeforeStart`). Statistics don't count them as not recorded.
  func unrecordedBeforeStart(of day: CivilDay) -> [Prayer] {
    if let since, since < day { return [] }
    return states.days(day...day).flatMap { shown in
      Prayer.allCases.filter { shown.states[$0] == .notRecorded && isBeforeStart(PrayerOfDay($0, of: day)) }
    }
  }

  /// Returns the number of prayers that `unrecordedBeforeStart(of:)` returns for the day. It looks at single prayers
  /// only on the day `since`.
  func unrecordedBeforeStart(_ day: HeatMapDay) -> Int {
    guard let since, day.day >= since else { return day.notAssumedMissed }
    return day.day == since ? unrecordedBeforeStart(of: since).count : 0
  }

  /// Creates the output that describes a prayer.
  /// - Parameters:
  ///   - prayer: one of the five daily prayers.
  ///   - day: the states of the day's prayers.
  ///   - scheduled: the prayer times of the day; nil if no place is set.
  func view(_ prayer: Prayer, _ day: PrayerStates.Day, _ scheduled: ScheduledDay?) -> PrayerView {
    var view = PrayerView(prayer, day, scheduled, zoned: zoned)
    view.place = view.begin.flatMap { otherPlace(at: $0.instant) }
    view.endPlace = view.end.flatMap { otherPlace(at: $0.instant) }
    view.beforeStart = view.state == .notRecorded && isBeforeStart(PrayerOfDay(prayer, of: day.day))
    return view
  }
}
