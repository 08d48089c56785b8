import SwimmingDomain
import Testing

struct SwimSplitsTests {
  @Test func eachWallShowsTheTimeSinceTheStart() {
    let swim = Swim(swim("FFF", each: 20_000).swim("F", each: 19_000, gap: 2_000)).corrected
    #expect(SwimSplits(of: swim.laps).walls == [20_000, 40_000, 60_000, 81_000])
    #expect(SwimSplits(of: swim.laps[1...]).walls == [20_000, 40_000, 61_000])
  }

  /// The last wall is where the segment ends, by the same rule of small gaps.
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func theLastWallIsTheSegmentsTime(seed: UInt64) {
    var random = RandomBook(seed: seed)
    for swim in random.book().correctedSwimsOfAll {
      for segment in swim.segments where !swim.laps(of: segment).contains(where: \.isExcluded) {
        #expect(SwimSplits(of: swim.laps(of: segment)).milliseconds == segment.elapsed)
      }
    }
  }

  @Test func halvesNeedAWallBetween() {
    let faster = SwimSplits(of: Swim(swim("FF", each: 21_000).swim("FF", each: 20_000)).corrected.laps)
    #expect(faster.halves.map { [$0.first, $0.second] } == [42_000, 40_000])
    #expect(SwimSplits(of: Swim(swim("FFF")).corrected.laps).halves == nil)
    #expect(SwimSplits(of: Swim(swim("F")).corrected.laps).halves == nil)
  }

  @Test func fiftiesAreShownAndTwentyFivesOfLess() {
    let eight = SwimSplits(of: Swim(swim("FFFFFFFF")).corrected.laps)
    #expect(eight.shown(poolHundredths: 2_500) == [2, 4, 6, 8])
    #expect(eight.shown(poolHundredths: 5_000) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(eight.shown(poolHundredths: 3_333) == [1, 2, 3, 4, 5, 6, 7, 8])
    let three = SwimSplits(of: Swim(swim("FFF")).corrected.laps)
    #expect(three.shown(poolHundredths: 2_500) == [1, 2, 3])
    #expect(three.shown(poolHundredths: 2_000) == [1, 2, 3])
    #expect(SwimSplits(of: Swim(swim("FFFFF")).corrected.laps).shown(poolHundredths: 2_500) == [2, 4, 5])
    #expect(SwimSplits(of: Swim(swim("F")).corrected.laps).shown(poolHundredths: 2_500) == [1])
  }
}

extension SwimBook {
  fileprivate var correctedSwimsOfAll: [CorrectedSwim] { Array(correctedSwims(standing)) }
}
