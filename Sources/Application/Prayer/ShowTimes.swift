package import KernelApplication
package import KernelDomain
package import PrayerDomain

package struct ShowTimes: UseCase {
  package static let method = "prayer.showTimes"
  package static let summary = "Show the prayer times of one or more days, at the user's places or at another place."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    /// The day whose times are returned; nil for today, unless other members of the input select days.
    package var day: CivilDay?
    package var from: CivilDay?
    package var to: CivilDay?
    package var place: PlaceInput?
    package var calculation: CalculationInput?

    package static let schema = Schema(
      "The days: `day`, or `from` and `to`, at most 400; if all are left out, today.",
      [
        .optional("day", CivilDay.schema, "The only day to show."),
        .optional("from", CivilDay.schema, "The first day to show; if left out, `to`."),
        .optional("to", CivilDay.schema, "The last day to show; if left out, `from`."),
        .optional(
          "place", PlaceInput.schema, "The place; if left out, the user's places on these days.",
          examples: [#"{"city":"prague"}"#]),
        .optional(
          "calculation", CalculationInput.schema, "The calculation; members that are left out are as in force.",
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
    /// Facts about the calculation method that applies on the last day of the output, at the place where the user is on
    /// that day. Nil if the output has no days.
    package var about: MethodNote?

    package static let schema = Schema(
      "The prayer times.",
      [
        .init("days", .list(DayOfTimes.schema), "The times of each day, without days that the time zone skips."),
        .init("today", CivilDay.schema, "The current day at the place."),
        .optional(
          "about", MethodNote.schema, "What is known about the method of the last day; left out if there is no day."),
      ])
  }

  let reader: PrayerReader

  /// Calculates the prayer times. Fails with `conflict` if the user has set no place and the input contains none.
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
    // The night is divided into parts between sunset and the next day's fajr, so one more day is calculated.
    let last = CivilDay(daysSinceEpoch: days.upperBound.daysSinceEpoch + 1)
    let scheduled = schedule.days(days.lowerBound...last)
    let shown = scheduled.enumerated().filter { $0.element.day <= days.upperBound }.map { index, day in
      DayOfTimes(
        day, following: scheduled.dropFirst(index + 1).first, in: periods, schedule, hijri: snapshot.hijri,
        imsak: snapshot.imsak(periods.all[day.periodAtNoon].calculation.method))
    }
    let about = scheduled.last { $0.day <= days.upperBound }.map {
      MethodNote(periods.all[$0.periodAtNoon], reader.zones)
    }
    return Output(days: shown, today: today, about: about)
  }

  private func periods(_ input: Input, _ snapshot: PrayerSnapshot) throws(Failure) -> PrayerPeriods {
    let known = snapshot.record.periods
    if let place = input.place {
      let asked = input.calculation ?? CalculationInput()
      let own = snapshot.period?.calculation
      let calculation = try asked.applied(to: asked.jakimZone == nil ? own?.withoutZone : own)
      let place = try place.place(reader.zones).place
      let period = PrayerPeriod(from: nil, place: place, calculation: calculation)
      if calculation.method == .named(.londonUnified), MethodNote(period, reader.zones).atHome == false {
        throw .conflict(.prayer(.awayFromLondon))
      }
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

  /// The maximum number of days in a range. It allows a leap year that is extended to whole weeks.
  package static let longest = 400

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

/// A day and its prayer times.
package struct DayOfTimes: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var hijri: HijriDay
  package var place: PlaceName
  package var method: String
  /// The six events of the day (the five prayers and sunrise) in chronological order.
  package var events: [Event]
  package var helps: [UndefinedHelp]
  package var imsak: ZonedInstant?
  package var iftar: ZonedInstant?
  package var midnight: ZonedInstant?
  package var lastThird: ZonedInstant?

  package static let schema = Schema(
    "DayOfTimes", "The prayer times of a day.",
    [
      .init("day", CivilDay.schema, "The day."), .init("hijri", HijriDay.schema, "The Hijri date of the day."),
      .init("place", PlaceName.schema, "The place at which the user was at noon, or the place given."),
      .init(
        "method", .text, "The calculation method, which decides the angles and minutes of the events.",
        examples: [#""turkey""#]),
      .init(
        "events",
        .list(
          Schema(
            "EventOfDay", "An event of a day.",
            [
              .init("event", PrayerEvent.schema, "The event."),
              .optional(
                "at", ZonedInstant.schema, "The time of the event; left out if it does not happen on that day."),
              .optional("why", UndefinedTime.schema, "The reason why the event does not happen; left out if it does."),
              .optional(
                "bound", TimeBound.schema,
                "The rule that determines the time; left out if the height of the sun determines it."),
              .optional(
                "place", PlaceName.schema,
                "The place by whose clock `at` is given; left out if it is the place of the day."),
            ])), "The six events, in the order of the day."),
      .init(
        "helps", .list(UndefinedHelp.schema), "The choices that give a time to an event of the day that has none."),
      .optional(
        "imsak", ZonedInstant.schema, "The time of imsak, before or at Fajr; left out if Fajr does not happen."),
      .optional("iftar", ZonedInstant.schema, "The time at which a fast ends; left out if Maghrib does not happen."),
      .optional(
        "midnight", ZonedInstant.schema,
        "The middle of the night from Maghrib to the next Fajr; left out if one of them does not happen."),
      .optional(
        "lastThird", ZonedInstant.schema,
        "The time at which the last third of that night begins; left out if `midnight` is left out."),
    ])

  package struct Event: Codable, Hashable, Sendable {
    package var event: PrayerEvent
    /// The time of the event, such as Fajr or sunrise; nil if the event does not occur on that day, in which case `why`
    /// gives the reason.
    package var at: ZonedInstant?
    package var why: UndefinedTime?
    package var bound: TimeBound?
    /// The place in whose local time `at` is given; nil if it is the place of the day.
    package var place: PlaceName?
  }

  init(
    _ day: ScheduledDay, following: ScheduledDay?, in periods: PrayerPeriods, _ schedule: PrayerSchedule,
    hijri: HijriCalendar, imsak imsakMinutes: Int
  ) {
    func zoned(_ instant: Timestamp) -> ZonedInstant { ZonedInstant(instant, in: schedule.zone(at: instant)) }
    let period = periods.all[day.periodAtNoon]
    self.day = day.day
    self.hijri = HijriDay(hijri.date(of: day.day))
    place = PlaceName(period.place)
    method = period.calculation.method.name
    events = PrayerEvent.allCases.map { event in
      let scheduled = day.events[event]
      let there = scheduled.flatMap { $0.at == nil ? nil : periods.all[$0.period].place }
      return Event(
        event: event, at: scheduled?.at.map(zoned), why: scheduled?.why, bound: scheduled?.bound,
        place: there.flatMap { $0.isSame(as: period.place) ? nil : PlaceName($0) })
    }
    helps = schedule.helps(on: day)
    imsak = day.events.fajr?.at.map { zoned($0 + Int64(-imsakMinutes * 60_000)) }
    iftar = day.events.maghrib?.at.map(zoned)
    if let maghrib = day.events.maghrib?.at, let fajr = following?.events.fajr?.at, maghrib < fajr {
      let night = NightParts(maghrib: maghrib, fajr: fajr)
      midnight = zoned(night.middle)
      lastThird = zoned(night.lastThird)
    }
  }
}

extension ScheduledDay {
  /// The index, in the schedule, of the period (the user's stay at one place) that contains the day's noon. If noon
  /// belongs to no period, the index of the period of the day's first event.
  var periodAtNoon: Int { events.dhuhr?.period ?? PrayerEvent.allCases.compactMap { events[$0]?.period }.first ?? 0 }
}
