import KernelDomain
import PrayerDomain
import TestSupport
import Testing

@Suite struct PrayerScheduleTests {
  /// Some places, each from a random minute of three weeks around the new year in which Samoa's clocks changed sides.
  private func history(_ random: inout SeededGenerator) throws -> [PrayerPeriod] {
    let start = day("2011-12-20").daysSinceEpoch
    return try (0..<Int.random(in: 1...6, using: &random)).map { number in
      let minute = Int64(start * 1_440 + Int.random(in: 0..<21 * 1_440, using: &random))
      let name = try #require(Places.names.randomElement(using: &random))
      return try Places.period(name, from: number == 0 ? nil : Timestamp(seconds: minute * 60))
    }
  }

  private let days = day("2011-12-15")...day("2012-01-15")

  @Test func onePeriodsDaysAreItsTimes() throws {
    let place = try Places.place("Prague")
    let calculation = try PrayerCalculation()
    let rule = PrayerTimesRule(
      latitude: place.latitude, longitude: place.longitude, zone: try Zones()(place.zone), calculation: calculation)
    let schedule = try Places.schedule([Places.period("Prague")])
    for scheduled in schedule.days(days) {
      let times = try rule.times(on: scheduled.day)
      #expect(PrayerEvent.allCases.map { scheduled.events[$0]?.at } == PrayerEvent.allCases.map { times.events[$0] })
      #expect(scheduled[.fajr]?.end == times.events.sunrise)
      #expect(scheduled[.asr]?.end == times.events.maghrib)
      let next = try rule.times(on: CivilDay(daysSinceEpoch: scheduled.day.daysSinceEpoch + 1))
      #expect(scheduled[.isha]?.end == next.events.fajr)
    }
  }

  /// A prayer that begins in the minute in which the user leaves begins at the place of arrival.
  @Test func aPeriodEndsBeforeTheNextBegins() throws {
    let noon = try #require(Places.schedule([Places.period("Prague")]).day(day("2026-11-22"))?.events.dhuhr?.at)
    var later = EventValues(0)
    later.dhuhr = 10
    let schedule = try Places.schedule([
      Places.period("Prague"), Places.period("Prague", from: noon, PrayerCalculation(adjust: later)),
    ])
    #expect(schedule.day(day("2026-11-22"))?.events.dhuhr?.at == noon + 600_000)
    #expect(schedule.day(day("2026-11-22"))?.events.dhuhr?.period == 1)
  }

  /// Each prayer of each day is there once, and its window is never empty, over the date line and where days are left out.
  @Test func eachPrayerIsThereOnceUnderAnyHistory() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let periods = try history(&random)
      let schedule = try Places.schedule(periods)
      let scheduled = schedule.days(days)
      let apia = periods.contains { $0.place.name == "Apia" }
      for number in days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch {
        let found = scheduled.filter { $0.day.daysSinceEpoch == number }
        if apia, CivilDay(daysSinceEpoch: number) == day("2011-12-30") { continue }
        #expect(found.count == 1)
        for day in found {
          #expect(PrayerEvent.allCases.allSatisfy { day.events[$0] != nil })
          for prayer in Prayer.allCases {
            #expect((day[prayer] == nil) == (day.events[prayer.event]?.at == nil))
            guard let window = day[prayer] else { continue }
            #expect(window.begin < window.end)
            let moments = [window.end + -60_000] + periods.compactMap(\.from).filter(window.contains)
            let latest = moments.map { schedule.clock(at: $0).day.daysSinceEpoch }.max() ?? number
            #expect(latest <= number + PrayerWindow.mostDays)
          }
        }
      }
    }
  }

  @Test func aNewPeriodChangesNothingThatHadBegun() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<60 {
      var periods = try history(&random)
      let before = try Places.schedule(periods).days(days)
      let last = PrayerPeriods(periods).all.last?.from
      let minute = Int64(day("2011-12-20").daysSinceEpoch * 1_440 + Int.random(in: 0..<30_000, using: &random))
      let arrival = Timestamp(seconds: minute * 60)
      if let last, arrival <= last { continue }
      periods.append(try Places.period(#require(Places.names.randomElement(using: &random)), from: arrival))
      let after = try Places.schedule(periods).days(days)
      for scheduled in before {
        guard let changed = after.first(where: { $0.day == scheduled.day }) else { continue }
        for event in PrayerEvent.allCases {
          let was = scheduled.events[event]?.at
          let now = changed.events[event]?.at
          if let was, was < arrival { #expect(now == was) }
          if let now, now < arrival { #expect(was == now) }
        }
      }
    }
  }

  /// What came earlier at the new place begins on arrival; what had begun stays.
  @Test func prayersMissedOnTheWayBeginOnArrival() throws {
    let arrival = try #require(Timestamp("2026-11-22T12:00:00Z"))
    let schedule = try Places.schedule([Places.period("Prague"), Places.period("Makkah", from: arrival)])
    let scheduled = try #require(schedule.day(day("2026-11-22")))
    #expect(scheduled[.dhuhr]?.begin.description == "2026-11-22T10:49:00Z")
    // In Makkah Asr was at 12:22 UTC, in Prague it would be at 12:50.
    #expect(scheduled[.asr].map { $0.begin > arrival && $0.begin.description < "2026-11-22T12:50:00Z" } == true)
    let later = try Places.schedule([Places.period("Prague"), Places.period("Makkah", from: arrival + 40 * 60_000)])
    #expect(later.day(day("2026-11-22"))?[.asr]?.begin == arrival + 40 * 60_000)
    #expect(schedule.clock(at: arrival).time.description == "15:00:00")
    #expect(schedule.clock(at: arrival + -1).time.description == "12:59:59")
  }

  @Test func daysWithoutTimesAreRefused() throws {
    let schedule = try Places.schedule([Places.period("Apia")])
    #expect(throws: PrayerInputError.dayLeftOut(day("2011-12-30"))) { try schedule.times(of: day("2011-12-30")) }
    #expect(throws: PrayerInputError.dayOutside(day("1900-01-01")...day("2100-12-31"))) {
      try schedule.times(of: day("2101-01-01"))
    }
    #expect(try schedule.times(of: day("2100-12-31"))[.isha] != nil)
  }

  /// In Tromsø in June noon is all there is.
  @Test func whatIsUndefinedStaysSo() throws {
    let schedule = try Places.schedule([Places.period("Tromsø")])
    let scheduled = try #require(schedule.day(day("2026-06-21")))
    #expect(scheduled[.maghrib] == nil)
    #expect(scheduled.events.maghrib?.why == .polarDay)
    #expect(scheduled[.dhuhr]?.end == scheduled.events.asr?.at)
    #expect(scheduled[.asr]?.end == schedule.day(day("2026-06-22"))?.events.dhuhr?.at)
  }
}
