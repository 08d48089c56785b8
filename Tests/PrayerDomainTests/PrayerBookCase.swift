import KernelDomain
import PrayerDomain

/// A book of `books.expected.jsonl`.
struct PrayerBookCase: Decodable {
  let since: String
  let now: String
  let periods: [Period]
  let operations: [Operation]
  let rules: [Rule]
  let quiet: Quiet?
  let expected: Expected

  struct Period: Decodable {
    let zone: String
    let lat: Double
    let lon: Double
    let method: PrayerMethod.Name
    let school: AsrSchool
    let rule: HighLatitudeRule
    let from: String?
  }

  struct Operation: Decodable {
    let op: String
    let day: String?
    let prayer: Prayer?
    let at: String?
    let status: PrayerStatus?
    let combined: Bool?
    let congregation: Bool?
    let expected: String?
    let from: Place?
    let until: Place?

    struct Place: Decodable {
      let day: String
      let prayer: Prayer
    }
  }

  struct Rule: Decodable {
    let id: String
    let prayers: [Prayer]
    let when: ReminderRule.When
    let minutes: Int
  }

  struct Quiet: Decodable {
    let from: String
    let to: String
    let allow: [Prayer]
  }

  struct Expected: Decodable {
    let today: String
    let days: [Day]
    let statistics: [String: Counts]
    let streak: Int
    let reminders: [Reminder]

    struct Day: Decodable {
      let day: String
      let prayers: [String: Shown]
    }

    struct Shown: Decodable {
      let begin: String?
      let end: String?
      let state: String
    }

    struct Counts: Decodable, Equatable {
      let onTime: Int
      let late: Int
      let madeUp: Int
      let missed: Int
      let excused: Int
      let notRecorded: Int
      let congregation: Int
    }

    struct Reminder: Decodable {
      let dueAt: String
      let day: String
      let prayer: String
      let reminder: String
    }
  }
}

extension PrayerBookCase {
  func schedule(_ zones: Zones) throws -> PrayerSchedule? {
    var all = PrayerPeriods()
    for period in periods {
      all.put(
        PrayerPeriod(
          from: period.from.flatMap { Timestamp($0) },
          place: try PrayerPlace(latitude: period.lat, longitude: period.lon, zone: period.zone),
          calculation: try PrayerCalculation(
            method: .named(period.method), school: period.school, rule: period.rule)))
    }
    return try PrayerSchedule(all) { try zones($0) }
  }

  func reminderRules() throws -> [ReminderRule] {
    try rules.map { try ReminderRule(id: $0.id, prayers: $0.prayers, when: $0.when, minutes: $0.minutes) }
  }

  func quietHours() throws -> QuietHours? {
    func minutes(_ clock: String) -> Int {
      let parts = clock.split(separator: ":").compactMap { Int($0) }
      return parts[0] * 60 + parts[1]
    }
    return try quiet.map { try QuietHours(from: minutes($0.from), to: minutes($0.to), allowed: Set($0.allow)) }
  }
}

extension PrayerBookCase.Operation.Place {
  var prayerOfDay: PrayerOfDay { PrayerOfDay(prayer, of: PrayerDomainTests.day(day)) }
}
