import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import TestSupport
import Testing

/// Lists of changes, tables and what backups tell hold neither a coordinate nor a reason.
struct PrayerLeakTests {
  private let under = PrayersUnderTest()

  private func fill() throws {
    let place = try PrayerPlace(latitude: 12.3456, longitude: -98.7654, zone: "Asia/Riyadh", name: "Planted City")
    let (asr, isha) = (PrayerOfDay(.asr, of: day("2026-11-20")), PrayerOfDay(.isha, of: day("2026-11-22")))
    let usual = try PrayerCalculation()
    let hanafi = try PrayerCalculation(method: .named(.karachi), school: .hanafi)
    try under.apply(.putPeriod(PrayerPeriod(from: nil, place: place, calculation: usual)))
    let from = instant("2026-11-21T10:00:00Z")
    try under.apply(.putPeriod(PrayerPeriod(from: from, place: place, calculation: hanafi)))
    let nameless = try PrayerPlace(latitude: 12.3456, longitude: -98.7654, zone: "Asia/Riyadh")
    try under.apply(.putPeriod(PrayerPeriod(from: from + 3_600_000, place: nameless, calculation: usual)))
    try under.apply(.removePeriod(from: from))
    try under.apply(.putExcuse(try Excuse(from: isha, until: nil, reason: .postnatal)))
    try under.apply(.removeExcuse(from: isha))
    try under.apply(.log(asr, PrayerEntry(.late, at: instant("2026-11-20T15:00:00Z"), inCongregation: true)))
    try under.apply([.log(isha, PrayerEntry(.madeUp)), .log(asr, PrayerEntry(.madeUp)), .setEstimate(.fajr, 3)])
    try under.apply([.clear(asr)])
    try under.apply(.putReminder(try ReminderRule(id: "r", prayers: [.asr], when: .at)))
    try under.apply(.sent(SentReminder(rule: "r", prayer: asr, dueAt: from)))
    try under.apply(.removeReminder(id: "r"))
  }

  @Test func changesSayWhatWasDoneAndNotWhere() throws {
    try fill()
    let changes = try under.log.changes(of: .prayer).reversed()
    let parts = changes.compactMap { $0.parts.part(of: .prayer, as: PrayerChangePart.self) }
    let isha = PrayerName(day: day("2026-11-22"), prayer: .isha)
    #expect(
      parts.map(\.items) == [
        [.place(name: "Planted City")], [.calculation(method: "karachi")],
        [.place(name: "Asia/Riyadh"), .calculation(method: "muslim-world-league")], [.placeRemoved],
        [.excused(from: isha, until: nil)], [.excuseRemoved(from: isha)],
        [.logged(prayer: .asr, day: day("2026-11-20"), status: .late)],
        [
          .range(count: 2, first: day("2026-11-20"), last: day("2026-11-22"), status: .madeUp),
          .debt(prayer: .five(.fajr), count: 3),
        ],
        [.logged(prayer: .asr, day: day("2026-11-20"), status: nil)], [.reminder(id: "r")], [.reminderRemoved(id: "r")],
      ])
    expectNothingPrivate("\(changes)")
  }

  @Test func tablesHoldWhatWasRecordedAlone() throws {
    try fill()
    let reader = PrayerReader(
      repository: under.prayers, zones: SystemZones(folder: "/usr/share/zoneinfo"),
      settings: FileSettingsRepository(documents: under.documents), clock: FixedClock()
    ) { CivilDateTime($0) }
    let table = try #require(try PrayerTables(reader: reader).tables().first)
    let text = String(decoding: table.bytes, as: UTF8.self)
    #expect(table.path == "log.csv")
    #expect(text == PrayerTable.header + "2026-11-22,isha,made-up,,false,false,false,false\r\n")
    expectNothingPrivate(text)
    _ = try under.prayers.eraseAll()
    #expect(try PrayerTables(reader: reader).tables().isEmpty)
  }

  private func expectNothingPrivate(_ text: String) {
    for secret in ["12.34", "98.76", "postnatal"] { #expect(!text.contains(secret), "\(text)") }
  }
}
