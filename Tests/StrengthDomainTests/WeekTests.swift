import KernelDomain
import StrengthDomain
import Testing

struct WeekTests {
  /// Days at the edges of years, by ISO 8601's own definition.
  @Test(arguments: [
    ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"), ("2024-12-30", "2025-W01"), ("2023-12-31", "2023-W52"),
    ("2026-12-31", "2026-W53"), ("2027-01-03", "2026-W53"),
  ])
  func aWeekIsOfTheYearOfItsThursday(day: String, week: String) throws {
    #expect(ISOWeek(try #require(CivilDay(day))).description == week)
  }
}
