import Foundation
import KernelDomain
import PrayerDomain
import Testing

/// Every time that another program computed by the same equations, to the minute.
@Suite(.enabled(if: PrayerTestData.folder != nil)) struct ComputedTimesTests {
  @Test func timesQiblaAndHijriDatesAreEqual() throws {
    let zones = Zones()
    let cases: [PrayerTimesCase] = try PrayerTestData.lines("times.expected.jsonl")
    var compared = 0
    for one in cases {
      let rule = PrayerTimesRule(
        latitude: one.lat, longitude: one.lon, zone: try zones(one.zone), calculation: try one.calculation())
      let times = try rule.times(on: day(one.day))
      for event in PrayerEvent.allCases {
        let expected = try #require(one.expected[event.rawValue]).flatMap(minute)
        #expect(times.events[event] == expected, "\(event) of \(one.day) at \(one.lat) \(one.lon)")
        compared += 1
      }
      #expect(HijriCalendar().date(of: day(one.day)).description == one.hijri)
      let bearing = Qibla(latitude: one.lat, longitude: one.lon).bearing
      #expect((bearing == nil) == (one.qibla == nil))
      if let bearing, let qibla = one.qibla { #expect(abs(bearing - qibla) <= 0.01) }
    }
    #expect(compared == cases.count * 6)
    #expect(!cases.isEmpty)
  }

  /// Published tables: ours differ by what the file says, never by more than two minutes.
  @Test(arguments: ["Ankara-Turkey", "Doha-Qatar", "London-MoonsightingCommittee", "Makkah-UmmAlQura"])
  func publishedTablesAreMatchedAsTheFileSays(name: String) throws {
    let table = try JSONDecoder().decode(Table.self, from: PrayerTestData.read("adhan-\(name).expected.json"))
    let published = try JSONDecoder().decode(Published.self, from: PrayerTestData.read("adhan-\(name).json"))
    let zone = try Zones()(table.zone)
    let rule = PrayerTimesRule(
      latitude: table.latitude, longitude: table.longitude, zone: zone,
      calculation: try PrayerCalculation(method: .named(table.method), school: table.school, rule: table.rule))
    var largest = 0
    for (text, expected) in table.days {
      let times = try rule.times(on: day(text))
      let clocks = PrayerEvent.allCases.map { event in
        times.events[event].map { String(zone.clock(at: $0).time.description.prefix(5)) }
      }
      #expect(clocks == expected, "\(text)")
      let theirs = try #require(published.times.first { $0.date == text })
      for (event, clock) in zip(PrayerEvent.allCases, theirs.clocks) {
        let seconds = try #require(times.events[event])
        let ours = zone.clock(at: seconds).time
        largest = max(largest, abs(ours.hour * 60 + ours.minute - minutes(of: clock)))
      }
    }
    #expect(largest == table.largestDifferenceMinutes)
    #expect(largest <= 2)
    #expect(!table.days.isEmpty)
  }

  /// Of a clock with twelve hours, `3:32 PM`.
  private func minutes(of clock: String) -> Int {
    let parts = clock.split { ": ".contains($0) }
    let hour = (Int(parts[0]) ?? 0) % 12 + (parts[2] == "PM" ? 12 : 0)
    return hour * 60 + (Int(parts[1]) ?? 0)
  }

  private struct Table: Decodable {
    let latitude: Double
    let longitude: Double
    let zone: String
    let method: PrayerMethod.Name
    let school: AsrSchool
    let rule: HighLatitudeRule
    let largestDifferenceMinutes: Int
    let days: [String: [String?]]
  }

  private struct Published: Decodable {
    let times: [Day]

    struct Day: Decodable {
      let date: String
      let fajr: String
      let sunrise: String
      let dhuhr: String
      let asr: String
      let maghrib: String
      let isha: String

      var clocks: [String] { [fajr, sunrise, dhuhr, asr, maghrib, isha] }
    }
  }
}
