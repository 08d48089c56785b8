import Foundation
import KernelDomain
import PrayerDomain
import Testing

/// The log, fasts and months of the second part.
@Suite(.enabled(if: SecondData.folder != nil)) struct SecondLogTests {
  private struct LogCase: Decodable {
    let zone: String
    let lat: Double
    let lon: Double
    let method: PrayerMethod.Name
    let now: String
    let prayer: Prayer
    let combined: Bool?
    let shortened: Bool?
    let jumuah: Bool?
    let day: String?
    let at: String?
    let entries: [String: PrayerStatus]?
    let expected: Outcome
  }

  @Test func logsAreEqual() throws {
    let zones = Zones()
    var tally = Tally("log2")
    for (number, one) in try SecondData.lines("log2.expected.jsonl", of: LogCase.self).enumerated() {
      let place = try PrayerPlace(latitude: one.lat, longitude: one.lon, zone: one.zone)
      let period = PrayerPeriod(
        from: nil, place: place, calculation: try PrayerCalculation(method: .named(one.method)))
      let schedule = try #require(try PrayerSchedule(PrayerPeriods([period])) { try zones($0) })
      tally.compare(try outcome(one, schedule, try zones(one.zone)), one.expected, "\(number + 1)")
    }
    tally.report()
  }

  private func outcome(_ one: LogCase, _ schedule: PrayerSchedule, _ zone: TimeZoneRules) throws -> Outcome {
    let now = try #require(Timestamp(one.now))
    let today = schedule.clock(at: now).day
    do throws(PrayerLogError) {
      let rule = try LoggingRule(
        one.prayer, isCombined: one.combined ?? false, isShortened: one.shortened ?? false,
        isJumuah: one.jumuah ?? false)
      let named: CivilDay? =
        switch one.day {
        case "today": today
        case "yesterday": CivilDay(daysSinceEpoch: today.daysSinceEpoch - 1)
        default: one.day.map(day)
        }
      let instant = try rule.instant(one.at.flatMap(prayedAt), on: named, now: now, zone: zone)
      guard let found = named.flatMap({ schedule.day($0) }) ?? rule.day(at: instant, in: schedule) else {
        return Outcome()
      }
      if named == nil {
        let entry = (one.entries?[found.day.description]).map { PrayerEntry($0) }
        try rule.check(unnamed: found, entry, at: instant, in: schedule)
      }
      let status = try rule.status(on: found, at: instant, now: now)
      return Outcome(day: found.day.description, at: instant.description, status: status.rawValue)
    } catch {
      return Outcome(refused: word(error))
    }
  }

  private func prayedAt(_ text: String) -> PrayedAt? {
    if let instant = Timestamp(text) { return .instant(instant) }
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return .clock(parts[0] * 60 + parts[1])
  }

  private func word(_ error: PrayerLogError) -> String {
    switch error {
    case .notCombined: "not-combined"
    case .notShortened: "not-shortened"
    case .notJumuah: "not-jumuah"
    case .inFuture: "future"
    case .recorded: "recorded"
    case .notBegun: "not-begun"
    default: "\(error)"
    }
  }

  private struct FastCase: Decodable {
    let year: Int
    let today: String
    let maghribPassed: Bool
    let estimate: Int
    let operations: [Operation]
    let expected: Totals

    struct Operation: Decodable {
      let day: String
      let status: FastStatus
      let makeUp: Bool?
      let expected: Outcome
    }

    struct Totals: Decodable, Equatable {
      let owed: Int
      let ramadan: [String: Int]
      let voluntary: Int
      let madeUp: Int
    }
  }

  @Test func fastsAreEqual() throws {
    var tally = Tally("fasts")
    for (number, one) in try SecondData.lines("fasts.expected.jsonl", of: FastCase.self).enumerated() {
      let today = day(one.today)
      var fasts: [CivilDay: FastEntry] = [:]
      for operation in one.operations {
        let rule = FastRule(fasts, estimate: one.estimate, hijri: HijriCalendar())
        let entry = FastEntry(operation.status, isMakeUp: operation.makeUp ?? false)
        let on = day(operation.day)
        var outcome = Outcome()
        do throws(FastError) {
          try rule.check(entry, on: on, today: today)
          fasts[on] = entry
          outcome.kind = rule.kind(of: entry, on: on).rawValue
          if rule.isFeast(on) { outcome.note = "feast" }
        } catch {
          switch error {
          case .inFuture: outcome.refused = "future"
          case .notRamadan: outcome.refused = "not-ramadan"
          case .ramadan: outcome.refused = "ramadan"
          case .nothingOwed: outcome.refused = "nothing-owed"
          }
        }
        tally.compare(outcome, operation.expected, "\(number + 1) \(operation.day)")
      }
      let rule = FastRule(fasts, estimate: one.estimate, hijri: HijriCalendar())
      let last = one.maghribPassed ? today : CivilDay(daysSinceEpoch: today.daysSinceEpoch - 1)
      let year = rule.year(one.year, until: last)
      let totals = FastCase.Totals(
        owed: rule.owed,
        ramadan: [
          "days": year.days, "fasted": year.fasted, "owed": year.owed, "exempt": year.exempt,
          "notRecorded": year.notRecorded,
        ], voluntary: year.voluntary, madeUp: year.madeUp)
      tally.compare(totals, one.expected, "\(number + 1) totals")
    }
    tally.report()
  }

  private struct MonthsCase: Decodable {
    let adjust: Int
    let own: [String: String]
    let expected: Expected
    let dates: [String: String]?

    enum Expected: Decodable, Equatable {
      case refused
      case months([String: String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if (try? container.decode(String.self)) != nil {
          self = .refused
        } else {
          self = .months(try container.decode([String: String].self))
        }
      }
    }
  }

  @Test func hijriMonthsAreEqual() throws {
    var tally = Tally("hijri-months")
    for (number, one) in try SecondData.lines("hijri-months.expected.jsonl", of: MonthsCase.self).enumerated() {
      var own: [HijriMonth: CivilDay] = [:]
      for (month, first) in one.own { own[try #require(HijriMonth(month))] = day(first) }
      let calendar = try? HijriCalendar(adjustment: one.adjust).with(own)
      guard let calendar, case .months(let months) = one.expected else {
        tally.compare(calendar == nil ? .refused : .months([:]), one.expected, "\(number + 1)")
        continue
      }
      for (month, first) in months {
        let days = calendar.days(of: try #require(HijriMonth(month)))
        tally.compare(days.lowerBound.description, first, "\(number + 1) \(month)")
      }
      for (civil, hijri) in one.dates ?? [:] {
        tally.compare(calendar.date(of: day(civil)).description, hijri, "\(number + 1) \(civil)")
      }
    }
    tally.report()
  }
}
