import KernelApplication
import KernelDomain
import PrayerDomain
import Testing

@testable import PrayerApplication

@Suite("Today's prayers")
struct TodayTests {
  @Test("Between two prayers the one before is due and the other is the next")
  func between() throws {
    let world = try PrayerWorld("2026-11-22T12:30:00+01:00")
    try world.live(in: "prague")
    let today = try world.today()
    #expect(today.day == day("2026-11-22"))
    #expect(today.place?.name == "Prague" && today.place?.zone == "Europe/Prague")
    #expect(today.prayers.map(\.state) == [.notRecorded, .due, .upcoming, .upcoming, .upcoming])
    #expect(today.upcoming?.prayer == .asr)
    #expect(today.prayers[1].end == today.upcoming?.begin)
    #expect(today.open.isEmpty)
    #expect(!today.complete)
  }

  @Test("After midnight isha of yesterday is open still, and fajr is the next")
  func afterMidnight() throws {
    let world = try PrayerWorld("2026-11-23T00:40:00+01:00")
    try world.live(in: "Prague")
    let today = try world.today()
    #expect(today.open.map(\.name) == [PrayerName(day: day("2026-11-22"), prayer: .isha)])
    #expect(today.upcoming?.day == day("2026-11-23"))
    #expect(today.upcoming?.prayer == .fajr)
    #expect(try world.log(.isha).day == day("2026-11-22"))
    #expect(try world.today().open.isEmpty)
  }

  @Test("A prayer that ended before the first recorded one was not left out")
  func firstEvening() throws {
    let world = try PrayerWorld("2026-11-22T22:00:00+01:00")
    try world.live(in: "Prague")
    func before() throws -> [Prayer] { try world.today().prayers.filter(\.beforeStart).map(\.prayer) }
    #expect(try before() == [.fajr, .dhuhr, .asr, .maghrib])
    #expect(try world.today().prayers.map(\.state).prefix(4) == Array(repeating: .notRecorded, count: 4)[...])
    try world.log(.isha)
    #expect(try before() == [.fajr, .dhuhr, .asr, .maghrib])
    try world.log(.asr, nil, .onTime)
    #expect(try before() == [.fajr, .dhuhr])
    let shown = try ShowEntry(reader: world.reader)(.init(day: day("2026-11-22"), prayer: .dhuhr)).prayer
    #expect(shown.beforeStart)
    try world.log(.isha, "2026-11-21", .onTime)
    #expect(try before().isEmpty)
  }

  @Test("After isha the next is tomorrow's fajr")
  func evening() throws {
    let world = try PrayerWorld("2026-11-22T22:00:00+01:00")
    try world.live(in: "Prague")
    #expect(try world.today().upcoming?.day == day("2026-11-23"))
  }

  @Test("It is complete when all are prayed or excused, and one is prayed")
  func complete() throws {
    let world = try PrayerWorld("2026-11-22T22:00:00+01:00")
    try world.live(in: "Prague")
    for prayer in Prayer.allCases.dropLast() { try world.log(prayer, nil, .excused) }
    #expect(try !world.today().complete)
    try world.log(.isha)
    #expect(try world.today().complete)
    try world.log(.isha, nil, .missed)
    #expect(try !world.today().complete)
  }

  @Test("Without a place prayers are due all day, and no time is told")
  func noPlace() throws {
    let world = try PrayerWorld("2026-11-22T22:00:00Z")
    let today = try world.today()
    #expect(today.place == nil && today.qibla == nil && today.upcoming == nil && today.sunrise == nil)
    #expect(today.prayers.map(\.state) == Array(repeating: .due, count: 5))
    #expect(today.prayers.allSatisfy { $0.begin == nil && $0.why == nil })
  }

  @Test("Where the sun does not set, the times that are missing say why")
  func polarDay() throws {
    let world = try PrayerWorld("2026-06-21T14:00:00+02:00")
    try world.live(in: "oslo")
    let today = try world.today()
    #expect(today.prayers.map(\.why) == [.polarDay, nil, nil, .polarDay, .polarDay])
    #expect(today.prayers[1].begin != nil)
  }

  @Test("The Hijri date changes at maghrib if the user wishes so")
  func hijriFromMaghrib() throws {
    let world = try PrayerWorld("2026-11-22T20:00:00+01:00")
    try world.live(in: "Prague")
    let before = try world.today().hijri
    world.choose(PrayerSettings.hijriFromMaghrib, .flag(true))
    #expect(try world.today().hijri.day == before.day + 1)
    world.choose(PrayerSettings.hijriAdjust, .number(-1))
    #expect(try world.today().hijri.day == before.day)
  }
}
