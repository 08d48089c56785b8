import KernelDomain
import SwimmingDomain
import Testing

@Suite struct AttemptRuleTests {
  @Test(arguments: [
    (50, LengthUnit.metre, 2_500, 2), (1_500, .metre, 2_500, 60), (50, .metre, 5_000, 1), (100, .metre, 3_333, 3),
    (100, .metre, 3_334, 3), (200, .metre, 3_333, 6), (100, .metre, 2_000, 5), (50, .yard, 2_286, 2),
    (1_650, .yard, 2_286, 66), (100, .yard, 2_285, 4), (50, .metre, 2_501, 2), (50, .metre, 2_499, 2),
    (1_500, .metre, 500, 300), (100, .metre, 3_335, 3), (50, .metre, 2_502, 2), (50, .yard, 2_288, 2),
    (100, .yard, 3_048, 3), (1_650, .yard, 4_572, 33), (100, .metre, 1_250, 8), (100, .metre, 1_667, 6),
  ])
  func wholeLengthsMakeADistance(amount: Int, unit: LengthUnit, pool: Int, laps: Int) throws {
    let pool = try #require(PoolLength(centimetres: pool))
    #expect(AttemptRule.lapCount(of: Distance(amount, unit), in: pool) == laps)
  }

  @Test(arguments: [
    (50, LengthUnit.metre, 2_000), (50, .metre, 3_333), (100, .metre, 3_339), (50, .metre, 2_507), (50, .yard, 2_292),
    (100, .metre, 15_000), (50, .metre, 20_000),
  ])
  func otherDistancesCannotBeSwum(amount: Int, unit: LengthUnit, pool: Int) throws {
    let pool = try #require(PoolLength(centimetres: pool))
    #expect(AttemptRule.lapCount(of: Distance(amount, unit), in: pool) == nil)
  }

  @Test func aPoolOfTwentyMetresHasNoFifty() {
    let book = SwimBook(Swim(swim("FFFFFFFFFF"), pool: 2_000))
    #expect(book.records.times == ["freestyle 100": 10_000, "freestyle 200": 20_000])
    #expect(book.records.courses.map(\.description) == ["other-20m"])
  }

  @Test func threeLengthsOfThirtyThreeMetresMakeAHundred() {
    let book = SwimBook(Swim(swim("FFFFFF", each: 25_000), pool: 3_333))
    #expect(book.records.times == ["freestyle 100": 7_500, "freestyle 200": 15_000])
    #expect(book.records.courses.map(\.description) == ["other-33.33m"])
  }

  @Test func yardsAreCountedInYards() {
    let book = SwimBook(Swim(swim(String(repeating: "F", count: 66)), pool: 2_286))
    let distances = [50, 100, 200, 300, 400, 500, 600, 1_000, 1_650]
    #expect(book.records.records.map(\.distance) == distances.map { Distance($0, .yard) })
    #expect(book.records.times["freestyle 1650"] == 132_000)
    #expect(book.records.latestCourse == .shortCourseYards)
  }

  @Test(arguments: [(0, 4_000), (1_500, 4_000), (1_501, 4_150), (2_999, 4_299), (10_000, 5_000)])
  func restLongerThanRoundingCounts(gap: Int64, hundredths: Int) {
    let book = SwimBook(Swim(swim("F").swim("F", gap: gap)))
    #expect(book.records.times == ["freestyle 50": hundredths])
  }

  /// Laps of 20 s with gaps between them.
  @Test(
    arguments: [
      ([500, 500, 500], 80_000), ([500, 500, 501], 81_501), ([1_500, 0, 0], 80_000), ([1_500, 1_500, -1_499], 81_501),
      ([1_500, 1_500, -1_500], 80_000), ([-20_000, 1_500, 1_500], 80_000), ([800, 1_600, 800], 83_200),
      ([800, 1_600, 600], 81_600), ([-5_000, 1_600, -5_000], 81_600),
    ] as [([Int64], Int64)])
  func smallGapsCountWhereTheySumToMoreThanRounding(gaps: [Int64], milliseconds: Int64) {
    let book = SwimBook(Swim(gaps.reduce(swim("F")) { $0.swim("F", gap: $1) }))
    let hundredths = Int(milliseconds / 10)
    #expect(book.records.times["freestyle 100"] == hundredths)
    #expect(book.first.segments.map(\.elapsed) == [milliseconds])
    let history = book.history(of: .freestyle, Distance(100, .metre), on: .shortCourseMetres)
    #expect(history.map(\.best?.hundredths) == [hundredths])
  }

  @Test func smallGapsOfAnHourAreNoMoreThanOthers() {
    let laps = (0..<59).reduce(swim("F")) { tape, _ in tape.swim("F", gap: 240) }
    let book = SwimBook(Swim(laps))
    // 60 laps of 20 s and 59 gaps of 0.24 s; up to seven laps, the gaps may be rounding.
    #expect(book.records.times["freestyle 100"] == 8_000)
    #expect(book.records.times["freestyle 200"] == 16_168)
    #expect(book.records.times["freestyle 1500"] == 121_416)
  }

  /// As many milliseconds less as 32 bits hold, and five seconds more.
  @Test func noGapsMakeUpForAnOverlapOfWeeks() {
    let book = SwimBook(Swim(swim("F", each: 30_000).swim("FF", gap: 5_000 - (1 << 32)).swim("F", gap: 800)))
    #expect(book.records.times["freestyle 100"] == 9_000)
  }

  @Test(arguments: [(39_990, 3_999), (39_999, 3_999), (40_000, 4_000), (40_009, 4_000), (40_010, 4_001)])
  func theThousandthIsCutOff(milliseconds: Int32, hundredths: Int) {
    let book = SwimBook(Swim(swim("F", each: milliseconds), pool: 5_000))
    #expect(book.records.times == ["freestyle 50": hundredths])
  }

  @Test func thousandthsAddUpBeforeTheyAreCutOff() {
    let book = SwimBook(Swim(swim("FF", each: 20_005)))
    #expect(book.records.times == ["freestyle 50": 4_001])
  }

  @Test func allWindowsCount() throws {
    let tape = swim("FF").swim("FF", each: 19_000).swim("F", each: 18_000).swim("F", each: 19_500)
    let record = try #require(SwimBook(Swim(tape)).records.record(.freestyle, 50))
    #expect(record.hundredths == 3_700)
    #expect(record.laps == laps(4, 5))
    #expect(record.start == morning + 59_000)
  }

  @Test func noAttemptCrossesSegments() {
    let book = SwimBook(Swim(swim("F").swim("F", gap: 11_000)))
    #expect(book.records.records.isEmpty)
    #expect(book.records.courses == [.shortCourseMetres])
  }

  @Test func lapsThatSumToDaysHoldNoAttempt() {
    let book = SwimBook(Swim(swim("FFFF", each: .max)))
    #expect(book.records.records.isEmpty)
    #expect(book.history(of: .freestyle, Distance(50, .metre), on: .shortCourseMetres).isEmpty)
  }
}
