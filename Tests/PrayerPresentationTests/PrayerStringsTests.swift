import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerDomain
import PresentationTestSupport
import Testing

@testable import PrayerApplication
@testable import PrayerPresentation

@Suite struct PrayerStringsTests {
  private let en = PrayerStrings(language: .en)
  private let cs = PrayerStrings(language: .cs)

  private func instant(_ text: String) throws -> ZonedInstant { try #require(ZonedInstant(text)) }

  @Test func hijriDatesAreWrittenAsInEachLanguage() throws {
    let date: HijriDay = try decoded(#"{"year":1448,"month":7,"day":12,"source":"umm-al-qura"}"#)
    #expect(en.hijri(date) == "12 Rajab 1448 AH")
    #expect(PrayerStrings(language: .enGB).hijri(date) == "12 Rajab 1448 AH")
    #expect(cs.hijri(date) == "12. radžab 1448 AH")
  }

  @Test func noonIsTheCongregationsOnFridays() throws {
    let friday = try #require(CivilDay("2026-11-27"))
    #expect(en.name(.dhuhr, on: friday) == "Dhuhr · Jumu'ah")
    #expect(cs.name(.dhuhr, on: friday) == "Zuhr · džum'a")
    for day in [friday.daysSinceEpoch - 1, friday.daysSinceEpoch + 1, -1, 0] {
      #expect(en.name(.dhuhr, on: CivilDay(daysSinceEpoch: day)) == "Dhuhr")
    }
    #expect(en.name(.asr, on: friday) == "Asr")
    #expect(en.name(.dhuhr, on: CivilDay(daysSinceEpoch: -6)) == "Dhuhr · Jumu'ah")
  }

  /// The time left is rounded up to whole minutes, so it is never zero before the prayer begins.
  @Test(arguments: [
    ("05:40:59", "1 min", "1 minuta"), ("05:39:01", "2 min", "2 minuty"), ("05:39:00", "2 min", "2 minuty"),
    ("04:41:00", "1 h", "1 hodina"), ("03:30:30", "2 h 11 min", "2 hodiny 11 minut"),
  ]) func whatIsLeftIsToldInMinutesBegun(now: String, short: String, spoken: String) throws {
    let begin = try instant("2026-11-22T05:41:00+01:00")
    let now = try instant("2026-11-22T\(now)+01:00")
    #expect(en.left(from: now, to: begin) == short)
    #expect(cs.spokenLeft(from: now, to: begin) == spoken)
  }

  /// In the middle of a ring there is room for a number and a unit.
  @Test(arguments: [("05:40:59", "1 min"), ("04:41:00", "1:00 h"), ("03:30:30", "2:11 h")])
  func whatIsLeftFitsInARing(now: String, short: String) throws {
    let begin = try instant("2026-11-22T05:41:00+01:00")
    #expect(cs.shortLeft(from: try instant("2026-11-22T\(now)+01:00"), to: begin) == short)
  }

  @Test func theQiblaIsToldFromTrueNorth() throws {
    let qibla: ShowToday.QiblaView = try decoded(#"{"bearing":135.81,"distance":3000000}"#)
    #expect(en.qibla(qibla) == "Qibla 135.8° from true north")
    #expect(cs.qibla(qibla) == "Kibla 135,8° od zeměpisného severu")
    let none: ShowToday.QiblaView = try decoded(#"{"distance":1}"#)
    #expect(en.qibla(none) == nil)
  }

  @Test(arguments: [
    ("muslim-world-league", "Fajr 18°, Isha 17°"), ("umm-al-qura", "Fajr 18.5°, Isha 90 min"),
    ("tehran", "Fajr 17.7°, Maghrib 4.5°, Isha 14°"), ("london-unified", nil),
  ]) func aMethodIsToldByItsAngles(method: String, summary: String?) throws {
    let calculation: CalculationView = try decoded(
      """
      {"method":"\(method)","school":"standard","rule":"automatic","polar":"none","shafaq":"general","adjust":{}}
      """)
    #expect(OwnMethod(calculation, en).summary == summary)
    #expect(summary == nil || OwnMethod(calculation, cs).summary?.contains(", iša ") == true)
  }

  @Test func remainingPrayersHaveTheirPlural() {
    #expect(cs.remaining(1) == "1 zatím nezaznamenána")
    #expect(cs.remaining(3) == "3 zatím nezaznamenány")
    #expect(cs.remaining(5) == "5 zatím nezaznamenáno")
    #expect(en.remaining(1) == "1 not recorded yet")
    #expect(cs.streak(1) == "1 den v řadě" && cs.streak(4) == "4 dny v řadě" && cs.streak(5) == "5 dní v řadě")
  }

  @Test(arguments: [
    ("fajr", Prayer.fajr), ("Fadžr", .fajr), ("FADZR", .fajr), ("zuhr", .dhuhr), ("Dhuhr", .dhuhr), ("asr", .asr),
    ("maghrib", .maghrib), ("iša", .isha), ("isa", .isha), ("isha", .isha),
  ]) func prayersHaveNamesInBothLanguages(name: String, prayer: Prayer) {
    #expect(Prayer(named: name) == prayer)
  }

  @Test(arguments: ["", "f", "noon", "sunrise", "fajr "]) func otherWordsAreNoPrayers(name: String) {
    #expect(Prayer(named: name) == nil)
  }

  @Test func statusesHaveNamesInBothLanguages() {
    for status in PrayerStatus.allCases {
      #expect(PrayerStatus(named: status.rawValue) == status)
      #expect(PrayerStatus(named: cs.name(status)) == status)
    }
    #expect(PrayerStatus(named: "due") == nil)
  }

  /// The colour is never alone, and each has its own.
  @Test func eachPrayerHasAColour() {
    #expect(Set(Prayer.allCases.map(\.hue)).count == 5)
    #expect(Hue.prayers.map(\.key) == Prayer.allCases.map(\.hue))
    #expect(Hue.prayers.map(\.value) == [.blue, .orange, .yellow, .pink, .purple])
  }

  @Test func everySettingHasItsName() {
    for setting in PrayerSettings.all {
      let (english, czech) = (
        PrayerSettingNames(language: .en).name(setting.name), PrayerSettingNames(language: .cs).name(setting.name)
      )
      #expect(english != nil && czech != nil && english != czech, "\(setting.name)")
    }
    #expect(PrayerSettingNames(language: .en).name("swimming.showUnknown") == nil)
  }

  /// As it is written now, and as earlier versions wrote it.
  @Test(arguments: ["off", ""]) func countingFromADayThatIsTurnedOffIsOff(value: String) {
    let setting = PrayerSettings.unrecordedIsMissed.name
    #expect(PrayerSettingNames(language: .en).words(value, of: setting) == "off")
    #expect(PrayerSettingNames(language: .cs).words(value, of: setting) == "vypnuto")
    #expect(PrayerSettingNames(language: .en).words("2026-01-05", of: setting) == nil)
  }

  @Test func valuesOfSettingsAreInWords() {
    let (english, czech) = (PrayerSettingNames(language: .en), PrayerSettingNames(language: .cs))
    #expect(english.words("28 prayed", of: PrayerSettings.goal.name) == "28 of 35 prayed")
    #expect(czech.words("30 on-time", of: PrayerSettings.goal.name) == "30 ze 35 včas")
    #expect(english.words("13:00", of: PrayerSettings.jumuahAt.name) == "1:00 PM")
    #expect(czech.words("witr duha", of: PrayerSettings.extras.name) == "Vitr, Duhá")
    #expect(czech.words("10", of: PrayerSettings.imsak.name) == "10 minut")
    for setting in PrayerSettings.all where setting.name != PrayerSettings.unrecordedIsMissed.name {
      #expect(setting == PrayerSettings.witr || english.words("", of: setting.name) == nil, "\(setting.name)")
    }
  }

  // MARK: Days

  /// A day of which a part is excused is not all excused.
  @Test(arguments: [
    (0, 0, 0, "nothing recorded", "bez záznamu"), (0, 5, 0, "excused", "omluveno"),
    (0, 2, 0, "2 excused", "omluveno 2"),
    (0, 3, 2, "excused", "omluveno"), (3, 0, 0, "3 of 5 prayed", "vykonáno 3 z 5"),
    (3, 1, 1, "3 of 3 prayed, 1 excused", "vykonáno 3 ze 3, omluveno 1"),
  ]) func aDayOfTheHeatMap(prayed: Int, excused: Int, undefined: Int, english: String, czech: String) throws {
    let day: ShowHeatMap.Day = try decoded(
      """
      {"day":"2026-11-22","prayed":\(prayed),"excused":\(excused),"notRecorded":0,"undefined":\(undefined)}
      """)
    #expect(en.prayed(day) == english && cs.prayed(day) == czech)
  }

  @Test(arguments: [
    ("2026-11-22", "2026-11-16"), ("2026-11-23", "2026-11-22"), ("2026-11-24", "2026-11-23"),
  ]) func yesterdayIsInTheWeek(day: String, first: String) throws {
    let day = try #require(CivilDay(day))
    let week = PrayerWeek.days(around: day)
    #expect(week.count == 7 && week.first == CivilDay(first) && week.contains(day))
    #expect(week.contains(CivilDay(daysSinceEpoch: day.daysSinceEpoch - 1)))
  }

  // MARK: Changes and events

  @Test func aChangeTellsTheFirstThingsItSaid() throws {
    let day = try #require(CivilDay("2026-11-22"))
    let logged = Prayer.allCases.map { PrayerChangePart.Item.logged(prayer: $0, day: day, status: .onTime) }
    let line = PrayerChangeStrings(language: .cs).line(PrayerChangePart(logged))
    #expect(
      line == "Fadžr, 22. 11. 2026: včas; Zuhr, 22. 11. 2026: včas; Asr, 22. 11. 2026: včas; a další (2)")
    let cleared = PrayerChangePart([.logged(prayer: .isha, day: day, status: nil)])
    #expect(PrayerChangeStrings(language: .en).line(cleared) == "Isha, Nov 22, 2026: cleared")
  }

  @Test func spansTellThatTheyGoOn() throws {
    let day = try #require(CivilDay("2026-11-22"))
    let from = PrayerName(day: day, prayer: .asr)
    #expect(en.span(from: from, until: nil) == "from Nov 22, 2026 (Asr), ongoing")
    let until = PrayerName(day: CivilDay(daysSinceEpoch: day.daysSinceEpoch + 2), prayer: .fajr)
    #expect(cs.span(from: from, until: until) == "od 22. 11. 2026 (Asr) do 24. 11. 2026 (Fadžr)")
  }
}
