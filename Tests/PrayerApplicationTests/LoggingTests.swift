import KernelApplication
import KernelDomain
import PrayerDomain
import Testing

@testable import PrayerApplication

@Suite("Recording prayers")
struct LoggingTests {
  @Test("The status follows from when it was prayed")
  func derived() throws {
    let world = try PrayerWorld("2026-11-22T23:00:00+01:00")
    try world.live(in: "Prague")
    #expect(try world.log(.dhuhr, at: "12:10").status == .onTime)
    #expect(try world.log(.asr, at: "16:30").status == .late)
    #expect(try world.log(.isha, "2026-11-21", at: "01:00").at?.description == "2026-11-22T01:00:00+01:00")
    let madeUp = try world.log(.fajr, "2026-11-20", at: "2026-11-22T10:00:00+01:00")
    #expect(madeUp.status == .madeUp)
    #expect(madeUp.before == nil)
  }

  @Test("The latest wins, and says what was before")
  func latestWins() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    let first = try world.log(.dhuhr)
    #expect(first.change != nil && first.at?.description == "2026-11-22T13:00:00+01:00")
    #expect(try world.log(.dhuhr).change == nil)
    let second = try world.log(.dhuhr, nil, .missed)
    #expect(second.before?.status == .onTime)
    #expect(second.at == nil)
  }

  @Test("Without a status, a prayer is recorded anew: only congregation stays")
  func anew() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    let log = LogPrayer(reader: world.reader)
    _ = try log(LogPrayer.Input(prayer: .dhuhr, at: InstantInput("12:10"), congregation: true, shortened: true))
    let kept = try log(LogPrayer.Input(prayer: .dhuhr, status: .onTime))
    #expect(kept.at?.description == "2026-11-22T12:10:00+01:00" && kept.shortened && kept.change == nil)
    try world.set("2026-11-22T18:57:00+01:00")
    let late = try log(LogPrayer.Input(prayer: .dhuhr, day: day("2026-11-22")))
    #expect(late.status == .late && late.at?.description == "2026-11-22T18:57:00+01:00")
    #expect(late.congregation && !late.shortened)
    let untimed = try log(LogPrayer.Input(prayer: .dhuhr, day: day("2026-11-22"), withoutTime: true))
    #expect(untimed.status == .late && untimed.at == nil)
    // A prayer that was combined does not let a later record of it begin earlier.
    try world.log(.asr, "2026-11-22", at: "13:00", combined: true)
    #expect(failure { try world.log(.asr, "2026-11-22", at: "13:30") } != nil)
  }

  @Test("A time of day is that of the place that decides the named day")
  func elsewhere() throws {
    let world = try PrayerWorld("2026-11-27T12:40:00+01:00")
    try world.live(in: "Prague")
    try world.set("2026-11-29T18:00:00+03:00")
    try world.live(in: "Riyadh")
    try world.set("2026-11-29T19:00:00+03:00")
    let before = try world.log(.dhuhr, "2026-11-28", at: "12:30")
    #expect(before.status == .onTime && before.at?.instant.description == "2026-11-28T11:30:00Z")
    #expect(try world.log(.isha, "2026-11-29", at: "18:50").at?.description == "2026-11-29T18:50:00+03:00")
  }

  @Test("Witr is of the night of its Isha")
  func witr() throws {
    let world = try PrayerWorld("2026-11-29T02:00:00+01:00")
    try world.live(in: "Prague")
    let log = LogExtra(reader: world.reader)
    let tonight = try log(LogExtra.Input(extra: .witr))
    #expect(tonight.day == day("2026-11-28"))
    #expect(try ClearExtra(reader: world.reader)(ClearExtra.Input(extra: .witr)).day == day("2026-11-28"))
    #expect(try log(LogExtra.Input(extra: .duha)).day == day("2026-11-29"))
    let clock = try log(LogExtra.Input(extra: .witr, day: day("2026-11-26"), at: InstantInput("02:00")))
    #expect(clock.at?.description == "2026-11-27T02:00:00+01:00")
    world.choose(PrayerSettings.witr, .text(PrayerSettings.wajib))
    let noon = InstantInput("2026-11-24T12:00:00+01:00")
    #expect(failure { _ = try log(LogExtra.Input(extra: .witr, day: day("2026-11-24"), at: noon)) } != nil)
    #expect(failure { _ = try log(LogExtra.Input(extra: .witr, day: day("2026-11-29"))) } != nil)
    #expect(try log(LogExtra.Input(extra: .witr, day: day("2026-11-23"), at: noon)).status == .madeUp)
    #expect(try log(LogExtra.Input(extra: .witr, at: InstantInput("01:30"))).status == nil)
  }

  @Test("Two prayed together have the time of both")
  func combined() throws {
    let world = try PrayerWorld("2026-11-22T15:30:00+01:00")
    try world.live(in: "Prague")
    #expect(try world.log(.dhuhr, at: "14:30").status == .late)
    #expect(try world.log(.dhuhr, at: "14:30", combined: true).status == .onTime)
  }

  @Test("What has not begun is refused, naming its time, but that it is excused can be said")
  func notBegun() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    guard case .conflict(let message)? = failure({ try world.log(.isha, "2026-11-22") }),
      case .notBegun(.isha, let refused, let begin?)? = message.content(as: PrayerMessage.self)
    else {
      Issue.record("it was not refused")
      return
    }
    #expect(refused == day("2026-11-22"))
    #expect(begin == (try world.today().prayers[4].begin))
    #expect(try world.log(.isha, "2026-11-22", .excused).status == .excused)
    #expect(failure { try world.log(.fajr, "2026-11-30", .onTime) } != nil)
  }

  @Test("Nothing can have been prayed in the future")
  func future() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    let at = "2026-11-22T13:30:00+01:00"
    #expect(
      failure { try world.log(.dhuhr, at: at) }
        == .invalidInput(field: "at", problem: .prayer(.inFuture(at: ZonedInstant(at)!))))
    #expect(failure { try world.log(.dhuhr, nil, .onTime, at: at) } != nil)
    #expect(world.store.record().log.isEmpty)
  }

  @Test("Without a place the status has to be said")
  func noPlace() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00Z")
    #expect(failure { try world.log(.dhuhr) } == .conflict(.prayer(.statusMissing)))
    #expect(try world.log(.dhuhr, nil, .onTime).day == day("2026-11-22"))
  }

  @Test("A day that its zone left out, or that no table reaches, is refused")
  func days() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00Z")
    try world.live(in: "Apia")
    #expect(
      failure { try world.log(.fajr, "2011-12-30", .onTime) }
        == .invalidInput(field: "day", problem: .prayer(.dayLeftOut(day: day("2011-12-30")))))
    #expect(
      failure { try world.log(.fajr, "1899-12-31", .onTime) }
        == .invalidInput(
          field: "day", problem: .prayer(.dayOutside(first: day("1900-01-01"), last: day("2100-12-31")))))
  }

  @Test("A range fills only what is not recorded and has ended")
  func range() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    try world.log(.fajr, "2026-11-21", .missed)
    let range = LogRange(reader: world.reader)
    let output = try range(LogRange.Input(from: day("2026-11-21"), to: day("2026-11-22"), status: .onTime))
    #expect(output.count == 4 + 1)
    #expect(world.store.record().log[PrayerOfDay(.fajr, of: day("2026-11-21"))]?.status == .missed)
    #expect(
      try range(LogRange.Input(from: day("2026-11-21"), to: day("2026-11-22"), status: .onTime)).change == nil)
    #expect(
      failure { _ = try range(LogRange.Input(from: day("2025-01-01"), to: day("2026-11-22"), status: .onTime)) }
        == .invalidInput(field: "to", problem: .prayer(.tooManyDays(limit: 400))))
    #expect(
      failure { _ = try range(LogRange.Input(from: day("2026-11-22"), to: day("2026-11-21"), status: .onTime)) }
        == .invalidInput(
          field: "to", problem: .prayer(.daysReversed(first: day("2026-11-22"), last: day("2026-11-21")))))
  }

  @Test("What is cleared is as though it had not been recorded")
  func clear() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    try world.log(.dhuhr)
    let cleared = try ClearEntry(reader: world.reader)(ClearEntry.Input(prayer: .dhuhr))
    #expect(cleared.state == .due && cleared.before.status == .onTime)
    #expect(
      failure { _ = try ClearEntry(reader: world.reader)(ClearEntry.Input(prayer: .dhuhr)) }
        == .conflict(.prayer(.nothingRecorded(prayer: .dhuhr, day: day("2026-11-22")))))
  }

  @Test("Events tell the prayer and its state")
  func events() throws {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    let events = try world.log(.dhuhr).events(changed: true)
    #expect(events.map(\.name) == ["prayer.logChanged"])
    let details = events.first?.details as? PrayerEvents.LogChanged
    #expect(details?.day == day("2026-11-22") && details?.prayer == .dhuhr && details?.state == .recorded(.onTime))
    #expect(try world.log(.dhuhr).events(changed: true).isEmpty)
  }
}
