import KernelDomain
import PrayerDomain
import TestSupport
import Testing

/// Days whose times were computed for this test by a script in another language: each root by 80 bisections of the
/// equations as they are written, without any table or interpolation.
@Suite struct ComputedDaysTests {
  struct Day: Sendable, CustomTestStringConvertible {
    let place: String
    let latitude: Double
    let longitude: Double
    let zone: String
    let day: String
    let method: PrayerMethod.Name
    let school: AsrSchool
    let times: [String?]

    init(
      _ place: String, _ latitude: Double, _ longitude: Double, _ zone: String, _ day: String,
      _ method: PrayerMethod.Name, _ school: AsrSchool, _ times: [String?]
    ) {
      self.place = place
      self.latitude = latitude
      self.longitude = longitude
      self.zone = zone
      self.day = day
      self.method = method
      self.school = school
      self.times = times
    }

    var testDescription: String { "\(place) \(day)" }
  }

  static let days = [
    Day(
      "Prague", 50.0875, 14.4214, "Europe/Prague", "2026-11-22", .muslimWorldLeague, .standard,
      [
        "2026-11-22T04:31Z", "2026-11-22T06:26Z", "2026-11-22T10:49Z", "2026-11-22T12:50Z", "2026-11-22T15:10Z",
        "2026-11-22T16:59Z",
      ]),
    Day(
      "Prague", 50.0875, 14.4214, "Europe/Prague", "2026-06-21", .muslimWorldLeague, .hanafi,
      [
        "2026-06-21T01:47Z", "2026-06-21T02:53Z", "2026-06-21T11:05Z", "2026-06-21T16:38Z", "2026-06-21T19:16Z",
        "2026-06-21T20:21Z",
      ]),
    Day(
      "Istanbul", 41.0082, 28.9784, "Europe/Istanbul", "1999-08-11", .turkey, .standard,
      [
        "1999-08-11T01:23Z", "1999-08-11T03:02Z", "1999-08-11T10:14Z", "1999-08-11T14:05Z", "1999-08-11T17:16Z",
        "1999-08-11T18:48Z",
      ]),
    Day(
      "Jakarta", -6.2088, 106.8456, "Asia/Jakarta", "2024-02-29", .indonesia, .standard,
      [
        "2024-02-28T21:42Z", "2024-02-28T22:56Z", "2024-02-29T05:07Z", "2024-02-29T08:11Z", "2024-02-29T11:14Z",
        "2024-02-29T12:24Z",
      ]),
    Day(
      "Kiritimati", 1.8721, -157.4278, "Pacific/Kiritimati", "2030-01-01", .karachi, .hanafi,
      [
        "2029-12-31T15:18Z", "2029-12-31T16:32Z", "2029-12-31T22:34Z", "2030-01-01T02:53Z", "2030-01-01T04:34Z",
        "2030-01-01T05:48Z",
      ]),
    Day(
      "Tromsø", 69.6492, 18.9553, "Europe/Oslo", "2026-06-21", .egyptian, .standard,
      [nil, nil, "2026-06-21T10:47Z", "2026-06-21T15:58Z", nil, nil]),
    Day(
      "Tromsø", 69.6492, 18.9553, "Europe/Oslo", "2026-12-21", .egyptian, .standard,
      ["2026-12-21T05:10Z", nil, "2026-12-21T10:43Z", nil, nil, "2026-12-21T15:50Z"]),
    Day(
      "Ushuaia", -54.8019, -68.303, "America/Argentina/Ushuaia", "1900-01-01", .france, .hanafi,
      [
        "1900-01-01T07:02Z", "1900-01-01T08:01Z", "1900-01-01T16:37Z", "1900-01-01T22:21Z", "1900-01-02T01:13Z",
        "1900-01-02T02:11Z",
      ]),
    Day(
      "Reykjavik", 64.1466, -21.9426, "Atlantic/Reykjavik", "2100-12-31", .russia, .standard,
      [
        "2100-12-31T08:32Z", "2100-12-31T11:20Z", "2100-12-31T13:31Z", "2100-12-31T13:55Z", "2100-12-31T15:41Z",
        "2100-12-31T18:30Z",
      ]),
    Day(
      "Kathmandu", 27.7172, 85.324, "Asia/Kathmandu", "2015-04-25", .tunisia, .standard,
      [
        "2015-04-24T22:21Z", "2015-04-24T23:44Z", "2015-04-25T06:24Z", "2015-04-25T09:50Z", "2015-04-25T12:52Z",
        "2015-04-25T14:13Z",
      ]),
    Day(
      "New York", 40.7128, -74.006, "America/New_York", "2026-03-08", .northAmerica, .standard,
      [
        "2026-03-08T10:04Z", "2026-03-08T11:19Z", "2026-03-08T17:08Z", "2026-03-08T20:22Z", "2026-03-08T22:55Z",
        "2026-03-09T00:10Z",
      ]),
  ]

  @Test(arguments: days) func isAsComputed(one: Day) throws {
    let rule = PrayerTimesRule(
      latitude: one.latitude, longitude: one.longitude, zone: try Zones()(one.zone),
      calculation: try PrayerCalculation(method: .named(one.method), school: one.school))
    let times = try rule.times(on: day(one.day))
    #expect(PrayerEvent.allCases.map { times.events[$0] } == one.times.map { $0.flatMap(minute) })
  }

  /// Every root of the equations within 0.02 seconds: a time differs from the slow one's only where that lies so near to
  /// the middle of a minute.
  @Test func rootsAreThoseOfTheEquations() throws {
    var random = SeededGenerator(seed: 20_261_123)
    let zone = try Zones()("UTC")
    var compared = 0
    for _ in 0..<300 {
      let latitude = Double.random(in: -89...89, using: &random)
      let longitude = Double.random(in: -180...180, using: &random)
      let number = Int.random(in: -25_567...47_846, using: &random)
      let school: AsrSchool = Bool.random(using: &random) ? .standard : .hanafi
      let method = try CustomPrayerMethod(
        fajrAngle: Double.random(in: 8...24, using: &random), ishaAngle: Double.random(in: 8...24, using: &random))
      let calculation = try PrayerCalculation(method: .custom(method), school: school, rule: .noBound)
      let times = PrayerTimesRule(latitude: latitude, longitude: longitude, zone: zone, calculation: calculation)
        .times(on: CivilDay(daysSinceEpoch: number)...CivilDay(daysSinceEpoch: number))
      let sun = ReferenceSun(latitude: latitude, longitude: longitude)
      let expected = sun.events(on: number, method, lengths: school == .hanafi ? 2 : 1)
      for event in PrayerEvent.allCases {
        guard let seconds = expected[event].flatMap({ $0 }) else {
          #expect(times[0].events[event] == nil, "\(event) \(latitude) \(longitude) \(number)")
          continue
        }
        if seconds.isNaN { continue }
        let time = try #require(times[0].events[event], "\(event) \(latitude) \(longitude) \(number)")
        // The instants that are rounded to that minute.
        let earliest = Double(time.seconds) - 30
        #expect(earliest - 0.02 <= seconds && seconds < earliest + 60.02, "\(event) \(latitude) \(longitude)")
        compared += 1
      }
    }
    #expect(compared > 1_200)
  }
}
