import KernelDomain
import SwimmingDomain
import Testing

@Suite struct SegmentRuleTests {
  func segments(gap: Int64, marked: Bool = false) -> [[Int]] {
    SwimSegmentRule.segments(of: swim("FF").swim("FF", gap: gap, marked: marked).laps).map { [$0.first, $0.last] }
  }

  @Test(arguments: [0, 1_501, 9_999, 10_000]) func aGapUpToTenSecondsKeepsASegmentWhole(gap: Int64) {
    #expect(segments(gap: gap) == [[1, 4]])
  }

  @Test(arguments: [10_001, 10_100, 60_000]) func aLongerGapBreaksIt(gap: Int64) {
    #expect(segments(gap: gap) == [[1, 2], [3, 4]])
  }

  @Test(arguments: [0, 2_900, 3_000]) func aMarkedGapUpToThreeSecondsKeepsItWhole(gap: Int64) {
    #expect(segments(gap: gap, marked: true) == [[1, 4]])
  }

  @Test(arguments: [3_001, 3_100, 10_000]) func aLongerMarkedGapBreaksIt(gap: Int64) {
    #expect(segments(gap: gap, marked: true) == [[1, 2], [3, 4]])
  }

  @Test func overlappingLapsHaveNoGap() {
    #expect(segments(gap: -5_000) == [[1, 4]])
    #expect(segments(gap: -5_000, marked: true) == [[1, 4]])
    let overlapping = Swim(swim("FF").swim("FF", gap: -5_000))
    #expect(overlapping.corrected.segments.map(\.elapsed) == [80_000])
  }

  @Test func lapsThatShareAStartAreOneSegment() {
    let drill = (0..<4).map { _ in
      SwimLap(start: morning, duration: 30_000, style: .drill, strokes: nil, isAfterRestMarker: false)
    }
    #expect(SwimSegmentRule.segments(of: drill) == [laps(1, 4)])
    #expect(Swim(drill).corrected.segments.map(\.elapsed) == [120_000])
  }

  @Test func aLapAloneIsASegment() {
    let single = swim("F").swim("F", gap: 20_000).swim("F", gap: 20_000)
    #expect(SwimSegmentRule.segments(of: single.laps) == [laps(1, 1), laps(2, 2), laps(3, 3)])
  }

  @Test func noLapsMakeNoSegment() {
    #expect(SwimSegmentRule.segments(of: []) == [])
    #expect(Swim([]).corrected.segments == [])
  }

  @Test func segmentsAreNumberedFromOneAndTimedFromWallToWall() {
    let swim = Swim(swim("FF").swim("K", gap: 1_500).swim("K", gap: 1_501).swim("BB", gap: 30_000))
    let segments = swim.corrected.segments
    #expect(segments.map(\.id.description) == ["20240601T100000Z.1", "20240601T100000Z.2"])
    #expect(segments.map(\.laps) == [laps(1, 4), laps(5, 6)])
    #expect(segments.map(\.elapsed) == [81_501, 40_000])
    #expect(segments.map(\.lengths) == [4, 2])
    #expect(segments.map(\.start) == [morning, morning + 113_001])
    #expect(swim.corrected.segment(2) == segments[1])
    #expect(swim.corrected.segment(3) == nil)
    #expect(swim.corrected.segment(0) == nil)
  }

  @Test func smallGapsCountBetweenExcludedLaps() throws {
    let tape = (0..<6).reduce(swim("F")) { tape, _ in tape.swim("F", gap: 600) }
    #expect(SwimBook(Swim(tape)).first.segments.map(\.elapsed) == [143_600])
    // Of seven laps, three and three: two gaps each, which may be rounding.
    let book = try SwimBook(Swim(tape)).correcting(.exclude(laps(4, 4)))
    #expect(book.first.segments.map(\.elapsed) == [120_000])
  }

  @Test func restIsToldWhereItCounts() {
    let swim = Swim(swim("FF").swim("F", gap: 1_500).swim("F", gap: 1_501).swim("F", gap: 20_000))
    #expect(swim.corrected.laps.map(\.rest) == [0, 0, 0, 1_501, 0])
  }
}
