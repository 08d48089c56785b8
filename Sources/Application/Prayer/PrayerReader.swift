package import KernelApplication
package import KernelDomain
package import PrayerDomain

/// Reads what use cases of prayer work with: what she told, her settings, the times where she is, at this instant.
package struct PrayerReader: Sendable {
  package let repository: any PrayerRepository
  package let zones: any ZoneCatalog
  private let settings: any SettingsRepository
  private let clock: any WallClock
  /// What calendar and clock on this machine's wall show, where she gave no place.
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

  /// What is known now, without the instants at which she prayed.
  package func snapshot() throws(Failure) -> PrayerSnapshot {
    try snapshot(of: repository.summary(), at: now())
  }

  /// The same with all that she recorded.
  package func wholeSnapshot() throws(Failure) -> PrayerSnapshot {
    try snapshot(of: repository.record(), at: now())
  }

  package func snapshot(of record: PrayerRecord, at now: Timestamp) throws(Failure) -> PrayerSnapshot {
    let chosen = try settings.settings()
    let preferences = PrayerPreferences(chosen)
    let hijri = HijriCalendar(chosen)
    let schedule = try PrayerSchedule(record.periods, hijri: hijri) { (zone) throws(Failure) in
      try keptRules(of: zone)
    }
    let wall = localTime(now)
    return PrayerSnapshot(
      record: record, preferences: preferences, settings: chosen, hijri: hijri, schedule: schedule,
      states: PrayerStates(record, schedule, preferences, now: now, today: wall.day),
      wallOffset: Int(wall.timestamp(offset: 0).seconds - now.seconds))
  }
}

extension PrayerReader {
  /// The rules of a zone that she chose once: the machine may have lost it since.
  private func keptRules(of zone: String) throws(Failure) -> TimeZoneRules {
    do throws(Failure) {
      return try zones.rules(of: zone)
    } catch .notFound(let message) {
      throw .system(message)
    }
  }
}

/// What use cases of prayer work with, at an instant.
package struct PrayerSnapshot: Sendable {
  package let record: PrayerRecord
  package let preferences: PrayerPreferences
  package let settings: Settings
  package let hijri: HijriCalendar
  /// Nil where she gave no place: then there are no times.
  package let schedule: PrayerSchedule?
  package let states: PrayerStates
  /// Seconds east of UTC that the machine's clock is set to.
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

  /// The period in force; nil where she gave no place.
  package var period: PrayerPeriod? { record.periods.index(at: now).map { record.periods.all[$0] } }

  /// An instant as the clocks where she is then tell it.
  package func zoned(_ instant: Timestamp) -> ZonedInstant {
    schedule.map { ZonedInstant(instant, in: $0.zone(at: instant)) } ?? ZonedInstant(instant, offset: wallOffset)
  }

  /// The day on which a prayer is recorded when none is named.
  func day(of prayer: Prayer) -> CivilDay {
    schedule.map { EntryStatusRule.day(of: prayer, at: now, in: $0) } ?? today
  }

  /// Day and windows of a day that was asked for; nil without a place.
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

  /// The days of statistics: from which on they count.
  package var since: CivilDay? { preferences.since ?? record.log.first?.day }

  /// Whether a prayer was before the day that she set, else before the first one that she recorded: then it is none that she
  /// left out. Where nothing is recorded, all are.
  func isBeforeStart(_ prayer: PrayerOfDay) -> Bool {
    if let since = preferences.since { return prayer.day < since }
    return record.log.first.map { prayer < $0 } ?? true
  }

  /// The prayers of a day that ended, unrecorded, before that start: no count of those not recorded has them.
  func unrecordedBeforeStart(of day: CivilDay) -> [Prayer] {
    if let since, since < day { return [] }
    return states.days(day...day).flatMap { shown in
      Prayer.allCases.filter { shown.states[$0] == .notRecorded && isBeforeStart(PrayerOfDay($0, of: day)) }
    }
  }

  /// What is shown of a prayer.
  /// - Parameter scheduled: of that day; nil without a place.
  func view(_ prayer: Prayer, _ day: PrayerStates.Day, _ scheduled: ScheduledDay?) -> PrayerView {
    var view = PrayerView(prayer, day, scheduled, zoned: zoned)
    view.beforeStart = view.state == .notRecorded && isBeforeStart(PrayerOfDay(prayer, of: day.day))
    return view
  }
}
