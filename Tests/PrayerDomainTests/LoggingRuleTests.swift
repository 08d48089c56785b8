import KernelDomain
import PrayerDomain
import Testing

@Suite struct LoggingRuleTests {
  private func outcome(
    _ prayer: Prayer, _ clock: String, combined: Bool = true, _ recorded: PrayerStatus? = nil
  ) throws -> (day: CivilDay, status: PrayerStatus) {
    let schedule = try Places.schedule([Places.period("Prague")])
    let now = try #require(Timestamp("2026-11-27T\(clock):00Z"))
    let rule = try LoggingRule(prayer, isCombined: combined)
    let found = try #require(rule.day(at: now, in: schedule))
    try rule.check(unnamed: found, recorded.map { PrayerEntry($0) }, at: now, in: schedule)
    return (found.day, try rule.status(on: found, at: now, now: now))
  }

  /// Early or late, both of a pair are on time while one of them is. The clocks are those of UTC, an hour behind.
  @Test(arguments: [
    (Prayer.asr, "11:40", PrayerStatus.onTime), (.isha, "15:20", .onTime), (.dhuhr, "13:30", .onTime),
    (.dhuhr, "15:20", .late),
  ])
  func combinedPrayersAreToday(prayer: Prayer, clock: String, status: PrayerStatus) throws {
    let found = try outcome(prayer, clock)
    #expect(found.day == day("2026-11-27"))
    #expect(found.status == status)
  }

  @Test func aRecordedPrayerOfYesterdayIsNotMeant() throws {
    #expect(try outcome(.fajr, "03:00", combined: false).day == day("2026-11-26"))
    #expect(throws: PrayerLogError.self) { try outcome(.fajr, "03:00", combined: false, .onTime) }
    #expect(try outcome(.fajr, "03:00", combined: false, .missed).day == day("2026-11-26"))
  }

  @Test func onlySomePrayersCanBeCombinedShortenedOrJumuah() throws {
    #expect(throws: PrayerLogError.notCombined) { try LoggingRule(.fajr, isCombined: true) }
    #expect(throws: PrayerLogError.notShortened) { try LoggingRule(.maghrib, isShortened: true) }
    #expect(throws: PrayerLogError.notJumuah) { try LoggingRule(.asr, isJumuah: true) }
    #expect(throws: PrayerLogError.notJumuah) { try LoggingRule(.dhuhr, isShortened: true, isJumuah: true) }
    try LoggingRule(.dhuhr, isJumuah: true).check(day("2026-11-27"))
    #expect(throws: PrayerLogError.notJumuah) { try LoggingRule(.dhuhr, isJumuah: true).check(day("2026-11-26")) }
  }

  @Test func jumuahIsInCongregationAndNotShortened() {
    let entry = PrayerEntry(.onTime, isCombined: true, isShortened: true, isJumuah: true)
    #expect(entry.inCongregation && entry.isJumuah && !entry.isShortened)
    var log = PrayerLog()
    let prayer = PrayerOfDay(.dhuhr, of: day("2026-11-27"))
    log[prayer] = entry
    #expect(log[prayer] == entry)
  }

  /// Noon of the day before is the sun's, not that of a civil day, which the clocks may have left out.
  @Test func aDayAfterOneThatClocksLeftOutHasAllTimes() throws {
    let zone = try Zones()("Pacific/Kiritimati")
    let rule = PrayerTimesRule(
      latitude: 2.2832, longitude: -157.8294, zone: zone, calculation: try PrayerCalculation(method: .named(.egyptian)))
    let fajr = try #require(rule.times(on: day("1995-01-01"))[.fajr])
    #expect(zone.clock(at: fajr).time.description.hasPrefix("05:13"))
  }

  @Test func whatHelpsIsOnlyWhatGivesATime() throws {
    let zone = try Zones()("America/Iqaluit")
    let rule = PrayerTimesRule(
      latitude: 67.378, longitude: -67.2625, zone: zone, calculation: try PrayerCalculation())
    let times = try rule.times(on: day("2026-01-02"))
    #expect(times.why(.asr) == .lowSun)
    #expect(rule.helps([.asr], on: times.day) == [.latitudeLimit])
  }
}
