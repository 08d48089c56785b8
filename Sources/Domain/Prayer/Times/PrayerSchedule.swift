package import KernelDomain

/// The times of every prayer on every day, calculated for the place where the user is on that day.
package struct PrayerSchedule: Sendable {
  private let periods: [Span]
  /// Whether every prayer and sunrise exist on every day at each of the user's places. This requires that clocks never
  /// skip a day, that the sun always rises and sets, and that twilight always ends or a limit replaces its end.
  let isAlwaysDefined: Bool

  /// One period (a stay of the user at a place), with everything needed to calculate prayer times in that period.
  private struct Span: Sendable {
    /// When the period begins, in milliseconds since 1970; `Int64.min` for the first period.
    let from: Int64
    /// When the period ends, in milliseconds since 1970; `Int64.max` for the last period.
    let until: Int64
    let zone: TimeZoneRules
    let rule: PrayerTimesRule
    var reckoning = PrayerTimesRule.Reckoning()
  }

  /// Creates the schedule from the user's stays at places. Nil if there are none, since prayer times cannot be
  /// calculated without a place.
  /// - Parameter zone: returns the rules of the time zone with an IANA name, such as `Europe/Prague`.
  package init?<Problem>(
    _ periods: PrayerPeriods, hijri: HijriCalendar = HijriCalendar(),
    zone: (String) throws(Problem) -> TimeZoneRules
  ) throws(Problem) {
    var spans: [Span] = []
    for (index, period) in periods.all.enumerated() {
      let rules = try zone(period.place.zone)
      let next = index + 1 < periods.all.count ? periods.all[index + 1].from : nil
      spans.append(
        Span(
          from: period.from?.milliseconds ?? .min, until: next?.milliseconds ?? .max, zone: rules,
          rule: PrayerTimesRule(
            latitude: period.place.latitude, longitude: period.place.longitude, zone: rules,
            calculation: period.calculation, hijri: hijri)))
    }
    if spans.isEmpty { return nil }
    self.periods = spans
    isAlwaysDefined = spans.allSatisfy { $0.rule.isAlwaysDefined && !$0.zone.leavesOutDays }
  }

  /// Returns the local day and time of day at an instant, at the place where the user is at that instant.
  package func clock(at instant: Timestamp) -> CivilDateTime {
    zone(at: instant).clock(at: instant)
  }

  /// Returns the time zone of the place where the user is at an instant.
  package func zone(at instant: Timestamp) -> TimeZoneRules {
    (periods.last { $0.from <= instant.milliseconds } ?? periods[0]).zone
  }

  /// Returns the time zone of the place that decides when an event takes place on a day; nil if the event does not
  /// exist on that day because the clocks skipped it.
  package func zone(of event: PrayerEvent, on day: CivilDay) -> TimeZoneRules? {
    self.day(day)?.events[event].map { periods[$0.period].zone }
  }
}

extension PrayerSchedule {
  /// Returns the times of a day's events and prayers; nil if the day does not exist because the clocks skipped it at
  /// all places.
  package func day(_ day: CivilDay) -> ScheduledDay? {
    days(day...day).first
  }

  /// Returns the times of a day's events and prayers. Throws if the day is outside the years 1900 to 2100, or does not
  /// exist because the clocks skipped it at all places.
  package func times(of day: CivilDay) throws(PrayerInputError) -> ScheduledDay {
    guard PrayerTimesRule.days.contains(day) else { throw .dayOutside(PrayerTimesRule.days) }
    guard let scheduled = self.day(day) else { throw .dayLeftOut(day) }
    return scheduled
  }

  /// Returns the changes of the user's settings that would give a time to at least one of the day's events that have
  /// none.
  package func helps(on day: ScheduledDay) -> [UndefinedHelp] {
    let undefined = PrayerEvent.allCases.filter { event in day.events[event].map { $0.at == nil } ?? false }
    var helps: Set<UndefinedHelp> = []
    for (index, span) in periods.enumerated() {
      let here = undefined.filter { day.events[$0]?.period == index }
      if !here.isEmpty { helps.formUnion(span.rule.helps(here, on: day.day)) }
    }
    return UndefinedHelp.allCases.filter(helps.contains)
  }

  /// Returns the times of events and prayers on each day in a range. Omits days that the clocks skipped at all places.
  package func days(_ days: ClosedRange<CivilDay>) -> [ScheduledDay] {
    var spans = periods
    let first = days.lowerBound.daysSinceEpoch
    let last = days.upperBound.daysSinceEpoch
    var scheduled: [ScheduledDay] = []
    scheduled.reserveCapacity(last - first + 1)
    var ahead: [ScheduledDay] = []
    var next = first
    for number in first...last {
      while next <= number + PrayerWindow.mostDays {
        events(of: next, &spans).map { ahead.append($0) }
        next += 1
      }
      guard ahead.first?.day.daysSinceEpoch == number else { continue }
      var day = ahead.removeFirst()
      day.endWindows(by: ahead)
      scheduled.append(day)
    }
    return scheduled
  }

  /// The time, in milliseconds, after which an event is not moved to the beginning of a stay. Clocks of two places are at
  /// most 26 hours apart, and the sun rises or sets at most some hours earlier. A stay that begins later is no stay on
  /// that day: the user missed the day, because the clocks at the place before skipped it.
  static let longestMove: Int64 = 2 * 86_400_000

  private func events(of number: Int, _ spans: inout [Span]) -> ScheduledDay? {
    let day = CivilDay(daysSinceEpoch: number)
    // No event of the day takes place before this time, however far local clocks are from UTC.
    let start = Int64(number - 2) * 86_400_000
    var events = EventValues<ScheduledEvent?>(nil)
    for index in spans.indices where spans[index].until > start {
      let span = spans[index]
      guard let times = spans[index].rule.times(on: day, &spans[index].reckoning), let noon = times.events.dhuhr else {
        continue
      }
      for event in PrayerEvent.allCases where events[event] == nil {
        let at = times.events[event]
        let own = (at ?? noon).milliseconds
        let instant = max(own, span.from)
        guard instant < span.until, instant - own < PrayerSchedule.longestMove else { continue }
        events[event] = ScheduledEvent(
          at: at.map { _ in Timestamp(milliseconds: instant) }, why: times.why(event),
          bound: times.bound(event), period: index)
      }
      if PrayerEvent.allCases.allSatisfy({ events[$0] != nil }) { break }
    }
    return PrayerEvent.allCases.allSatisfy { events[$0] == nil } ? nil : ScheduledDay(day: day, events: events)
  }
}
