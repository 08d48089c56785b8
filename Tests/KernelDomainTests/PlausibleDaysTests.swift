import KernelDomain
import Testing

struct PlausibleDaysTests {
  private func day(_ text: String) throws -> CivilDay { try #require(CivilDay(text)) }

  @Test func whatWasLiesBetween1900AndTomorrow() throws {
    let days = PlausibleDays.past(on: try day("2026-12-31"))
    #expect(days == (try day("1900-01-01")...day("2027-01-01")))
  }

  @Test func whatIsPlannedBeginsYesterday() throws {
    let days = PlausibleDays.planned(on: try day("2026-01-01"))
    #expect(days.lowerBound == (try day("2025-12-31")))
    #expect(days.contains(try day("2126-01-01")))
    #expect(!days.contains(try day("2126-01-02")))
  }

  @Test(arguments: ["0001-01-01", "9999-12-31"])
  func anyClockHasSomeDays(today: String) throws {
    let today = try day(today)
    #expect(PlausibleDays.past(on: today).lowerBound >= (try day("1900-01-01")))
    #expect(PlausibleDays.planned(on: today).upperBound <= (try day("9999-12-31")))
  }
}
