import KernelDomain
import SwimmingDomain
import Testing

@Suite struct RecordRuleTests {
  func swim50(_ start: Timestamp, each: Int32 = 20_000, pool: Int = 2_500) -> Swim {
    Swim(swim("FF", each: each, start: start), pool: pool)
  }

  @Test func anEmptyBookHasNoRecords() {
    #expect(SwimRecords(of: SwimBook()) == SwimRecords())
  }

  @Test func theLeastTimeHolds() {
    let book = SwimBook(swim50(morning), swim50(morning + 86_400_000, each: 19_000))
    #expect(book.records.records.map(\.hundredths) == [3_800])
    #expect(book.records.records[0].segment.description == "20240602T100000Z.1")
    #expect(book.records.records[0].day.description == "2024-06-02")
  }

  @Test func amongEqualTimesTheEarliestHoldsAndTheOthersTie() {
    let later = swim50(morning + 86_400_000, each: 20_004)
    let twice = Swim(swim("FF").swim("FFF", gap: 20_000))
    let record = SwimBook(twice, later).records.records[0]
    #expect(record.hundredths == 4_000)
    #expect(record.segment.description == "20240601T100000Z.1")
    #expect(record.laps == laps(1, 2))
    #expect(record.ties.map(\.description) == ["20240601T100000Z.2", "20240602T100000Z.1"])
  }

  @Test func withinASegmentTheEarliestOfEqualWindowsHolds() {
    let record = SwimBook(Swim(swim("F", each: 20_009).swim("FFF"))).records.records[0]
    #expect(record.laps == laps(1, 2))
    #expect(record.ties.isEmpty)
  }

  @Test func coursesAreNeverCompared() {
    let book = SwimBook(
      swim50(morning), Swim(swim("F", each: 30_000, start: morning + 90_000_000), pool: 5_000),
      Swim(swim("FF", each: 15_000, start: morning + 180_000_000), pool: 2_286))
    let records = book.records
    #expect(records.courses == [.longCourseMetres, .shortCourseMetres, .shortCourseYards])
    #expect(records.latestCourse == .shortCourseYards)
    #expect(records.records.map(\.hundredths) == [3_000, 4_000, 3_000])
    #expect(records.records.map(\.course) == records.courses)
  }

  @Test func poolsOfOneCourseAreCompared() {
    let book = SwimBook(swim50(morning, pool: 2_501), swim50(morning + 90_000_000, each: 19_000, pool: 2_499))
    #expect(book.records.records.map(\.hundredths) == [3_800])
  }

  @Test func recordsAreInTheOrderOfTheBook() {
    let tape = swim("KKKK").swim("YYYY", gap: 20_000).swim("????", gap: 20_000).swim("FFFF", gap: 20_000)
    let order = SwimBook(Swim(tape)).records.records.map { "\($0.style) \($0.distance)" }
    #expect(
      order == [
        "freestyle 50 m", "freestyle 100 m", "backstroke 50 m", "backstroke 100 m", "butterfly 50 m",
        "butterfly 100 m", "unknown 50 m", "unknown 100 m",
      ])
  }

  @Test func aSwimWithoutLapsOrPoolHoldsNothing() {
    #expect(SwimBook(Swim([])).records == SwimRecords())
    #expect(SwimBook(Swim(swim("FF"), pool: nil)).records == SwimRecords())
  }

  @Test func theDayIsThatOnWhichTheSwimBeganOnTheSwimmersClock() throws {
    // 23:59:50 in a zone two hours east; the fast laps are swum after midnight.
    let start = try #require(Timestamp("2024-06-01T21:59:50Z"))
    let swim = Swim(swim("FF", start: start).swim("FF", each: 18_000), utcOffset: 7_200)
    let record = SwimBook(swim).records.records[0]
    #expect(record.day.description == "2024-06-01")
    #expect(record.start.description == "2024-06-01T22:00:30Z")
  }

  @Test func clocksThatAreSetForwardDoNotTouchTimes() throws {
    // Central Europe, 2024-03-31: at 01:00 UTC the clock goes from 2 to 3.
    let start = try #require(Timestamp("2024-03-31T00:59:50Z"))
    let book = SwimBook(Swim(swim("FF", start: start), utcOffset: 3_600))
    #expect(book.records.times == ["freestyle 50": 4_000])
    #expect(book.records.records[0].day.description == "2024-03-31")
  }

  @Test func removedSwimsHoldNothing() throws {
    let book = try SwimBook(swim50(morning)).correcting(.remove)
    #expect(book.records == SwimRecords())
    #expect(book.history(of: .freestyle, Distance(50, .metre), on: .shortCourseMetres).isEmpty)
    #expect(book.standing.removed == [book.swims[0].id])
  }
}
