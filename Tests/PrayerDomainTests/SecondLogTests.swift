import Foundation
import KernelDomain
import PrayerDomain
import Testing

/// The fasts and months of the second part. Its log is in PrayerApplicationTests.
@Suite(.enabled(if: SecondData.folder != nil)) struct SecondLogTests {
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
