import KernelDomain
import KernelPresentation
import Testing

@Suite struct FormattingTests {
  @Test(arguments: [
    (0, "0,00", "0.00"), (5, "0,05", "0.05"), (3_651, "36,51", "36.51"), (5_999, "59,99", "59.99"),
    (6_000, "1:00,00", "1:00.00"), (7_245, "1:12,45", "1:12.45"), (60_001, "10:00,01", "10:00.01"),
    (359_999, "59:59,99", "59:59.99"), (360_000, "1:00:00,00", "1:00:00.00"), (372_340, "1:02:03,40", "1:02:03.40"),
  ]) func time(hundredths: Int, cs: String, en: String) {
    #expect(Language.cs.time(hundredths) == cs)
    #expect(Language.en.time(hundredths) == en)
  }

  @Test(arguments: [
    (3_651, "36,51 sekundy", "36.51 seconds"), (6_000, "1 minuta 0,00 sekundy", "1 minute 0.00 seconds"),
    (16_530, "2 minuty 45,30 sekundy", "2 minutes 45.30 seconds"),
    (30_005, "5 minut 0,05 sekundy", "5 minutes 0.05 seconds"),
    (732_340, "2 hodiny 2 minuty 3,40 sekundy", "2 hours 2 minutes 3.40 seconds"),
  ]) func spokenTime(hundredths: Int, cs: String, en: String) {
    #expect(Language.cs.spokenTime(hundredths) == cs)
    #expect(Language.en.spokenTime(hundredths) == en)
  }

  /// Thousands have no separator: it would be read as a decimal mark.
  @Test(arguments: [(22_500, "22,5", "22.5"), (22_000, "22", "22"), (1_250_125, "1250,125", "1250.125")])
  func whatIsTypedInAField(thousandths: Int64, cs: String, en: String) {
    #expect(Language.cs.typedText(thousandths: thousandths) == cs)
    #expect(Language.en.typedText(thousandths: thousandths) == en)
  }

  @Test func dates() throws {
    let day = try #require(CivilDay(year: 2025, month: 5, day: 2))
    let june = try #require(CivilDay(year: 2023, month: 6, day: 15))
    #expect(Language.cs.date(day) == "2. 5. 2025")
    #expect(Language.en.date(day) == "May 2, 2025")
    #expect(Language.en.date(june) == "Jun 15, 2023")
    #expect(Language.cs.spokenDate(june) == "15. června 2023")
    #expect(Language.en.spokenDate(june) == "June 15, 2023")
    let moment = CivilDateTime(day: day, time: CivilTime(hour: 16, minute: 35, second: 59))
    #expect(Language.cs.dateAndClock(moment) == "2. 5. 2025 16:35")
    #expect(Language.en.dateAndClock(moment) == "May 2, 2025, 4:35 PM")
    #expect(Language.cs.spokenDateAndClock(moment) == "2. května 2025 v 16:35")
    #expect(Language.enGB.date(day) == "2 May 2025")
    #expect(Language.enGB.dayAndMonth(day) == "2 May")
    #expect(Language.enGB.dateAndClock(moment) == "2 May 2025 16:35")
    #expect(Language.enGB.spokenDateAndClock(moment) == "2 May 2025 at 16:35")
    #expect(Language.enGB.clock(CivilTime(hour: 7, minute: 5, second: 0)) == "07:05")
  }

  /// Today and yesterday are said in words, except where the text is read on later days, too.
  @Test func recentDays() throws {
    let day = try #require(CivilDay(year: 2025, month: 5, day: 1))
    let next = try #require(CivilDay(year: 2025, month: 5, day: 2))
    let third = try #require(CivilDay(year: 2025, month: 5, day: 3))
    let moment = CivilDateTime(day: day, time: CivilTime(hour: 16, minute: 35, second: 0))
    #expect(Language.cs.dateAndClock(moment, asOf: day) == "Dnes 16:35")
    #expect(Language.en.dateAndClock(moment, asOf: day) == "Today, 4:35 PM")
    #expect(Language.cs.dateAndClock(moment, asOf: next) == "Včera 16:35")
    #expect(Language.enGB.dateAndClock(moment, asOf: next) == "Yesterday, 16:35")
    #expect(Language.en.dateAndClock(moment, asOf: third) == "May 1, 2025, 4:35 PM")
    #expect(Language.en.dateAndClock(moment, asOf: nil) == "May 1, 2025, 4:35 PM")
    #expect(Language.cs.spokenDateAndClock(moment, asOf: day) == "dnes v 16:35")
    #expect(Language.en.spokenDateAndClock(moment, asOf: next) == "yesterday at 4:35 PM")
    #expect(Language.en.date(day, asOf: day) == "Today")
    #expect(Language.en.date(day, asOf: third, at: moment.time) == "May 1, 2025")
  }

