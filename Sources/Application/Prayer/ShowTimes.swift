package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowTimes: UseCase {
  package static let method = "prayer.showTimes"
  package static let summary = "The times of days, where you were or at another place."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    /// Nil with no other day named is today.
    package var day: CivilDay?
    package var from: CivilDay?
    package var to: CivilDay?
    package var place: PlaceInput?
    package var calculation: CalculationInput?

    package static let schema = Schema(
      "The days: `day`, or `from` and `to`, at most 400; without any, today.",
      [
        .optional("day", CivilDay.schema, "One day."), .optional("from", CivilDay.schema, "The first of several."),
        .optional("to", CivilDay.schema, "The last of them."),
        .optional("place", PlaceInput.schema, "Left out, where she was.", examples: [#"{"city":"prague"}"#]),
        .optional(
          "calculation", CalculationInput.schema, "What differs from the calculation in force.",
          examples: [#"{"method":"turkey"}"#]),
      ])

    package init(
      day: CivilDay? = nil, from: CivilDay? = nil, to: CivilDay? = nil, place: PlaceInput? = nil,
      calculation: CalculationInput? = nil
    ) {
      self.day = day
      self.from = from
      self.to = to
      self.place = place
      self.calculation = calculation
    }
  }

  package struct Output: Described, Equatable {
    package var days: [DayOfTimes]
    package var today: CivilDay

    package static let schema = Schema(
      "The times.",
      [
        .init("days", .list(DayOfTimes.schema), "Without those that all clocks left out."),
        .init("today", CivilDay.schema, "Where the times are of."),
      ])
  }

  let reader: PrayerReader

  /// Fails with `conflict` where neither she nor the input gave a place.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.snapshot()
    let periods = try self.periods(input, snapshot)
    let schedule = try PrayerSchedule(periods, hijri: snapshot.hijri) { (zone) throws(Failure) in
      try reader.zones.rules(of: zone)
    }
    guard let schedule else { throw .conflict(.prayer(.noPlace)) }
    let today = schedule.clock(at: snapshot.now).day
    let days = try self.days(input, today: today)
    if days.lowerBound == days.upperBound {
      do throws(PrayerInputError) {
        _ = try schedule.times(of: days.lowerBound)
      } catch {
        throw .prayer(error, field: "day")
      }
    }
    // The night's parts end with the next day's fajr.
    let last = CivilDay(daysSinceEpoch: days.upperBound.daysSinceEpoch + 1)
    let scheduled = schedule.days(days.lowerBound...last)
    let shown = scheduled.enumerated().filter { $0.element.day <= days.upperBound }.map { index, day in
      DayOfTimes(
        day, following: scheduled.dropFirst(index + 1).first, in: periods, schedule, hijri: snapshot.hijri)
    }
    return Output(days: shown, today: today)
  }

  private func periods(_ input: Input, _ snapshot: PrayerSnapshot) throws(Failure) -> PrayerPeriods {
    let known = snapshot.record.periods
    if let place = input.place {
      let calculation = try (input.calculation ?? CalculationInput()).applied(to: snapshot.period?.calculation)
      let place = try place.place(reader.zones).place
      return PrayerPeriods([PrayerPeriod(from: nil, place: place, calculation: calculation)])
    }
    guard let calculation = input.calculation else { return known }
    var changed: [PrayerPeriod] = []
    for period in known.all {
      changed.append(
        PrayerPeriod(
          from: period.from, place: period.place, calculation: try calculation.applied(to: period.calculation)))
    }
    return PrayerPeriods(changed)
  }

  /// At most a leap year's days and the rest of its weeks.
  private static let longest = 400

  private func days(_ input: Input, today: CivilDay) throws(Failure) -> ClosedRange<CivilDay> {
    let first = input.day ?? input.from ?? input.to ?? today
    let last = input.day ?? input.to ?? input.from ?? today
    guard first <= last else {
      throw .invalidInput(field: "to", problem: .prayer(.daysReversed(first: first, last: last)))
    }
    guard last.daysSinceEpoch - first.daysSinceEpoch < ShowTimes.longest else {
      throw .invalidInput(field: "to", problem: .prayer(.tooManyDays(limit: ShowTimes.longest)))
    }
    for day in [first, last] where !PrayerTimesRule.days.contains(day) {
      throw .prayer(
        PrayerInputError.dayOutside(PrayerTimesRule.days),
        field: input.day != nil ? "day" : day == first ? "from" : "to")
    }
    return first...last
  }
}

/// The times of a day.
package struct DayOfTimes: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var hijri: HijriDay
  package var place: PlaceName
  package var method: String
  /// Six, in the order of the day.
  package var events: [Event]
  package var midnight: ZonedInstant?
  package var lastThird: ZonedInstant?

  package static let schema = Schema(
    "DayOfTimes", "The times of a day.",
    [
      .init("day", CivilDay.schema, "The day."), .init("hijri", HijriDay.schema, "Its Hijri date."),
      .init("place", PlaceName.schema, "Where its noon was."),
      .init("method", .text, "Whose angles and minutes.", examples: [#""turkey""#]),
      .init(
        "events",
        .list(
          Schema(
            "EventOfDay", "An event of a day.",
            [
              .init("event", PrayerEvent.schema, "Which one."),
              .optional("at", ZonedInstant.schema, "Left out where it does not exist that day."),
              .optional("why", UndefinedTime.schema, "Why it does not exist."),
            ])), "Six, in the order of the day."),
      .optional("midnight", ZonedInstant.schema, "Half way from maghrib to the next fajr."),
      .optional("lastThird", ZonedInstant.schema, "When the last third of that night begins."),
    ])

  package struct Event: Codable, Hashable, Sendable {
    package var event: PrayerEvent
    /// Left out where it does not exist that day.
    package var at: ZonedInstant?
    package var why: UndefinedTime?
  }

  init(
    _ day: ScheduledDay, following: ScheduledDay?, in periods: PrayerPeriods, _ schedule: PrayerSchedule,
    hijri: HijriCalendar
  ) {
    func zoned(_ instant: Timestamp) -> ZonedInstant { ZonedInstant(instant, in: schedule.zone(at: instant)) }
    let period = periods.all[day.events.dhuhr?.period ?? PrayerEvent.allCases.compactMap { day.events[$0]?.period }[0]]
    self.day = day.day
    self.hijri = HijriDay(hijri.date(of: day.day))
    place = PlaceName(period.place)
    method = period.calculation.method.name
    events = PrayerEvent.allCases.map { event in
      Event(event: event, at: day.events[event]?.at.map(zoned), why: day.events[event]?.why)
    }
    if let maghrib = day.events.maghrib?.at, let fajr = following?.events.fajr?.at, maghrib < fajr {
      let night = NightParts(maghrib: maghrib, fajr: fajr)
      midnight = zoned(night.middle)
      lastThird = zoned(night.lastThird)
    }
  }
}
