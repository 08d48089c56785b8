import KernelApplication
import KernelDomain
import PrayerDomain
import Testing

@testable import PrayerApplication

/// Ramadan 1448 in Riyadh, walked through from the day before it to Shawwal under a clock that is set.
@Suite struct RamadanWalkTests {
  private static let first = day("2027-02-08")
  private static let last = day("2027-03-08")
  /// The days on which the user is excused, from the eleventh on.
  private static let excused = 10..<15

  private func world() throws -> PrayerWorld {
    let world = try PrayerWorld("2027-02-07T06:00:00Z")
    try world.live(in: "Riyadh")
    var input = CalculationInput()
    input.method = "umm-al-qura"
    _ = try SetCalculation(reader: world.reader)(SetCalculation.Input(input))
    world.choose(PrayerSettings.imsak, .text("10"))
    for when in [ReminderRule.When.imsak, .iftar] {
      _ = try SetReminder(reader: world.reader)(SetReminder.Input(when: when, minutes: 5))
    }
    return world
  }

  private func fast(_ world: PrayerWorld, _ status: FastStatus, makeUp: Bool? = nil) throws -> FastOutput {
    try LogFast(reader: world.reader)(LogFast.Input(status: status, makeUp: makeUp))
  }

  /// Goes to nine in the morning of a day.
  private func go(_ world: PrayerWorld, to number: Int) throws -> CivilDay {
    let day = CivilDay(daysSinceEpoch: RamadanWalkTests.first.daysSinceEpoch + number)
    try world.set("\(day)T06:00:00Z")
    return day
  }

  private func ahead(_ world: PrayerWorld) throws -> [ReminderRule.When] {
    try ListReminders(reader: world.reader)(ListReminders.Input()).ahead.map(\.when)
  }

  @Test func eachDayIsFastedOrOwedAndIsMadeUpAfterwards() throws {
    let world = try world()
    #expect(try world.today().fast?.isRamadan == false)
    // Imsak of the first day is ahead, and no iftar of today.
    #expect(try ahead(world) == [.imsak])
    let length = RamadanWalkTests.last.daysSinceEpoch - RamadanWalkTests.first.daysSinceEpoch + 1
    for number in 0..<length {
      let day = try go(world, to: number)
      try check(try world.today(), day, number)
      if number == RamadanWalkTests.excused.lowerBound {
        let from = PrayerName(day: day, prayer: .fajr)
        _ = try AddExcuse(reader: world.reader)(AddExcuse.Input(from: from, reason: .menses))
      }
      let isExcused = RamadanWalkTests.excused.contains(number)
      #expect(try world.today().fast?.suggestsOwed == isExcused)
      let isLast = number == length - 1
      #expect(try ahead(world) == (isExcused ? [] : isLast ? [.iftar] : [.iftar, .imsak]))
      #expect(try fast(world, isExcused ? .owed : .fasted).kind == .ramadan)
      if number == RamadanWalkTests.excused.upperBound - 1 {
        let until = PrayerName(day: CivilDay(daysSinceEpoch: day.daysSinceEpoch + 1), prayer: .fajr)
        _ = try EndExcuse(reader: world.reader)(EndExcuse.Input(until: until))
      }
    }
    try makeUp(world, after: length)
  }

  /// What the morning of a day of Ramadan shows.
  private func check(_ today: ShowToday.Output, _ day: CivilDay, _ number: Int) throws {
    let fast = try #require(today.fast)
    #expect(today.day == day)
    #expect((today.hijri.month, today.hijri.day) == (9, number + 1))
    #expect(fast.isRamadan && fast.status == nil)
    #expect(fast.fajr.instant - fast.imsak.instant == 600_000)
    let begins = today.prayers.map(\.begin)
    #expect(fast.fajr == begins[0] && fast.iftar == begins[3])
    // In Ramadan, Isha of Makkah's calendar is two hours after Maghrib.
    let (maghrib, isha) = (try #require(begins[3]), try #require(begins[4]))
    #expect(isha.instant - maghrib.instant == 7_200_000)
  }

  private func makeUp(_ world: PrayerWorld, after length: Int) throws {
    // The feast: noted, not refused, and not suggested.
    _ = try go(world, to: length)
    let feast = try world.today()
    #expect((feast.hijri.month, feast.hijri.day, feast.fast?.isRamadan) == (10, 1, false))
    #expect(try ahead(world) == [])
    #expect(try fast(world, .fasted).feast)
    _ = try ClearFast(reader: world.reader)(ClearFast.Input())
    let year = try ShowFasts(reader: world.reader)(ShowFasts.Input(year: 1448))
    #expect((year.fasted, year.owedDays, year.notRecorded) == (length - 5, 5, 0))
    #expect(year.owed == 5)
    for number in 1...5 {
      _ = try go(world, to: length + number)
      #expect(try fast(world, .fasted, makeUp: true).owed == 5 - number)
    }
    _ = try go(world, to: length + 6)
    #expect(failure { _ = try fast(world, .fasted, makeUp: true) } == .conflict(.prayer(.noFastOwed)))
    #expect(try fast(world, .fasted).kind == .voluntary)
  }

  /// A community that begins a day later, as the moon was sighted, has its first fast, its imsak and its feast then.
  @Test func theMonthBeginsAsItWasSighted() throws {
    let world = try world()
    _ = try SetHijriMonth(reader: world.reader)(
      SetHijriMonth.Input(month: "1448-09", begins: day("2027-02-09")))
    #expect(try ahead(world) == [])
    _ = try go(world, to: 0)
    #expect(try world.today().fast?.isRamadan == false)
    #expect(try ahead(world) == [.imsak])
    _ = try go(world, to: 1)
    #expect(try world.today().hijri.day == 1)
    #expect(try world.today().fast?.isRamadan == true)
  }
}
