import KernelApplication
import KernelDomain
import KernelPresentation
import PrayerDomain
import PresentationTestSupport
import Testing

@testable import PrayerApplication
@testable import PrayerPresentation

@Suite struct PrayerEventStringsTests {
  /// A value that is there without having been coded.
  private struct Told: EncodedValueSource {
    let value: any Sendable

    func decoded<Value: Decodable>(as type: Value.Type) -> Value? { value as? Value }
  }

  private let day = CivilDay(daysSinceEpoch: 20_779)

  private func line(_ name: String, _ value: any Sendable, _ language: Language = .en) -> String? {
    PrayerFeatureStrings().event(name, Told(value: value), language)
  }

  @Test func everyEventIsToldInALine() throws {
    let logged = PrayerEvents.LogChanged(day: day, prayer: .isha, state: .recorded(.late))
    #expect(line(PrayerEvents.logChanged, logged) == "Isha, Nov 22, 2026: late\n")
    let range = PrayerEvents.RangeLogged(count: 5, from: day, to: day)
    #expect(
      line(PrayerEvents.rangeLogged, range, .cs) == "Zaznamenáno: 5 modliteb, 22. 11. 2026 – 22. 11. 2026\n")
    #expect(line(PrayerEvents.placeChanged, PrayerEvents.PlaceChanged(name: "Prague")) == "Place: Prague\n")
    #expect(line(PrayerEvents.placeChanged, PrayerEvents.PlaceChanged(name: nil)) == "The place has changed\n")
    for what in PrayerEvents.PreferencesChanged.What.allCases {
      let details = PrayerEvents.PreferencesChanged(what: what)
      let (english, czech) = (
        line(PrayerEvents.preferencesChanged, details), line(PrayerEvents.preferencesChanged, details, .cs)
      )
      #expect(english?.hasSuffix("\n") == true && czech?.hasSuffix("\n") == true && english != czech)
    }
    #expect(line("prayer.unknown", logged) == nil)
    #expect(line(PrayerEvents.logChanged, range) == nil)
  }

  @Test func aReminderTellsThePrayerAndItsTime() throws {
    func due(late isLate: Bool) throws -> ReminderDue {
      try decoded(
        """
        {"reminder":"at","when":"at","minutes":0,"prayer":"fajr","day":"2026-11-22","dueAt":"2026-11-22T05:41:00+01:00",
        "begin":"2026-11-22T05:41:00+01:00","end":"2026-11-22T07:24:00+01:00","late":\(isLate)}
        """)
    }
    #expect(line(PrayerEvents.reminderDue, try due(late: false), .enGB) == "Fajr now, until 07:24\n")
    #expect(
      line(PrayerEvents.reminderDue, try due(late: true), .cs)
        == "(opožděně) Fadžr nastává, do 07:24\n")
  }

  @Test func aReminderNamesThePlaceThatWasLeft() throws {
    let due: ReminderDue = try decoded(
      """
      {"reminder":"x","when":"after","minutes":15,"prayer":"asr","day":"2026-11-27","late":false,
      "dueAt":"2026-11-27T10:15:00-05:00","begin":"2026-11-27T13:46:00+01:00","end":"2026-11-27T16:31:00-05:00",
      "place":{"name":"Prague","zone":"Europe/Prague"}}
      """)
    #expect(
      ReminderStrings(strings: PrayerStrings(language: .enGB)).line(due) == "Asr since 13:46, Prague, until 16:31")
  }

  /// Two reminders of one prayer differ.
  @Test(arguments: [
    ("before", 10, "10 minutes before the beginning", "10 minut před začátkem"),
    ("at", 0, "at the beginning", "na začátku"), ("imsak", 5, "5 minutes before Imsak", "5 minut před imsákem"),
    ("imsak", 0, "Imsak", "Imsák"),
  ]) func aReminderAheadSaysWhenItComes(when: String, minutes: Int, english: String, czech: String) throws {
    let ahead: ReminderAhead = try decoded(
      """
      {"reminder":"x","when":"\(when)","minutes":\(minutes),"prayer":"fajr","day":"2026-11-23",
      "dueAt":"2026-11-23T05:31:00+01:00","begin":"2026-11-23T05:41:00+01:00","end":"2026-11-23T07:26:00+01:00"}
      """)
    #expect(
      ReminderStrings(strings: PrayerStrings(language: .en)).ahead(ahead) == "5:31 AM  Fajr, Nov 23, 2026: \(english)")
    #expect(
      ReminderStrings(strings: PrayerStrings(language: .cs)).ahead(ahead) == "5:31  Fadžr, 23. 11. 2026: \(czech)")
  }

  @Test func noFewerThanNoFastsAreToBeMadeUp() {
    #expect(PrayerStrings(language: .en).owedFasts(-1) == "0 fasts to make up")
    #expect(PrayerStrings(language: .cs).owedFasts(-1) == "K nahrazení 0 půstů")
  }

  @Test func aBrowserIsToldOfReminders() {
    #expect(PrayerFeatureStrings().notifiedEvents == [PrayerEvents.reminderDue])
  }

  @Test func timesAsCommaSeparatedValuesLeaveOutWhatThereIsNot() throws {
    let missing = ["fajr", "sunrise", "asr", "maghrib"].map { ##"{"event":"\##($0)","why":"polar-day"}"## }
    let noon = #"{"event":"dhuhr","at":"2026-06-21T12:47:00+02:00"}"#
    let night = #"{"event":"isha","at":"2026-06-22T00:40:00+02:00"}"#
    let events = [missing[0], missing[1], noon, missing[2], missing[3], night].joined(separator: ",")
    let times: ShowTimes.Output = try decoded(
      """
      {"days":[{"day":"2026-06-21","hijri":{"year":1448,"month":1,"day":6,"source":"umm-al-qura"},
      "place":{"name":"Tromsø","zone":"Europe/Oslo"},"method":"turkey","events":[\(events)],"helps":[]}],"today":"2026-06-21"}
      """)
    #expect(
      PrayerSummaries.csv(times)
        == "day,hijri,fajr,sunrise,dhuhr,asr,maghrib,isha,midnight,lastThird\r\n"
        + "2026-06-21,1448-01-06,,,12:47,,,2026-06-22T00:40,,\r\n")
    let text = PrayerSummaries(language: .en).times(times)
    #expect(text.contains("— The sun does not set today\n") && text.contains("Tromsø · Türkiye (Diyanet)"))
  }

  @Test func timesOfTwoClocksNameTheOtherPlace() throws {
    func day(_ day: String, _ place: String, _ events: String) -> String {
      """
      {"day":"\(day)","hijri":{"year":1448,"month":6,"day":17,"source":"umm-al-qura"},"place":\(place),
      "method":"turkey","events":[\(events)],"helps":[]}
      """
    }
    let (prague, york) = (#"{"name":"Prague","zone":"Europe/Prague"}"#, #"{"zone":"America/New_York"}"#)
    let missing = ["sunrise", "dhuhr", "asr"].map { #"{"event":"\#($0)","why":"twilight"}"# }.joined(separator: ",")
    let moved = [
      #"{"event":"fajr","at":"2026-11-27T05:37:00+01:00"}"#, missing,
      #"{"event":"maghrib","at":"2026-11-27T16:31:00-05:00","place":\#(york)}"#,
      #"{"event":"isha","at":"2026-11-28T00:02:00-05:00","place":\#(york)}"#,
    ].joined(separator: ",")
    let later = [
      #"{"event":"fajr","at":"2026-11-28T05:21:00-05:00"}"#, missing, #"{"event":"maghrib","why":"twilight"}"#,
      #"{"event":"isha","why":"twilight"}"#,
    ].joined(separator: ",")
    let days = [day("2026-11-27", prague, moved), day("2026-11-28", york, later)].joined(separator: ",")
    let times: ShowTimes.Output = try decoded(#"{"days":[\#(days)],"today":"2026-11-27"}"#)
    let lines = PrayerSummaries(language: .enGB).times(times).split(separator: "\n").map(String.init)
    #expect(lines[2].contains("27 Nov 2026, Prague  05:37  "))
    #expect(lines[2].hasSuffix("  16:31, America/New_York  28 Nov 2026 00:02, America/New_York"))
    #expect(lines[3].contains("28 Nov 2026 ") && !lines[3].contains("New_York"))
    let rows = PrayerSummaries.csv(times).split(separator: "\r\n")
    #expect(rows[1] == "2026-11-27,1448-06-17,05:37+01:00,,,,16:31-05:00,2026-11-28T00:02-05:00,,")
    #expect(rows[2].hasPrefix("2026-11-28,1448-06-17,05:21-05:00,"))
  }
}
