import BookApplication
import KernelApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

struct SwimOverviewTests {
  private func part(_ swims: [Swim], on day: String) throws -> SwimOverviewPart? {
    let day = try #require(CivilDay(day))
    return try SwimOverview(swims: InMemorySwimRepository(swims)).glance(on: day).part as? SwimOverviewPart
  }

  /// Sunday, Monday, Tuesday; and a month before.
  private static let starts = [
    "2024-02-06T06:00:00Z", "2024-03-10T06:00:00Z", "2024-03-11T06:00:00Z", "2024-03-12T06:00:00Z",
  ]

  @Test func weekAndMonthBesideThoseBefore() throws {
    let swims = try Self.starts.map { try swim($0) }
    let part = try #require(try part(swims, on: "2024-03-13"))
    #expect(part.day.description == "2024-03-13")
    #expect(part.latest.day == swims[3].day && part.latest.metres == 100 && part.latest.durationMilliseconds == 86_000)
    #expect(part.week.text == "2 200 172")
    #expect(part.weekBefore.text == "1 100 86")
    #expect(part.month.text == "3 300 258")
    #expect(part.monthBefore.text == "1 100 86")
  }

  @Test(arguments: [
    ("2024-03-17", 200, 100, 300, 100), ("2024-03-18", 0, 200, 300, 100), ("2024-03-25", 0, 0, 300, 100),
    ("2024-04-01", 0, 0, 0, 300), ("2024-05-01", 0, 0, 0, 0), ("2020-01-01", 200, 100, 300, 100),
  ])
  func asTimeGoesOn(day: String, week: Int, weekBefore: Int, month: Int, monthBefore: Int) throws {
    let part = try #require(try part(Self.starts.map { try swim($0) }, on: day))
    #expect(part.week.metres == week && part.weekBefore.metres == weekBefore)
    #expect(part.month.metres == month && part.monthBefore.metres == monthBefore)
    #expect(part.latest.day.description == "2024-03-12")
    #expect(part.day >= part.latest.day)
  }

  @Test func recordsOfTheLastThirtyDays() throws {
    let swims = [
      try swim("2024-02-01T06:00:00Z", style: .backstroke), try swim("2024-03-05T06:00:00Z", pool: 5_000),
      try swim("2024-03-06T06:00:00Z"),
    ]
    let records = try #require(try part(swims, on: "2024-03-06")?.records)
    #expect(records.map(\.style) == Array(repeating: .freestyle, count: 5))
    #expect(
      records.map(\.course) == [.shortCourseMetres, .shortCourseMetres] + Array(repeating: .longCourseMetres, count: 3))
    #expect(records.map(\.distance) == [50, 100, 50, 100, 200])
    #expect(try part(swims, on: "2024-04-03")?.records.count == 5)
    #expect(try part(swims, on: "2024-04-04")?.records.count == 2)
    #expect(try part(swims, on: "2024-04-05")?.records.count == 0)
  }

  @Test func anEmptyBookHasNoPart() throws {
    #expect(try part([], on: "2024-03-13") == nil)
    #expect(
      try SwimOverview(swims: InMemorySwimRepository()).glance(on: #require(CivilDay("2024-03-13"))).awaitsReview == 0)
  }
}

extension SwimOverviewPart.Span {
  /// Swims, metres and seconds.
  fileprivate var text: String { "\(swimCount) \(metres) \(durationMilliseconds / 1_000)" }
}
