import KernelDomain
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2023-06-04T23:35:07Z", 1_685_921_707_000),
    ("2023-06-04T23:35:07.050Z", 1_685_921_707_050), ("1969-12-31T23:59:59.999Z", -1),
    ("1999-12-31T23:59:59Z", 946_684_799_000),
  ])
  func textsReadBack(text: String, milliseconds: Int64) throws {
    #expect(Timestamp(text)?.milliseconds == milliseconds)
    #expect(Timestamp(milliseconds: milliseconds).description == text)
  }

  @Test(arguments: [
    "", "2023-06-04T23:35:07", "2023-06-04 23:35:07Z", "2023-06-04T24:00:00Z", "2023-06-04T23:60:00Z",
    "2023-06-04T23:35:60Z", "2023-06-04T23:35:07.000Z", "2023-06-04T23:35:07.5Z", "2023-06-04T23:35:07,050Z",
    "2023-02-30T00:00:00Z", "2023-06-04T23:35:07+00:00", "2023-06-04T23.35.07Z",
  ])
  func otherTextsAreNone(text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test func wholeSecondsAreRoundedTowardsThePast() {
    #expect(Timestamp(milliseconds: 1_999).seconds == 1)
    #expect(Timestamp(milliseconds: -1).seconds == -1)
    #expect(Timestamp(milliseconds: -1_000).seconds == -1)
  }

  @Test func timesAddUp() {
    let start = Timestamp(seconds: 10)
    #expect(start + 1_500 - start == 1_500)
    #expect(start < start + 1)
  }

  @Test(arguments: [
    ("2023-06-04T23:35:07Z", 7_200, "2023-06-05", "01:35:07"), ("2023-06-04T23:35:07Z", 0, "2023-06-04", "23:35:07"),
    ("2024-01-01T03:00:00Z", -18_000, "2023-12-31", "22:00:00"), ("1970-01-01T00:00:00Z", -1, "1969-12-31", "23:59:59"),
    ("2024-02-28T23:45:00Z", 20_700, "2024-02-29", "05:30:00"),
  ])
  func clocksElsewhereShowAnotherTime(text: String, offset: Int, day: String, time: String) throws {
    let instant = try #require(Timestamp(text))
    let clock = CivilDateTime(instant, offset: offset)
    #expect(clock.day.description == day)
    #expect(clock.time.description == time)
    #expect(clock.timestamp(offset: offset) == instant)
  }
}
