import Foundation
import KernelDomain
import PrayerDomain
import Testing

/// Times by the methods of the second part, with the rules that gave them.
@Suite(.enabled(if: SecondData.folder != nil)) struct SecondTimesTests {
  private struct Official: Decodable {
    let lat: Double
    let lon: Double
    let zone: String
    let method: PrayerMethod.Name
    let day: String
    let school: AsrSchool?
    let jakimZone: String?
    let official: [String?]
    let expected: [String?]
    let difference: [Int?]
  }

  @Test func officialTablesAreMatchedAsTheFileSays() throws {
    let zones = Zones()
    var tally = Tally("official")
    for one in try SecondData.lines("official.expected.jsonl", of: Official.self) {
      let zone = try zones(one.zone)
      let rule = PrayerTimesRule(
        latitude: one.lat, longitude: one.lon, zone: zone,
        calculation: try PrayerCalculation(
          method: .named(one.method), school: one.school ?? .standard,
          jakimZone: one.jakimZone.flatMap(JakimZone.zone)))
      let times = try rule.times(on: day(one.day))
      for (index, event) in PrayerEvent.allCases.enumerated() {
        guard let expected = one.expected[index] else { continue }
        let clock = times.events[event].map { String(zone.clock(at: $0).time.description.prefix(5)) }
        tally.compare(clock, expected, "\(one.method) \(one.day) \(event) \(one.lat) \(one.lon)")
      }
    }
    tally.report()
  }

  private struct Case: Decodable {
    let lat: Double
    let lon: Double
    let zone: String
    let day: String
    let method: PrayerMethod.Name
    let school: AsrSchool?
    let rule: HighLatitudeRule?
    let latitudeLimit: Int?
    let polar: PolarDays?
    let jakimZone: String?
    let adjust: [String: Int]?
    let expected: [String: String?]
    let bound: [String: TimeBound]?
    let why: [String: UndefinedTime]?
    let helps: [UndefinedHelp]?
    let atHome: Bool?

    func calculation() throws -> PrayerCalculation {
      var minutes = EventValues(0)
      for (event, value) in adjust ?? [:] { PrayerEvent(rawValue: event).map { minutes[$0] = value } }
      return try PrayerCalculation(
        method: .named(method), school: school ?? .standard, rule: rule ?? .automatic, latitudeLimit: latitudeLimit,
        polar: polar ?? .undefined, adjust: minutes, jakimZone: jakimZone.flatMap(JakimZone.zone))
    }
  }

  @Test func timesBoundsAndReasonsAreEqual() throws {
    let zones = Zones()
    var tally = Tally("times2")
    for one in try SecondData.lines("times2.expected.jsonl", of: Case.self) {
      let calculation = try one.calculation()
      let rule = PrayerTimesRule(
        latitude: one.lat, longitude: one.lon, zone: try zones(one.zone), calculation: calculation)
      let times = try rule.times(on: day(one.day))
      let what = "\(one.method) \(one.day) \(one.lat) \(one.lon)"
      for event in PrayerEvent.allCases {
        tally.compare(
          times.events[event], one.expected[event.rawValue].flatMap { $0 }.flatMap(minute), "\(what) \(event)")
        tally.compare(times.bound(event), one.bound?[event.rawValue], "\(what) bound of \(event)")
        tally.compare(times.why(event), one.why?[event.rawValue], "\(what) why of \(event)")
      }
      let undefined = PrayerEvent.allCases.filter { times.events[$0] == nil }
      tally.compare(rule.helps(undefined, on: day(one.day)), one.helps ?? [], "\(what) helps")
      tally.compare(
        calculation.method.isAtHome(
          latitude: one.lat, longitude: one.lon, country: SecondData.countries[one.zone]), one.atHome, "\(what) at home"
      )
    }
    tally.report()
  }

  @Test func tablesAreEqual() throws {
    var tally = Tally("methods, zones, London")
    for row in try SecondData.rows("methods.csv") {
      let method = PrayerMethod.named(try #require(PrayerMethod.Name(rawValue: row[0])))
      tally.compare(method.region?.rawValue ?? "", row[1], row[0])
      tally.compare(method.comparison?.officialTimes, Int(row[3]), row[0])
      tally.compare(method.comparison?.withinOneMinute, Int(row[4]), row[0])
      tally.compare(method.comparison?.largestDifference, Int(row[5]), row[0])
    }
    for row in try SecondData.rows("jakim-zones.csv") {
      let zone = JakimZone.zone(row[0])
      tally.compare(zone?.state, row[1], row[0])
      tally.compare(zone?.districts, row[2...].dropLast(5).joined(separator: ",").filter { $0 != "\"" }, row[0])
    }
    let zone = try Zones()("Europe/London")
    for row in try SecondData.rows("london-unified.csv") {
      for school in AsrSchool.allCases {
        let times = try PrayerTimesRule(
          latitude: 51.5, longitude: -0.1, zone: zone,
          calculation: PrayerCalculation(method: .named(.londonUnified), school: school)
        ).times(on: day("2028-\(row[0])"))
        let columns = school == .hanafi ? [1, 2, 3, 7, 5, 6] : [1, 2, 3, 4, 5, 6]
        for (event, column) in zip(PrayerEvent.allCases, columns) {
          tally.compare(times.events[event], minute("2028-\(row[0])T\(row[column])Z"), "\(row[0]) \(event)")
        }
      }
    }
    tally.report()
  }
}
