import Formats
import KernelDomain
import PrayerDomain
import TestSupport
import Testing

@Suite struct PrayerTimesRuleTests {
  private func rule(
    _ latitude: Double, _ longitude: Double, _ zone: String, _ calculation: PrayerCalculation? = nil
  ) throws -> PrayerTimesRule {
    PrayerTimesRule(
      latitude: latitude, longitude: longitude, zone: try Zones()(zone),
      calculation: try calculation ?? PrayerCalculation())
  }

  @Test func daysOutside1900To2100AreRefused() throws {
    let rule = try rule(50, 14, "Europe/Prague")
    let days = day("1900-01-01")...day("2100-12-31")
    for outside in ["1899-12-31", "2101-01-01", "0001-01-01", "9999-12-31"] {
      #expect(throws: PrayerInputError.dayOutside(days)) { try rule.times(on: day(outside)) }
    }
    #expect(try rule.times(on: days.lowerBound).events.dhuhr != nil)
    #expect(try rule.times(on: days.upperBound).events.dhuhr != nil)
    #expect(rule.times(on: day("1899-12-30")...day("1900-01-02")).map(\.day) == [day("1900-01-01"), day("1900-01-02")])
    #expect(rule.times(on: day("1890-01-01")...day("1890-02-01")).isEmpty)
  }

  /// Clocks went from 29 to 31 December in Samoa, from 20 to 22 August on Kwajalein.
  @Test(arguments: [
    (-13.8333, -171.7667, "Pacific/Apia", "2011-12-30"), (8.7167, 167.7333, "Pacific/Kwajalein", "1993-08-21"),
  ])
  func aDayThatClocksLeftOutIsRefused(latitude: Double, longitude: Double, zone: String, left: String) throws {
    let rule = try rule(latitude, longitude, zone)
    let number = day(left).daysSinceEpoch
    #expect(throws: PrayerInputError.dayLeftOut(day(left))) { try rule.times(on: day(left)) }
    let around = rule.times(on: CivilDay(daysSinceEpoch: number - 1)...CivilDay(daysSinceEpoch: number + 1))
    #expect(around.map(\.day.daysSinceEpoch) == [number - 1, number + 1])
    let noons = around.compactMap(\.events.dhuhr)
    #expect(abs(noons[1] - noons[0] - 86_400_000) < 120_000)
  }

  /// By longitude alone Kiritimati would be on the other side of the date line.
  @Test func theDayIsThatOfTheClocks() throws {
    let times = try rule(1.8721, -157.4278, "Pacific/Kiritimati").times(on: day("2026-11-22"))
    #expect(try Zones()("Pacific/Kiritimati").clock(at: #require(times.events.dhuhr)).day == day("2026-11-22"))
  }

  @Test func whatIsUndefinedSaysWhy() throws {
    let tromso = try rule(69.6492, 18.9553, "Europe/Oslo")
    #expect(try tromso.times(on: day("2026-06-21")).why(.sunrise) == .polarDay)
    #expect(try tromso.times(on: day("2026-12-21")).why(.sunrise) == .polarNight)
    #expect(try tromso.times(on: day("2026-03-21")).why(.sunrise) == nil)
    let prague = try rule(50.0875, 14.4214, "Europe/Prague", PrayerCalculation(rule: .noBound))
    let midsummer = try prague.times(on: day("2026-06-21"))
    #expect(midsummer.why(.isha) == .twilight)
    #expect(midsummer[.isha] == nil)
    #expect(midsummer[.maghrib] != nil)
  }

  /// At 65° the night of midsummer lasts two hours: ninety minutes after sunset would be in its second half.
  @Test func anIntervalEndsInTheMiddleOfTheNight() throws {
    let qatar = try PrayerCalculation(method: .named(.qatar), rule: .noBound)
    let rule = try rule(65, 25.5, "Europe/Helsinki", qatar)
    let sunset = try #require(rule.times(on: day("2026-06-21"))[.maghrib])
    let sunrise = try #require(rule.times(on: day("2026-06-22")).events.sunrise)
    let isha = try #require(rule.times(on: day("2026-06-21"))[.isha])
    #expect(abs((isha.seconds - sunset.seconds) - (sunrise.seconds - sunset.seconds) / 2) <= 90)
    #expect(isha.seconds - sunset.seconds < 85 * 60)
    // In winter it is the whole interval.
    let winter = try rule.times(on: day("2026-12-01"))
    #expect(try #require(winter[.isha]).seconds - #require(winter[.maghrib]).seconds == 90 * 60)
  }

  /// Near 62° the sun is 4.5° below the horizon about midnight only; Isha comes after a seventh of the night.
  @Test func maghribByItsAngleComesBeforeIshaOrIsSunset() throws {
    let tehran = PrayerMethod.named(.tehran)
    let bounded = try rule(62, 25.5, "Europe/Helsinki", PrayerCalculation(method: tehran, rule: .seventhOfNight))
    let sunset = try rule(62, 25.5, "Europe/Helsinki", PrayerCalculation(method: .named(.france)))
    let midsummer = day("2026-06-21")
    #expect(try bounded.times(on: midsummer)[.maghrib] == sunset.times(on: midsummer)[.maghrib])
    #expect(try #require(bounded.times(on: midsummer)[.isha]) > #require(sunset.times(on: midsummer)[.maghrib]))
    let winter = day("2026-12-01")
    #expect(try #require(bounded.times(on: winter)[.maghrib]) > #require(sunset.times(on: winter)[.maghrib]))
  }

