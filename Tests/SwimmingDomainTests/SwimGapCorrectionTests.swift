import KernelDomain
import SwimmingDomain
import Testing

/// Corrections of the gap between two segments.
struct SwimGapCorrectionTests {
  /// 4 × 25 m, 12 s of rest, 4 × 25 m, a long rest, 2 × 25 m.
  let book = SwimBook(Swim(swim("FFFF").swim("FFFF", gap: 12_000).swim("BB", gap: 90_000)))

  @Test func joinedSegmentsAreOneAndTheGapIsSwum() throws {
    let joined = try book.correcting(.join(laps(4, 5)))
    #expect(joined.first.segments.map(\.id.number) == [1, 3])
    #expect(joined.first.segments.map(\.laps) == [laps(1, 8), laps(9, 10)])
    #expect(joined.first.segments.map(\.elapsed) == [172_000, 40_000])
    #expect(joined.first.laps[4].rest == 12_000)
    #expect(joined.first.laps.indices.filter { joined.first.laps[$0].isJoined } == [4])
  }

  /// Four lengths that the watch let begin every 17 s took 80 s, so that of the 24 s after the last of them 15 were a rest.
  @Test func aGapBehindLengthsThatOverlapIsThatOfTheClock() throws {
    let watch = SwimBook(
      Swim(swim("F").swim("F", gap: -3_000).swim("F", gap: -3_000).swim("F", gap: -3_000).swim("FFFF", gap: 24_000)))
    let overlapping = watch.first.laps.map(\.start)
    #expect(overlapping[1] - overlapping[0] == 17_000)
    let rest = try #require(watch.first.repetitions[0].restMilliseconds)
    let gap = try #require(watch.first.gap(after: watch.first.segments[0]))
    #expect(gap.duration == rest)
    let joined = try watch.correcting(.join(laps(4, 5)))
    #expect(joined.first.segments.map(\.elapsed) == [160_000 + rest])
  }

  @Test func aJoinImprovesNoTimeAndMarksLongerOnes() throws {
    let joined = try book.correcting(.join(laps(4, 5)))
    #expect(joined.records.times["freestyle 100"] == 8_000)
    #expect(joined.records.record(.freestyle, 100)?.isEstimated == false)
    #expect(book.records.times["freestyle 200"] == nil)
    let long = try #require(joined.records.record(.freestyle, 200))
    #expect(long.hundredths == 17_200)
    #expect(long.isEstimated)
    #expect(long.segment.number == 1)
    // An attempt that begins after the gap knows nothing of it.
    let history = joined.history(of: .freestyle, Distance(100, .metre), on: .shortCourseMetres)
    #expect(history[0].attempts.map(\.isEstimated) == [false])
  }

  @Test func aJoinedSegmentIsFoundUnderTheOther() throws {
    let joined = try book.correcting(.join(laps(4, 5))).first
    #expect(joined.segment(2) == nil)
    #expect(joined.segment(joining: 2)?.id.number == 1)
    #expect(joined.segment(3)?.laps == laps(9, 10))
    #expect(joined.segment(joining: 3) == nil)
    #expect(joined.segment(joining: 4) == nil)
  }

  @Test func whatIsLongerThanMostOfALapIsNoJoin() throws {
    let most = SwimBook(Swim(swim("FFFF").swim("FFFF", gap: 16_000)))
    #expect(try most.correcting(.join(laps(4, 5))).first.segments.count == 1)
    let longer = SwimBook(Swim(swim("FFFF").swim("FFFF", gap: 16_001)))
    #expect(throws: SwimCorrectionError.gapTooLong(16_001, most: 16_000)) { try longer.correcting(.join(laps(4, 5))) }
    let slow = SwimBook(Swim(swim("FF", each: 90_000).swim("FF", each: 90_000, gap: 60_001)))
    #expect(throws: SwimCorrectionError.gapTooLong(60_001, most: 60_000)) { try slow.correcting(.join(laps(2, 3))) }
  }

