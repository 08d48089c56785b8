import KernelDomain
import SwimmingDomain
import Testing

@Suite struct SuspicionRuleTests {
  func suspicions(_ tape: LapTape, pool: Int? = 2_500) -> [SwimSuspicion?] {
    Swim(tape, pool: pool).corrected.laps.map(\.suspicion)
  }

  /// 25 m at 2.6 m/s take 9.615…, at 2.45 10.204…, at 2.35 10.638…, at 2.1 11.904… seconds.
  @Test(arguments: [
    ("F", 9_615, 9_616), ("M", 9_615, 9_616), ("?", 9_615, 9_616), ("Y", 10_204, 10_205), ("K", 10_638, 10_639),
    ("B", 11_904, 11_905),
  ])
  func fasterThanAnyoneSwimsIsSuspicious(letter: String, tooFast: Int32, fair: Int32) {
    #expect(suspicions(swim(letter, each: tooFast)) == [.tooFast])
    #expect(suspicions(swim(letter, each: fair)) == [nil])
  }

  @Test func exactlyTheLimitIsFair() {
    // 26 m in 10 s are 2.6 m/s.
    #expect(suspicions(swim("F", each: 10_000), pool: 2_600) == [nil])
    #expect(suspicions(swim("F", each: 9_999), pool: 2_600) == [.tooFast])
  }

  @Test func drillAndKickHaveNoSpeedLimit() {
    #expect(suspicions(swim("dk", each: 1_000)) == [nil, nil])
  }

  @Test func withoutAPoolThereIsNoSpeed() {
    #expect(suspicions(swim("F", each: 1_000), pool: nil) == [nil])
  }

  @Test func aLapShorterThanTheMedianByNineFifthsIsSuspicious() {
    // The median of six is 36 s, the limits 20 s and 64.8 s.
    let fair = swim("FFFFF", each: 36_000)
    #expect(suspicions(fair.swim("F", each: 20_000)) == [nil, nil, nil, nil, nil, nil])
    #expect(suspicions(fair.swim("F", each: 19_999)) == [nil, nil, nil, nil, nil, .short])
    #expect(suspicions(fair.swim("F", each: 64_800)) == [nil, nil, nil, nil, nil, nil])
    #expect(suspicions(fair.swim("F", each: 64_801)) == [nil, nil, nil, nil, nil, .long])
  }

  @Test func fiveLapsAreTooFewForAMedian() {
    #expect(suspicions(swim("FFFF", each: 36_000).swim("F", each: 12_000)).allSatisfy { $0 == nil })
    #expect(suspicions(swim("FFFFBB", each: 36_000).swim("F", each: 12_000)).allSatisfy { $0 == nil })
  }

  @Test func ofAnEvenCountTheMeanOfTheMiddleTwoCounts() {
    // 12, 12, 21, 24, 24, 24: the median is 22.5 s, the limit 12.5 s.
    let tape = swim("FF", each: 12_000).swim("F", each: 21_000).swim("FFF", each: 24_000)
    #expect(suspicions(tape) == [.short, .short, nil, nil, nil, nil])
    // 12.5 s itself is fair.
    let edge = swim("FF", each: 12_500).swim("F", each: 21_000).swim("FFF", each: 24_000)
    #expect(suspicions(edge).allSatisfy { $0 == nil })
  }

  @Test func drillIsMeasuredByItsMedianToo() {
    #expect(suspicions(swim("ddddddd", each: 50_000).swim("d", each: 25_000)).last == .some(.short))
  }

  @Test func tooFastComesBeforeShort() {
    #expect(suspicions(swim("FFFFFF", each: 36_000).swim("F", each: 9_000)).last == .some(.tooFast))
  }

  @Test func suspiciousLapsAreLeftOutOfRecordsUntilConfirmed() throws {
    let book = SwimBook(Swim(swim("FFF").swim("F", each: 9_000).swim("FF", each: 21_000)))
    #expect(book.records.times == ["freestyle 50": 4_000])
    #expect(book.records.record(.freestyle, 50)?.laps == laps(1, 2))
    let confirmed = try book.correcting(.confirm(laps(4, 4)))
    #expect(confirmed.records.times == ["freestyle 50": 2_900, "freestyle 100": 6_900])
    #expect(confirmed.first.laps[3].suspicion == .tooFast)
    #expect(!confirmed.first.laps[3].awaitsJudgement)
  }

  @Test func longLapsCount() {
    let book = SwimBook(Swim(swim("F", each: 50_000).swim("FFFFFF"), pool: 5_000))
    #expect(book.first.laps[0].suspicion == .long)
    #expect(book.records.times["freestyle 300"] == 12_000)
    #expect(book.history(of: .freestyle, Distance(300, .metre), on: .longCourseMetres).count == 1)
    #expect(
      SwimBook(Swim(swim("F", each: 50_000).swim("FFFFF"), pool: 5_000)).records.times["freestyle 300"] == 15_000)
  }

  @Test func aMedleyWithASuspiciousLapIsLeftOut() throws {
    let book = SwimBook(Swim(swim("YK").swim("B", each: 11_000).swim("F")))
    #expect(book.records.records.isEmpty)
    #expect(try book.correcting(.confirm(laps(3, 3))).records.times == ["mix 100": 7_100])
  }

  @Test func theMedianIsOfStylesAsCorrected() throws {
    // Seven laps of 40 s, the last in breaststroke: edited to freestyle, it makes six others.
    let tape = swim("FFFFF", each: 40_000).swim("B").swim("F", each: 40_000, gap: 0)
    let book = SwimBook(Swim(tape))
    #expect(book.first.laps.allSatisfy { $0.suspicion == nil })
    let edited = try book.correcting(.style(.freestyle, laps(6, 6)))
    #expect(edited.first.laps.map(\.suspicion) == [nil, nil, nil, nil, nil, .short, nil])
  }
}
