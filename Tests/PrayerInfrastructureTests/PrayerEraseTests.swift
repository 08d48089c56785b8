import BookInfrastructure
import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import TestSupport
import Testing

/// `prayer.deleteAll`: no byte of what the user recorded is left in any file of the store.
struct PrayerEraseTests {
  /// What can be searched for: an entry's instant, coordinates, a place's name, reasons, a rule, settings, and of the
  /// newer kinds a journey, a fast, how many are owed, a prayer beyond the five, a month and a settled excuse.
  private static let planted = [
    "2026-11-20", "12.3456", "-98.7654", "Planted City", "Asia/Riyadh", "postnatal", "planted-rule", "prayer.goal",
    "prayer.streak", "29 prayed", "made-up", "2026-10-03", "2026-02-21", "nursing", "tahajjud", "1447-09", "77123",
    "66321",
    "2026-09-09",
  ]

  private func fill(_ under: PrayersUnderTest) throws {
    let place = try PrayerPlace(latitude: 12.3456, longitude: -98.7654, zone: "Asia/Riyadh", name: "Planted City")
    let asr = PrayerOfDay(.asr, of: day("2026-11-20"))
    let entry = PrayerEntry(.madeUp, at: instant("2026-11-20T14:00:00Z"))
    try under.apply(.putPeriod(PrayerPeriod(from: nil, place: place, calculation: try PrayerCalculation())))
    try under.apply(.putExcuse(try Excuse(from: asr, until: nil, reason: .postnatal)))
    try under.apply(.putReminder(try ReminderRule(id: "planted-rule", prayers: [.asr], when: .at)))
    try under.apply(.sent(SentReminder(rule: "planted-rule", prayer: asr, dueAt: instant("2026-11-20T13:00:00Z"))))
    try under.apply(.putJourney(try Journey(from: day("2026-10-03"), until: day("2026-10-05"))))
    try under.apply(.logFast(day("2026-02-21"), FastEntry(.owed, reason: .nursing)))
    try under.apply(.setFastEstimate(77_123))
    try under.apply(.setWitrEstimate(66_321))
    try under.apply(.logExtra(ExtraOfDay(.tahajjud, of: day("2026-10-04")), try ExtraEntry(units: 7)))
    try under.apply(.putHijriMonth(HijriMonth(year: 1447, month: 9), begins: day("2026-02-18")))
    try under.apply(.settle(PrayerOfDay(.fajr, of: day("2026-09-09"))))
    let number = try under.apply(.log(asr, entry))
    try under.undo(number)
    try under.apply(.log(asr, entry))
    // So much that the first of it is folded.
    for _ in 0..<40 { try under.apply(.log(asr, entry)) }
    let settings = FileSettingsRepository(documents: under.documents)
    try settings.change { known in
      var settings = known
      settings.theme = .dark
      settings.values["prayer.goal"] = .text("29 prayed")
      settings.values["swimming.showUnknown"] = .flag(true)
      return settings
    }
    try settings.change { known in
      var settings = known
      settings.values["prayer.streak"] = .flag(true)
      return settings
    }
    try under.undo(nil)
  }

  /// What killed processes and repairs may leave.
  private func plantLeftovers(_ under: PrayersUnderTest) throws {
    let text = Array(PrayerEraseTests.planted.joined(separator: " ").utf8)
    for folder in ["damaged", "damaged/1", "damaged/1/prayer", "damaged/1/prayer/log", "damaged/1/book"] {
      try under.files.makeFolder("/store/" + folder)
    }
    for name in [
      "prayer/log/1999.1.json", "prayer/journal.1.jsonl", "prayer/derived/summary.json.new",
      "damaged/1/prayer/log/2026.3.json", "damaged/1/prayer/journal.2.jsonl", "damaged/1/book/journal.2.jsonl",
    ] {
      under.files.files["/store/" + name] = text
    }
  }

  @Test(arguments: [false, true])
  func noByteOfItIsLeft(isHeld: Bool) throws {
    var under = PrayersUnderTest.small()
    try fill(under)
    if isHeld { under = try under.holding() }
    try plantLeftovers(under)
    for text in PrayerEraseTests.planted { #expect(!under.names(of: text).isEmpty, "\(text)") }
    #expect(under.files.files.keys.contains { $0.hasPrefix("/store/prayer/log/2026") })
    let erased = try under.prayers.eraseAll()
    #expect((erased.entries, erased.places, erased.excuses) == (1, 1, 1))
    #expect((erased.reminders, erased.settings) == (1, 1))
    #expect(erased.changes > 20)
    if isHeld { under.store.release() }
    for text in PrayerEraseTests.planted { #expect(under.names(of: text) == [], "\(text)") }
    let fresh = PrayersUnderTest(files: under.files)
    #expect(try fresh.prayers.record() == PrayerRecord())
    #expect(try fresh.prayers.summary() == PrayerRecord())
    #expect(try StoreCaretaker(store: fresh.store).examine().findings.isEmpty)
    // The change that set another thing too still says so, and can be taken back.
    let settings = try FileSettingsRepository(documents: fresh.documents).settings()
    #expect(settings.theme == .dark)
    #expect(settings.values == ["swimming.showUnknown": .flag(true)])
    try fresh.undo(nil)
    #expect(try FileSettingsRepository(documents: fresh.documents).settings().values.isEmpty)
    // What comes after is kept as ever.
    let fajr = PrayerOfDay(.fajr, of: day("2027-01-01"))
    try fresh.apply(.log(fajr, PrayerEntry(.late)))
    #expect(try fresh.record.log[fajr] == PrayerEntry(.late))
  }

  @Test func whereNothingIsNothingIsErased() throws {
    let under = PrayersUnderTest()
    let erased = try under.prayers.eraseAll()
    #expect((erased.entries, erased.settings, erased.changes) == (0, 0, 0))
    #expect(under.files.files.isEmpty)
    try fill(under)
    _ = try under.prayers.eraseAll()
    #expect(try under.prayers.eraseAll().changes == 0)
  }
}
