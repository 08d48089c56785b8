import KernelDomain
import PrayerDomain
import TestSupport
import Testing

@testable import KernelApplication
@testable import PrayerApplication

@Suite("Excuses, what is owed, statistics and reminders")
struct ExcuseAndDebtTests {
  private func prague() throws -> PrayerWorld {
    let world = try PrayerWorld("2026-11-22T13:00:00+01:00")
    try world.live(in: "Prague")
    return world
  }

  @Test("An excuse begins with the prayer that is due, and ends before the one that is due then")
  func excuse() throws {
    let world = try prague()
    let begun = try AddExcuse(reader: world.reader)(AddExcuse.Input(reason: .menses))
    #expect(begun.from == PrayerName(day: day("2026-11-22"), prayer: .dhuhr) && begun.until == nil)
    #expect(try world.today().prayers.map(\.state) == [.notRecorded] + Array(repeating: .excused, count: 4))
    // Until a prayer of it is over there is nothing to end.
    #expect(
      failure { _ = try EndExcuse(reader: world.reader)(EndExcuse.Input()) }
        == .conflict(.prayer(.excuseJustBegun(from: begun.from))))
    try world.set("2026-11-24T06:00:00+01:00")
    let ended = try EndExcuse(reader: world.reader)(EndExcuse.Input())
    #expect(ended.until == PrayerName(day: day("2026-11-24"), prayer: .fajr))
    #expect(try ListExcuses(repository: world.store)(NoInput()).excuses.map(\.reason) == [.menses])
    #expect(failure { _ = try EndExcuse(reader: world.reader)(EndExcuse.Input()) } == .conflict(.prayer(.noOpenExcuse)))
    let overlapping = AddExcuse.Input(from: PrayerName(day: day("2026-11-23"), prayer: .asr))
    #expect(
      failure { _ = try AddExcuse(reader: world.reader)(overlapping) }
        == .conflict(.prayer(.excusesOverlap(from: begun.from, until: ended.until))))
    _ = try RemoveExcuse(reader: world.reader)(RemoveExcuse.Input(from: begun.from))
    #expect(try ListExcuses(repository: world.store)(NoInput()).excuses.isEmpty)
    #expect(
      failure { _ = try RemoveExcuse(reader: world.reader)(RemoveExcuse.Input(from: begun.from)) }
        == .notFound(.prayer(.noExcuse(from: begun.from))))
  }

  @Test("Missed prayers are made up first, then the estimate falls, and no more than is owed")
  func debt() throws {
    let world = try prague()
    try world.log(.fajr, "2026-11-20", .missed)
    let estimate = try EstimateDebt(reader: world.reader)(
      EstimateDebt.Input(from: day("2020-01-01"), to: day("2020-12-31"), share: 50, excusedDaysPerMonth: 6))
    #expect(estimate.each == 146 && !estimate.saved && estimate.change == nil)
    let set = try SetDebt(reader: world.reader)(SetDebt.Input(prayer: .five(.fajr), count: 2))
    #expect(set.debt.fajr == 3 && set.missed.fajr == 1 && set.estimate.fajr == 2)
    let made = try MakeUp(reader: world.reader)(MakeUp.Input(prayer: .five(.fajr), count: 2))
    #expect(made.debt.fajr == 1 && made.missed.fajr == 0 && made.estimate.fajr == 1)
    #expect(world.store.record().log[PrayerOfDay(.fajr, of: day("2026-11-20"))]?.status == .madeUp)
    #expect(
      failure { _ = try MakeUp(reader: world.reader)(MakeUp.Input(prayer: .five(.fajr), count: 2)) }
        == .conflict(.prayer(.moreThanOwed(prayer: .five(.fajr), owed: 1, wanted: 2))))
    #expect(
      failure { _ = try SetDebt(reader: world.reader)(SetDebt.Input(prayer: .five(.isha), count: 100_001)) }
        == .invalidInput(field: "count", problem: .prayer(.outside(field: .count, least: 0, most: 100_000))))
    #expect(try ShowDebt(reader: world.reader)(NoInput()).debt.total == 1)
  }

  @Test("Statistics say of what their share is, and what is not recorded")
  func statistics() throws {
    let world = try prague()
    let show = ShowStatistics(reader: world.reader)
    #expect(try show(ShowStatistics.Input()).from == nil)
    try world.log(.dhuhr, "2026-11-20", .late)
    // Fajr of the first day was not left out, as the first screen says.
    #expect(try show(ShowStatistics.Input()).notRecorded == 3 + 5 + 1)
    let untilThen = try ShowHeatMap(reader: world.reader)(ShowHeatMap.Input(year: 2026)).days.prefix(324)
    #expect(untilThen.map(\.notRecorded) == Array(repeating: 0, count: 323) + [3])
    world.choose(PrayerSettings.since, .text("2026-11-20"))
    #expect(try show(ShowStatistics.Input()).notRecorded == 4 + 5 + 1)
    world.choose(PrayerSettings.since, .text(""))
    try world.log(.fajr, "2026-11-20", at: "06:30")
    world.choose(PrayerSettings.goal, .text("28 prayed"))
    world.choose(PrayerSettings.streak, .flag(true))
    let week = try show(ShowStatistics.Input())
    #expect(week.from == day("2026-11-20") && week.to == day("2026-11-22"))
    #expect(week.recorded == 2 && week.onTimeShare == 500 && week.notRecorded == 3 + 5 + 1)
    #expect(week.goal?.count == 2 && week.goal?.of == 28 && week.streak == 0)
    #expect(try show(ShowStatistics.Input(period: .month)).goal == nil)
    let map = try ShowHeatMap(reader: world.reader)(ShowHeatMap.Input(year: 2026))
    #expect(map.days.last?.day == day("2026-11-22"))
    #expect(map.days.first { $0.day == day("2026-11-20") }?.prayed == 2)
  }

  @Test("Reminders are named by what they are, at most twenty")
  func reminders() throws {
    let world = try prague()
    let set = SetReminder(reader: world.reader)
    #expect(try set(SetReminder.Input(when: .before, minutes: 10)).reminder.id == "before-10")
    #expect(try set(SetReminder.Input(when: .before, minutes: 10)).change == nil)
    #expect(try set(SetReminder.Input(prayers: [.isha], when: .at)).reminder.id == "at")
    let listed = try ListReminders(reader: world.reader)(ListReminders.Input())
    #expect(listed.reminders.map(\.id) == ["before-10", "at"])
    #expect(listed.ahead.map(\.prayer) == [.asr, .maghrib, .isha, .isha, .fajr, .dhuhr])
    #expect(
      failure { _ = try set(SetReminder.Input(when: .after, minutes: 121)) }
        == .invalidInput(field: "minutes", problem: .prayer(.outside(field: .minutes, least: 0, most: 120))))
    #expect(
      failure { _ = try RemoveReminder(reader: world.reader)(RemoveReminder.Input(id: "none")) }
        == .notFound(.prayer(.noReminder(id: "none", known: ["before-10", "at"]))))
    for minutes in 1...18 { _ = try set(SetReminder.Input(when: .after, minutes: minutes)) }
    #expect(
      failure { _ = try set(SetReminder.Input(when: .after, minutes: 100)) }
        == .conflict(.prayer(.tooManyReminders(limit: 20))))
    #expect(failure { _ = try ListReminders(reader: world.reader)(ListReminders.Input(hours: 169)) } != nil)
    #expect(failure { _ = try set(SetReminder.Input(id: "../x", when: .at)) } != nil)
  }

  @Test("The table has neither places nor reasons, and all of it goes with the right words only")
  func exportAndDelete() throws {
    let world = try prague()
    _ = try AddExcuse(reader: world.reader)(AddExcuse.Input(reason: .postnatal))
    try world.log(.fajr, at: "06:30")
    let csv = try ExportLog(reader: world.reader)(ExportLog.Input()).csv
    #expect(
      csv == PrayerTable.header + "2026-11-22,fajr,on-time,2026-11-22T06:30:00+01:00,false,false,false,false\r\n")
    let delete = DeleteAll(repository: world.store)
    #expect(failure { _ = try delete(DeleteAll.Input(confirm: "yes")) } != nil)
    #expect(try delete(DeleteAll.Input(confirm: "delete all prayers")).entries == 1)
    #expect(world.store.record() == PrayerRecord())
  }

  @Test(
    "Settings take what they say, and nothing else",
    arguments: [
      (PrayerSettings.goal, "28 prayed", "36 prayed"), (PrayerSettings.goal, "30 on-time", "30"),
      (PrayerSettings.quiet, "22:30-06:00", "22:30"), (PrayerSettings.quiet, "22:30-06:00 fajr isha", "24:00-06:00"),
      (PrayerSettings.quiet, "", "22:30-06:00 fajr fajr"), (PrayerSettings.since, "2026-01-01", "2026-02-30"),
      (PrayerSettings.unrecordedIsMissed, "2026-01-01", "yes"),
    ])
  func settings(setting: Setting, taken: String, refused: String) {
    #expect(setting.takes(.text(taken)))
    #expect(!setting.takes(.text(refused)))
  }

  @Test("A number alone keeps which prayers the goal counts")
  func goalInPart() throws {
    let world = try prague()
    let update = UpdateSettings(
      settings: world.documents, declared: { PrayerSettings.all }, today: { day("2026-11-20") }, isZone: { _ in true })
    func goal(_ text: String) throws -> SettingValue {
      try update(UpdateSettings.Input(values: ["prayer.goal": .text(text)])).value(of: PrayerSettings.goal)
    }
    #expect(try goal("28") == .text("28 prayed"))
    #expect(try goal("30 on-time") == .text("30 on-time"))
    #expect(try goal("31") == .text("31 on-time"))
    #expect(throws: Failure.self) { try goal("36") }
    #expect(try goal("") == .text(""))
  }

  @Test("Switched on, unrecorded prayers count as missed from today")
  func unrecordedIsMissed() throws {
    let world = try prague()
    let update = UpdateSettings(
      settings: world.documents, declared: { PrayerSettings.all }, today: { day("2026-11-20") }, isZone: { _ in true })
    let output = try update(UpdateSettings.Input(values: ["prayer.unrecordedIsMissed": .flag(true)]))
    #expect(output.value(of: PrayerSettings.unrecordedIsMissed) == .text("2026-11-20"))
    #expect(output.isOn(PrayerSettings.unrecordedIsMissed))
    #expect(try ShowDebt(reader: world.reader)(NoInput()).debt.total == 5 + 5 + 1)
    #expect(try world.today().prayers[0].assumed)
    _ = try update(UpdateSettings.Input(values: ["prayer.unrecordedIsMissed": .flag(false)]))
    #expect(try ShowDebt(reader: world.reader)(NoInput()).debt.total == 0)
  }

  @Test(
    "Off is one word, however it is said, and on is today",
    arguments: [.flag(false), .text(""), .text("off")] as [SettingValue])
  func offIsOff(said: SettingValue) throws {
    let (documents, setting) = (InMemoryDocuments(), PrayerSettings.unrecordedIsMissed)
    let update = UpdateSettings(
      settings: documents, declared: { PrayerSettings.all }, today: { day("2026-11-20") }, isZone: { _ in true })
    #expect(try update(.init()).value(of: setting) == .text("off"))
    let on = try update(.init(values: [setting.name: .text("on")]))
    #expect(on.set == [.init(name: setting.name, value: .text("2026-11-20"), was: .text("off"))])
    let off = try update(.init(values: [setting.name: said]))
    #expect(off.set == [.init(name: setting.name, value: .text("off"), was: .text("2026-11-20"))])
    #expect(documents.settings().values[setting.name] == .text("off"))
  }

  @Test("What earlier versions stored is read as off")
  func emptyIsOff() {
    let stored = Settings(values: ["prayer.unrecordedIsMissed": .text("")])
    #expect(stored.value(of: PrayerSettings.unrecordedIsMissed) == .text("off"))
    #expect(!stored.isOn(PrayerSettings.unrecordedIsMissed))
    #expect(PrayerPreferences(stored).unrecordedIsMissedSince == nil)
  }
}
