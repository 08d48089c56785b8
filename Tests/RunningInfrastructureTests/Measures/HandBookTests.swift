import Foundation
import KernelApplication
import KernelDomain
import RunningDomain
import Testing

@testable import RunningApplication

/// Lists, years, shoes and loads of a book that was entered by hand, against what an independent program made of them.
@Suite(.enabled(if: MeasuresData.folder != nil))
struct HandBookTests {
  @Test func idsAreThoseOfAnotherProgram() throws {
    let (reader, expected) = (try HandBook.reader(), try expected())
    let runs = try ListRuns(reader: reader)(ListRuns.Input()).runs
    #expect(runs.map(\.id.description).sorted() == expected.ids.sorted())
    print("ids: \(expected.ids.count) equal")
  }

  @Test func listsAndTheirSumsAreThoseOfAnotherProgram() throws {
    let (reader, expected) = (try HandBook.reader(), try expected())
    var equal = 0
    for (words, list) in expected.lists {
      let output = try ListRuns(reader: reader)(try HandBookTests.input(words))
      #expect(output.runs.map(\.id.description).sorted() == list.runs.sorted(), "\(words)")
      #expect(ExpectedSum(output.sum) == list.sum, "\(words)")
      equal += list.runs.count + 1
    }
    print("lists: \(equal) equal")
  }

  /// Parses `run list 2024-11-15..2025-02-10 --kind running --text "a b"`.
  private static func input(_ words: String) throws -> ListRuns.Input {
    var input = ListRuns.Input()
    var quoted = false
    let parts = words.split { character in
      if character == "\"" { quoted.toggle() }
      return character == " " && !quoted
    }.map { $0.filter { $0 != "\"" } }
    var rest = parts.dropFirst(2)
    func value() throws -> String {
      let next = rest.popFirst()
      return try #require(next)
    }
    while let word = rest.popFirst() {
      switch word {
      case "--indoor": input.indoor = true
      case "--kind": input.kinds = try value().split(separator: ",").map(String.init)
      case "--tag": input.tag = rest.popFirst()
      case "--shoes": input.shoes = rest.popFirst()
      case "--text": input.text = rest.popFirst()
      case "--distance":
        let ends = try value().replacing("..", with: "|").split(
          separator: "|", omittingEmptySubsequences: false
        ).map { Double($0).map { Int64($0 * 1_000_000) } }
        (input.leastMillimetres, input.mostMillimetres) = (ends[0], ends[1])
      default: (input.since, input.until) = try days(String(word))
      }
    }
    return input
  }

  private static func days(_ text: String) throws -> (CivilDay, CivilDay) {
    if text.count == 4 {
      return (try #require(CivilDay(text + "-01-01")), try #require(CivilDay(text + "-12-31")))
    }
    if text.count == 7 {
      let first = try #require(CivilDay(text + "-01"))
      let last = (28...31).compactMap { CivilDay(year: first.year, month: first.month, day: $0) }.last
      return (first, try #require(last))
    }
    return (try #require(CivilDay(String(text.prefix(10)))), try #require(CivilDay(String(text.suffix(10)))))
  }

  @Test func yearsAreThoseOfAnotherProgram() throws {
    let (reader, expected) = (try HandBook.reader(), try expected())
    var equal = 0
    for (words, year) in expected.years {
      let output = try ShowRunYear(reader: reader)(ShowRunYear.Input(year: Int(words.suffix(4))))
      let months = output.months.map {
        Month(runs: $0.runs, length: $0.lengthMillimetres, active: $0.activeMilliseconds)
      }
      #expect(months == year.months, "\(words)")
      #expect(ExpectedSum(output.sum) == year.sum, "\(words)")
      #expect(output.longest?.id.description == year.longest)
      #expect(output.before.until.description == year.before.until)
      #expect(ExpectedSum(output.before.sum) == year.before.sum)
      let efforts = output.efforts.map { best in
        (best.effort.distance.rawValue, Effort(run: best.effort.run.description, time: best.effort.milliseconds))
      }
      #expect(Dictionary(uniqueKeysWithValues: efforts) == year.efforts)
      equal += 12 + 4 + year.efforts.count
    }
    print("years: \(equal) equal")
  }

  @Test func shoesWentAsFarAsInAnotherProgram() throws {
    let shoes = try ShowShoes(reader: HandBook.reader())(NoInput()).shoes
    let expected = try expected().shoes
    #expect(Dictionary(uniqueKeysWithValues: shoes.map { ($0.name, $0.lengthMillimetres) }) == expected)
    print("shoes: \(expected.count) equal")
  }

  @Test func loadsOfWeeksAreThoseOfAnotherProgram() throws {
    let (reader, expected) = (try HandBook.reader(), try expected().loads)
    let input = SumRuns.Input(by: .week, since: CivilDay("2025-01-01"), until: CivilDay("2025-08-14"))
    let weeks = try SumRuns(reader: reader)(input).periods
    var found: [String: Load] = [:]
    for week in weeks where week.sum.runs > 0 {
      // The first week of the span begins with the span, on a Wednesday.
      let monday = WeekStart.monday.firstDay(ofWeekOf: week.since)
      found[monday.description] = Load(
        load: week.sum.load ?? 0, told: week.sum.loadRuns ?? 0, runs: week.sum.runs)
    }
    #expect(found == expected)
    print("loads: \(expected.count) equal")
  }

  private func expected() throws -> Expected { try MeasuresData.decode(Expected.self, "book.expected.json") }

  private struct Expected: Decodable {
    let ids: [String]
    let lists: [String: List]
    let years: [String: Year]
    let shoes: [String: Int64]
    let loads: [String: Load]
  }

  private struct List: Decodable {
    let runs: [String]
    let sum: ExpectedSum
  }

  private struct Year: Decodable {
    let months: [Month]
    let sum: ExpectedSum
    let longest: String?
    let efforts: [String: Effort]
    let before: Before
  }

  private struct Month: Decodable, Equatable {
    let runs: Int
    let length: Int64
    let active: Int64
  }

  private struct Before: Decodable {
    let until: String
    let sum: ExpectedSum
  }

  private struct Load: Decodable, Equatable {
    let load: Int64
    let told: Int
    let runs: Int
  }

  private struct Effort: Decodable, Equatable {
    let run: String
    let time: Int64

    init(run: String, time: Int64) { (self.run, self.time) = (run, time) }

    init(from decoder: any Decoder) throws {
      var cells = try decoder.unkeyedContainer()
      (run, time) = (try cells.decode(String.self), try cells.decode(Int64.self))
    }
  }
}