  @Test(arguments: [
    (0, "0:05", "12:05 AM"), (9, "9:05", "9:05 AM"), (12, "12:05", "12:05 PM"), (23, "23:05", "11:05 PM"),
  ])
  func clock(hour: Int, cs: String, en: String) {
    let time = CivilTime(hour: hour, minute: 5, second: 0)
    #expect(Language.cs.clock(time) == cs)
    #expect(Language.en.clock(time) == en)
  }

  @Test(arguments: [(0, "0:00"), (65, "1:05"), (3_909, "1:05:09"), (-6, "−0:06"), (-3_909, "−1:05:09")])
  func lengthsOfTimeBelowNoneHaveOneMinus(seconds: Int64, words: String) {
    #expect(Language.en.clock(seconds: seconds) == words)
  }

  @Test(arguments: [
    (Language.cs, "9:05", "9:05 dop.", "16:35", "4:35 odp."), (.en, "09:05", "9:05 AM", "16:35", "4:35 PM"),
    (.enGB, "09:05", "9:05 am", "16:35", "4:35 pm"),
  ])
  func clockOfTheSettings(language: Language, early24: String, early12: String, late24: String, late12: String) {
    let early = CivilTime(hour: 9, minute: 5, second: 0)
    let late = CivilTime(hour: 16, minute: 35, second: 0)
    let hours24 = Language(language.tag, clock: .hours24)
    let hours12 = Language(language.tag, clock: .hours12)
    #expect([hours24.clock(early), hours24.clock(late)] == [early24, late24])
    #expect([hours12.clock(early), hours12.clock(late)] == [early12, late12])
  }

  @Test(arguments: Language.allCases) func datesOfTheSettings(language: Language) throws {
    let day = try #require(CivilDay(year: 2025, month: 5, day: 2))
    let moment = CivilDateTime(day: day, time: CivilTime(hour: 9, minute: 35, second: 59))
    let iso = Language(language.tag, dates: .iso, clock: .hours24)
    #expect(iso.date(day) == "2025-05-02")
    #expect(iso.dateAndClock(moment) == "2025-05-02 09:35")
    // Spoken dates and days with a month's name stay in the form of the language.
    #expect(iso.spokenDate(day) == language.spokenDate(day))
    #expect(iso.dayAndMonth(day) == language.dayAndMonth(day))
  }

  @Test func settingsFormatWhateverLanguageIsSpoken() {
    let settings = Settings(language: .cs, values: ["book.dates": .text("iso"), "book.clock": .text("12")])
    let resolution = LanguageResolution(environment: .en)
    #expect(resolution.language(settings) == Language(.cs, dates: .iso, clock: .hours12))
    #expect(resolution.language(settings, asked: .en) == Language(.en, dates: .iso, clock: .hours12))
    #expect(resolution.language(Settings()) == .en)
  }

  @Test(arguments: [
    (0, "0 metrů", "0 meters"), (1, "1 metr", "1 meter"), (2, "2 metry", "2 meters"), (4, "4 metry", "4 meters"),
    (5, "5 metrů", "5 meters"), (12, "12 metrů", "12 meters"), (22, "22 metrů", "22 meters"),
    (33.33, "33,33 metru", "33.33 meters"), (1_750, "1 750 metrů", "1,750 meters"),
  ]) func plurals(value: Double, cs: String, en: String) {
    #expect(Language.cs.spokenDistance(value, .metre) == cs)
    #expect(Language.en.spokenDistance(value, .metre) == en)
  }