  @Test func onlyAGapBetweenSegmentsIsJoined() throws {
    #expect(throws: SwimCorrectionError.notTorn(laps(2, 3))) { try book.correcting(.join(laps(2, 3))) }
    #expect(throws: SwimCorrectionError.notTorn(laps(4, 5))) {
      try book.correcting(.join(laps(4, 5)), .join(laps(4, 5)))
    }
    #expect(throws: SwimCorrectionError.excluded(lap: 4)) {
      try book.correcting(.exclude(laps(4, 4)), .join(laps(4, 5)))
    }
    #expect(throws: SwimCorrectionError.outside(laps: 10)) { try book.correcting(.join(laps(10, 11))) }
  }

  @Test func severalSegmentsJoinInARow() throws {
    let three = SwimBook(Swim(swim("FF").swim("FF", gap: 11_000).swim("FF", gap: 12_000).swim("FF", gap: 30_000)))
    let joined = try three.correcting(.join(laps(4, 5)), .join(laps(2, 3))).first
    #expect(joined.segments.map(\.id.number) == [1, 4])
    #expect(joined.segments[0].elapsed == 143_000)
    #expect(joined.segment(joining: 3)?.id.number == 1)
  }

  @Test func reclaimedLengthsFillTheGap() throws {
    let gap = SwimBook(Swim(swim("FFFF").swim("FFFF", gap: 41_000)))
    let found = try gap.correcting(.reclaim(laps(4, 5), lengths: 2, style: nil))
    #expect(found.first.segments.map(\.lengths) == [10])
    #expect(found.first.laps[4...5].map(\.duration) == [20_500, 20_500])
    #expect(found.first.laps[4...5].allSatisfy { $0.isReclaimed && $0.isEstimated && $0.numbers == laps(4, 4) })
    #expect(found.first.segments[0].elapsed == 201_000)
    #expect(found.records.record(.freestyle, 200)?.isEstimated == true)
    #expect(found.records.record(.freestyle, 100)?.isEstimated == false)
  }

  @Test func noAttemptBeginsOrEndsInsideReclaimedLengths() throws {
    // Six lengths in all, 22 s each in the gap: 150 m is no distance of the book, so only 50 m and 100 m can be.
    let gap = SwimBook(Swim(swim("FF", each: 30_000).swim("FF", each: 30_000, gap: 44_000)))
    let found = try gap.correcting(.reclaim(laps(2, 3), lengths: 2, style: nil))
    #expect(found.records.record(.freestyle, 50)?.hundredths == 4_400)
    #expect(found.records.record(.freestyle, 50)?.isEstimated == true)
    #expect(found.records.record(.freestyle, 100)?.hundredths == 10_400)
  }

  @Test func reclaimIsBoundedByWhatCanBeSwum() throws {
    let gap = SwimBook(Swim(swim("FFFF").swim("BBBB", gap: 30_000)))
    #expect(throws: SwimCorrectionError.stylesDiffer(.freestyle, .breaststroke)) {
      try gap.correcting(.reclaim(laps(4, 5), lengths: 1, style: nil))
    }
    // 25 m at 2.6 m/s take 9.616 s.
    #expect(throws: SwimCorrectionError.tooManyLengths(most: 3)) {
      try gap.correcting(.reclaim(laps(4, 5), lengths: 4, style: .freestyle))
    }
    #expect(try gap.correcting(.reclaim(laps(4, 5), lengths: 3, style: .freestyle)).first.laps.count == 11)
    #expect(throws: SwimCorrectionError.lengths(1...50)) {
      try gap.correcting(.reclaim(laps(4, 5), lengths: 0, style: .drill))
    }
    let unknown = SwimBook(Swim(swim("FFFF").swim("FFFF", gap: 30_000), pool: nil))
    #expect(try unknown.correcting(.reclaim(laps(4, 5), lengths: 50, style: nil)).first.laps.count == 58)
  }

  @Test func lapsAroundReclaimedOnesAreNeitherMergedWithThemNorSplit() throws {
    let gap = SwimBook(Swim(swim("FFFF").swim("FFFF", gap: 20_000)))
    #expect(throws: SwimCorrectionError.reclaimed(after: 4)) {
      try gap.correcting(.reclaim(laps(4, 5), lengths: 1, style: nil), .merge(laps(4, 5)))
    }
    #expect(throws: SwimCorrectionError.reclaimed(after: 4)) {
      try gap.correcting(.reclaim(laps(4, 5), lengths: 1, style: nil), .split(lap: 4, into: 2))
    }
    // Their style is changed with that of the lap before.
    let edited = try gap.correcting(.reclaim(laps(4, 5), lengths: 1, style: nil), .style(.backstroke, laps(4, 4)))
    #expect(edited.first.laps.map(\.style).filter { $0 == .backstroke }.count == 2)
  }

  @Test func lapsMergedOverAJoinKeepTheNumbersOfLaterSegments() throws {
    let torn = SwimBook(Swim(swim("FF").swim("F", each: 8_000, gap: 11_000).swim("FF", gap: 30_000)))
    let merged = try torn.correcting(.join(laps(2, 3)), .merge(laps(2, 3))).first
    #expect(merged.segments.map(\.id.number) == [1, 3])
    #expect(merged.laps.map(\.duration) == [20_000, 39_000, 20_000, 20_000])
    let record = try #require(
      try torn.correcting(.join(laps(2, 3)), .merge(laps(2, 3))).history(
        of: .freestyle, Distance(50, .metre), on: .shortCourseMetres)[0].attempts.first)
    #expect(record.isEstimated)
  }

  @Test func suggestedLengthsTakeWhatTheOthersTakeToAQuarter() {
    let laps: [Int32] = [20_000, 20_000, 20_000]
    #expect(SegmentGapRule.suggestedLengths(in: 15_000, between: laps) == 1)
    #expect(SegmentGapRule.suggestedLengths(in: 14_999, between: laps) == nil)
    #expect(SegmentGapRule.suggestedLengths(in: 25_000, between: laps) == 1)
    #expect(SegmentGapRule.suggestedLengths(in: 25_001, between: laps) == nil)
    #expect(SegmentGapRule.suggestedLengths(in: 39_000, between: laps) == 2)
    #expect(SegmentGapRule.suggestedLengths(in: -2_000, between: laps) == nil)
    #expect(SegmentGapRule.suggestedLengths(in: 20_000, between: []) == nil)
  }

  @Test func aGapTellsWhatCanBeSaidOfIt() throws {
    let swim = book.first
    #expect(swim.gap(after: swim.segments[0]) == SwimGap(duration: 12_000, isJoinable: true, suggestedLengths: nil))
    #expect(swim.gap(after: swim.segments[2]) == nil)
  }
}
