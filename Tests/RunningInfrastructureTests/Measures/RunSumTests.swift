import Foundation
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

@testable import RunningApplication

/// Sums and comparisons of a book of runs that were added by hand, against what an independent program made of them.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct RunSumTests {
  @Test func sumsAreThoseOfAnotherProgram() throws {
    let (under, expected) = (try book(), try MeasuresData.decode(Expected.self, "book.expected.json"))
    func sums(_ by: SumRuns.Unit, _ since: CivilDay? = nil, _ until: CivilDay? = nil) throws -> [String: ExpectedSum] {
      let output = try SumRuns(reader: under)(SumRuns.Input(by: by, since: since, until: until))
      let named = output.periods.map { period -> (String, ExpectedSum) in
        let day = period.since.description
        let name = by == .year ? String(day.prefix(4)) : by == .month ? String(day.prefix(7)) : day
        return (name, ExpectedSum(period.sum))
      }
      return Dictionary(uniqueKeysWithValues: named)
    }
    let year = try sums(.month, CivilDay("2024-01-01"), CivilDay("2024-12-31"))
    #expect(year == expected.sums["run sums 2024 --by month"])
    let weeks = try sums(.week, CivilDay("2025-02-10"), CivilDay("2025-04-05"))
    #expect(weeks == expected.sums["run sums 2025-02-10..2025-04-05 --by week"])
    #expect(try sums(.year) == expected.sums["run sums --by year"])
  }

  @Test(arguments: [
    ("run compare 2024-03 2025-03", "2024-03-01...2024-03-31", "2025-03-01...2025-03-31"),
    ("run compare 2024 2025", "2024-01-01...2024-12-31", "2025-01-01...2025-12-31"),
    ("run compare 2025-07 2025-08", "2025-07-01...2025-07-31", "2025-08-01...2025-08-31"),
  ])
  func comparisonsAreThoseOfAnotherProgram(_ name: String, _ first: String, _ second: String) throws {
    let expected = try #require(try MeasuresData.decode(Expected.self, "book.expected.json").compare[name])
    let output = try CompareRuns(reader: try book())(CompareRuns.Input(first: days(first), second: days(second)))
    #expect(output.first.until.description == expected.first.until)
    #expect(output.second.until.description == expected.second.until)
    #expect(output.through == expected.through)
    #expect(ExpectedSum(output.first.sum) == expected.first.sum)
    #expect(ExpectedSum(output.second.sum) == expected.second.sum)
    #expect(output.difference.runs == expected.difference.runs)
    #expect(output.difference.days == expected.difference.days)
    #expect(output.difference.lengthMillimetres == expected.difference.length)
    #expect(output.difference.activeMilliseconds == expected.difference.active)
  }

  private func days(_ text: String) throws -> ClosedRange<CivilDay> {
    try #require(CivilDay(String(text.prefix(10))))...(try #require(CivilDay(String(text.suffix(10)))))
  }

  private func book() throws -> RunReader { try HandBook.reader() }

  private struct Expected: Decodable {
    let sums: [String: [String: ExpectedSum]]
    let compare: [String: Comparison]
  }

  private struct Comparison: Decodable {
    let first: Period
    let second: Period
    let through: Bool?
    let difference: Difference
  }

  private struct Period: Decodable {
    let until: String
    let sum: ExpectedSum
  }

  private struct Difference: Decodable {
    let runs: Int
    let days: Int
    let length: Int64
    let active: Int64
  }
}

/// The sums of some runs, as an independent program made them.
struct ExpectedSum: Decodable, Equatable {
  let runs: Int
  let days: Int
  let length: Int64
  let active: Int64
  let elapsed: Int64
  let pace: Int64?
  let withoutLength: Int?
  let withoutTime: Int?

  init(_ view: RunSumView) {
    (runs, days) = (view.runs, view.days)
    (length, active, elapsed) = (view.lengthMillimetres, view.activeMilliseconds, view.elapsedMilliseconds)
    (pace, withoutLength, withoutTime) = (view.paceMilliseconds, view.withoutLength, view.withoutTime)
  }
}