  @Test(arguments: [
    (1, "Všechny 1"), (4, "Všechny 4"), (5, "Všech 5"), (22, "Všech 22"), (1_000, "Všech 1 000"),
  ]) func allOfMany(count: Int, cs: String) {
    #expect(Language.cs.all(count) == cs)
    #expect(Language.en.all(count) == "All \(Language.en.number(count))")
    #expect(Language.cs.more(count) == "Další \(Language.cs.number(count))")
  }

  @Test func weekdaysBeforeDates() throws {
    let day = try #require(CivilDay(year: 2024, month: 11, day: 16))
    let moment = CivilDateTime(day: day, time: CivilTime(hour: 17, minute: 0, second: 0))
    #expect(Language.cs.weekdayDateAndClock(moment) == "Sobota 16. 11. 2024 17:00")
    #expect(Language.en.weekdayDateAndClock(moment) == "Saturday, Nov 16, 2024, 5:00 PM")
    #expect(Language.enGB.weekdayDateAndClock(moment) == "Saturday 16 Nov 2024 17:00")
    #expect(Language.cs.weekdayAndDay(day) == "Sobota 16. listopadu")
    #expect(Language.cs.weekdayAndDate(day) == "Sobota 16. 11. 2024")
    #expect(Language.en.weekdayAndDate(day) == "Saturday, Nov 16, 2024")
  }

  @Test(arguments: [
    (1, "ledna", "January"), (2, "února", "February"), (3, "března", "March"), (4, "dubna", "April"),
    (5, "května", "May"), (6, "června", "June"), (7, "července", "July"), (8, "srpna", "August"),
    (9, "září", "September"), (10, "října", "October"), (11, "listopadu", "November"), (12, "prosince", "December"),
  ]) func months(month: Int, cs: String, en: String) throws {
    let day = try #require(CivilDay(year: 2025, month: month, day: 1))
    #expect(Language.cs.spokenDate(day) == "1. \(cs) 2025")
    #expect(Language.en.spokenDate(day) == "\(en) 1, 2025")
  }

  @Test func numbers() {
    #expect(Language.cs.number(1_234_567) == "1 234 567")
    #expect(Language.en.number(1_234_567) == "1,234,567")
    #expect(Language.en.number(-1_000) == "-1,000")
    #expect(Language.cs.number(999) == "999")
    #expect(Language.cs.decimal(22.5) == "22,5")
    #expect(Language.en.decimal(33.05) == "33.05")
    #expect(Language.cs.percent(thousandths: 929) == "92,9 %")
    #expect(Language.en.percent(thousandths: 929) == "92.9%")
    #expect(Language.cs.percent(40) == "40 %" && Language.en.percent(40) == "40%")
    #expect(Language.cs.distance(1_650, .yard) == "1 650 yd")
  }

  @Test func durations() {
    #expect(Language.cs.duration(seconds: 58) == "58 s")
    #expect(Language.cs.duration(seconds: 45 * 60 + 59) == "45 min")
    #expect(Language.en.duration(seconds: 3_600) == "1 h")
    #expect(Language.en.duration(seconds: 3_725) == "1 h 2 min")
    #expect(Language.cs.spokenDuration(seconds: 3_725) == "1 hodina 2 minuty")
    #expect(Language.en.spokenDuration(seconds: 60) == "1 minute")
  }

  @Test(
    arguments: [
      ([:], .en), (["LC_ALL": "cs_CZ.UTF-8", "LANG": "en_US"], .cs), (["LC_ALL": "", "LANG": "cs"], .cs),
      (["LC_ALL": "C", "LANG": "cs_CZ"], .en), (["LC_ALL": "C.UTF-8"], .en), (["LANG": "en_US.UTF-8"], .en),
      (["LANG": "en_GB.UTF-8"], .enGB), (["LANG": "de_DE@euro"], .enGB), (["LANG": "csb_PL"], .enGB),
      (["LANG": "en_US.UTF-8", "LC_TIME": "en_DK.UTF-8"], .enGB), (["LANG": "de_DE", "LC_TIME": "en_US.UTF-8"], .en),
      (["LANG": "en_US", "LC_MESSAGES": "cs_CZ"], .cs),
    ] as [([String: String], Language)])
  func environmentLanguage(environment: [String: String], language: Language) {
    #expect(Language(environment: { environment[$0] }) == language)
  }
}
