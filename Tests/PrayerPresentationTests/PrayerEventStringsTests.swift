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
}
