import KernelDomain
import Testing

@Suite struct CivilDayTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2023-06-05", 19_513),
    ("1900-03-01", -25_508), ("9999-12-31", 2_932_896), ("0001-01-01", -719_162),
  ])
  func daysAreCounted(text: String, days: Int) throws {
    let day = try #require(CivilDay(text))
    #expect(day.daysSinceEpoch == days)
    #expect(CivilDay(daysSinceEpoch: days) == day)
    #expect(day.description == text)
  }

  @Test func everyDayOfFourCenturiesFollowsTheOneBefore() {
    var previous = CivilDay(daysSinceEpoch: -1)
    for days in 0..<146_097 {
      let day = CivilDay(daysSinceEpoch: days)
      let isNext =
        day.year == previous.year && day.month == previous.month && day.day == previous.day + 1
        || day.day == 1 && CivilDay(year: previous.year, month: previous.month, day: previous.day + 1) == nil
      guard isNext, previous < day, day.daysSinceEpoch == days else {
        Issue.record("\(previous) is followed by \(day)")
        return
      }
      previous = day
    }
  }

  @Test(arguments: [
    ("1970-01-01", 3), ("1969-12-31", 2), ("1969-12-28", 6), ("2023-06-05", 0), ("2024-02-29", 3), ("0001-01-01", 0),
    ("1815-06-18", 6), ("9999-12-31", 4),
  ])
  func weeksBeginOnMonday(text: String, weekday: Int) throws {
    #expect(try #require(CivilDay(text)).weekday == weekday)
  }

  @Test(arguments: [
    "2023-02-29", "1900-02-29", "2023-13-01", "2023-00-01", "2023-04-31", "2023-06-00", "0000-01-01", "2023-6-5",
    "2023-06-05 ", "2023/06/05", "", "２023-06-05",
  ])
  func otherTextsAreNoDays(text: String) {
    #expect(CivilDay(text) == nil)
  }

  @Test func theMonthBefore() throws {
    for (month, before) in [("2024-03", "2024-02"), ("2024-01", "2023-12"), ("0001-01", "0001-01")] {
      #expect(try #require(CivilMonth(month)).before.description == before)
    }
  }
}