  @Test func polarDaysMayTakeMakkahsHours() throws {
    let tromso = try rule(69.6492, 18.9553, "Europe/Oslo", PrayerCalculation(polar: .makkah))
    let makkah = try rule(21.4225, 39.8262, "Asia/Riyadh")
    let (oslo, riyadh) = (try Zones()("Europe/Oslo"), try Zones()("Asia/Riyadh"))
    let there = try makkah.times(on: day("2026-06-21"))
    let here = try tromso.times(on: day("2026-06-21"))
    #expect(here.bound(.fajr) == .makkah)
    for event in PrayerEvent.allCases {
      let clock = try oslo.clock(at: #require(here.events[event]))
      #expect(try clock == riyadh.clock(at: #require(there.events[event])))
    }
    #expect(
      try tromso.times(on: day("2026-03-21")) == rule(69.6492, 18.9553, "Europe/Oslo").times(on: day("2026-03-21")))
  }

  @Test func theLatitudeLimitHoldsInEveryRule() throws {
    let limited = try rule(69.6492, 18.9553, "Europe/Oslo", PrayerCalculation(latitudeLimit: 48))
    let there = try rule(48, 18.9553, "Europe/Oslo")
    #expect(try limited.times(on: day("2026-06-21")) == there.times(on: day("2026-06-21")))
  }

  /// The longer interval follows the user's own day of Ramadan, even if that is moved by a day.
  @Test func ummAlQurasIshaIsLaterInRamadan() throws {
    let calculation = try PrayerCalculation(method: .named(.ummAlQura))
    for (moved, expected) in [(0, [90, 120]), (1, [120, 120]), (-1, [90, 90])] {
      let rule = PrayerTimesRule(
        latitude: 21.4225, longitude: 39.8262, zone: try Zones()("Asia/Riyadh"), calculation: calculation,
        hijri: try HijriCalendar(adjustment: moved))
      // 1 Ramadan 1447 is 2026-02-18.
      let days = rule.times(on: day("2026-02-17")...day("2026-02-18"))
      let intervals = try days.map { try #require($0[.isha]) - #require($0[.maghrib]) }
      #expect(intervals.map { Int(($0 + 30_000) / 60_000) } == expected)
    }
  }

  /// Applies where all events exist, and without the user's own minutes.
  @Test func eventsOfADayAreInOrder() throws {
    var random = SeededGenerator(seed: 15)
    let zone = try Zones()("UTC")
    for _ in 0..<2_000 {
      let name = try #require(PrayerMethod.Name.allCases.randomElement(using: &random))
      let calculation = try PrayerCalculation(
        method: .named(name), school: Bool.random(using: &random) ? .standard : .hanafi,
        rule: #require(HighLatitudeRule.allCases.randomElement(using: &random)),
        shafaq: #require(Shafaq.allCases.randomElement(using: &random)))
      let rule = PrayerTimesRule(
        latitude: Double.random(in: -55...55, using: &random), longitude: Double.random(in: -180...180, using: &random),
        zone: zone, calculation: calculation)
      let number = Int.random(in: -25_567...47_846, using: &random)
      let times = try rule.times(on: CivilDay(daysSinceEpoch: number))
      let instants = PrayerEvent.allCases.compactMap { times.events[$0] }
      #expect(instants == instants.sorted(), "\(times)")
      #expect(instants.allSatisfy { $0.milliseconds % 60_000 == 0 })
    }
  }

  /// The method's minutes and the user's own are added up before anything is rounded.
  @Test func ownMinutesAreAdded() throws {
    var minutes = EventValues(0)
    minutes.fajr = -30
    minutes.isha = 30
    let plain = try rule(50.0875, 14.4214, "Europe/Prague").times(on: day("2026-11-22"))
    let own = try rule(50.0875, 14.4214, "Europe/Prague", PrayerCalculation(adjust: minutes))
      .times(on: day("2026-11-22"))
    #expect(try #require(own[.fajr]) - #require(plain[.fajr]) == -30 * 60_000)
    #expect(try #require(own[.isha]) - #require(plain[.isha]) == 30 * 60_000)
    #expect(own[.asr] == plain[.asr])
  }

  @Test func singaporesTimesAreTheNextMinute() throws {
    let calculation = try PrayerCalculation(method: .named(.singapore))
    let custom = try CustomPrayerMethod(fajrAngle: 20, ishaAngle: 18)
    let plain = try PrayerCalculation(method: .custom(custom))
    let days = day("2026-01-01")...day("2026-12-31")
    let up = try rule(1.2833, 103.85, "Asia/Singapore", calculation).times(on: days)
    let nearest = try rule(1.2833, 103.85, "Asia/Singapore", plain).times(on: days)
    let moved = zip(up, nearest).compactMap { up, nearest in up[.asr].flatMap { up in nearest[.asr].map { up - $0 } } }
    #expect(Set(moved) == [0, 60_000])
  }

  @Test func partsOfTheNightAreWholeMinutes() throws {
    let maghrib = try #require(Timestamp("2026-11-22T15:10:00Z"))
    for (minutes, middle, third) in [(801, 401, 534), (802, 401, 535), (800, 400, 533), (6, 3, 4)] {
      let parts = NightParts(maghrib: maghrib, fajr: maghrib + Int64(minutes) * 60_000)
      #expect((parts.middle - maghrib) / 60_000 == middle)
      #expect((parts.lastThird - maghrib) / 60_000 == third)
    }
  }
}
