import KernelDomain
import SwimmingDomain
import Testing

@Suite struct SwimHistoryTests {
  let fifty = Distance(50, .metre)

  @Test func listsTheBestWindowOfEachSegmentByDay() {
    let first = Swim(swim("FF").swim("F", each: 18_000).swim("FF", gap: 20_000))
    let second = Swim(swim("FF", each: 21_000, start: morning + 3_600_000))
    let next = Swim(swim("FFF", each: 22_000, start: morning + 86_400_000))
    let history = SwimBook(first, second, next).history(of: .freestyle, fifty, on: .shortCourseMetres)
    #expect(history.map(\.day.description) == ["2024-06-02", "2024-06-01"])
    #expect(history[1].attempts.map(\.hundredths) == [3_800, 4_000, 4_200])
    #expect(
      history[1].attempts.map(\.segment.description) == [
        "20240601T100000Z.1", "20240601T100000Z.2", "20240601T110000Z.1",
      ])
    #expect(history[1].attempts[0].laps == laps(2, 3))
    #expect(history[1].best == history[1].attempts[0])
    #expect(history[0].best?.hundredths == 4_400)
  }

  @Test func aSegmentWithoutACleanWindowShowsItsBestMarked() {
    let swim = Swim(swim("FF").swim("F", each: 9_000, gap: 20_000).swim("F").swim("F", each: 8_000))
    let day = SwimBook(swim).history(of: .freestyle, fifty, on: .shortCourseMetres)[0]
    #expect(day.attempts.map(\.hundredths) == [4_000, 2_800])
    #expect(day.attempts.map(\.isSuspicious) == [false, true])
    #expect(day.best?.hundredths == 4_000)
  }

  @Test func aDayOfSuspiciousAttemptsHasNoBest() {
    let history = SwimBook(Swim(swim("FF", each: 9_000))).history(of: .freestyle, fifty, on: .shortCourseMetres)
    #expect(history.map(\.attempts.count) == [1])
    #expect(history[0].best == nil)
  }

  @Test func medleysAreListedUnderMix() {
    let swim = Swim(
      swim("YKBF").swim("MMMM", gap: 20_000).swim("YK", gap: 20_000).swim("B", each: 9_000).swim("F"))
    let day = SwimBook(swim).history(of: .mix, Distance(100, .metre), on: .shortCourseMetres)[0]
    #expect(day.attempts.map(\.segment.number) == [1, 2, 3])
    #expect(day.attempts.map(\.isSuspicious) == [false, false, true])
    #expect(day.attempts.map(\.laps) == [laps(1, 4), laps(5, 8), laps(9, 12)])
  }

  @Test func nothingOfOtherCoursesStylesOrDistances() {
    let book = SwimBook(Swim(swim("FF")))
    #expect(book.history(of: .freestyle, fifty, on: .longCourseMetres).isEmpty)
    #expect(book.history(of: .backstroke, fifty, on: .shortCourseMetres).isEmpty)
    #expect(book.history(of: .freestyle, Distance(100, .metre), on: .shortCourseMetres).isEmpty)
    #expect(SwimBook(Swim(swim("dd"))).history(of: .drill, fifty, on: .shortCourseMetres).isEmpty)
  }

  @Test func aDayIsLocalToItsSwim() throws {
    let start = try #require(Timestamp("2024-06-01T23:30:00Z"))
    let history = SwimBook(Swim(swim("FF", start: start), utcOffset: 3_600)).history(
      of: .freestyle, fifty, on: .shortCourseMetres)
    #expect(history.map(\.day.description) == ["2024-06-02"])
  }
}
