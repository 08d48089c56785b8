import KernelDomain
import RunningDomain
import Testing

/// Each rule at the numbers where it turns.
struct RuleEdgeTests {
  @Test(arguments: [(9_999, 0), (10_000, 10_000), (10_001, 10_001)])
  func standingTakesTenSeconds(span: Int64, stood: Int64) {
    let meter = RunMeter.of([counted(0, 0), counted(span, 0)], .odometer)
    #expect(meter.standings.reduce(0) { $0 + $1.upperBound - $1.lowerBound } == stood)
  }

  @Test(arguments: [(2_999, true), (3_000, false)])
  func standingIsSlowerThanThreeTenthsOfAMetreASecond(length: Int64, stands: Bool) {
    let meter = RunMeter.of([counted(0, 0), counted(10_000, length)], .odometer)
    #expect(meter.standings.isEmpty != stands)
  }

  @Test(arguments: [(7_999, 12_000), (8_000, 11_000)])
  func eightMetresEndAStandstillAtTheFixBefore(length: Int64, end: Int64) {
    let fixes = [counted(0, 0), counted(10_000, 0), counted(11_000, 0), counted(12_000, length)]
    #expect(RunMeter.of(fixes, .odometer).standings == [0...end])
  }

  @Test func standingAddsNoLengthAndTheLineFromThereEndsIt() {
    let fixes = [
      placed(0, 0), placed(10_000, 0), placed(11_000, 300), placed(12_000, -300), placed(14_000, 1_000),
      placed(15_000, 1_300),
    ]
    let meter = RunMeter.of(fixes, .positions)
    #expect(meter.standings == [0...12_000])
    #expect(meter.length == line(0, 1_000) + line(1_000, 1_300))
  }

  @Test func aPauseEndsAStandstill() {
    let pause = RunPause(start: at(11_500), end: at(11_600), source: .timer)
    let fixes = [counted(0, 0), counted(10_000, 0), counted(11_000, 0), counted(12_000, 0), counted(21_999, 0)]
    #expect(RunMeter.of(fixes, .odometer, pauses: [pause]).standings == [0...11_000])
    #expect(
      RunMeter.of(fixes + [counted(22_000, 0)], .odometer, pauses: [pause]).standings
        == [0...11_000, 12_000...22_000])
  }

  @Test(arguments: [(0, 1), (-1, 0)])
  func aPositionFartherThanTwelveAndAHalfMetresASecondIsRejected(early: Int64, rejected: Int) {
    let length = line(0, 10_000)
    let reach = (2 * length + 24) / 25
    let meter = RunMeter.of([placed(0, 0), placed(reach - 1 - early, 10_000)], .positions)
    #expect(meter.rejected == rejected)
    #expect(meter.length == (rejected == 0 ? length : 0))
  }

  @Test(arguments: [(50_000, 0), (50_001, 1), (0, 0), (-1, 1)])
  func aPositionIsRejectedForItsAccuracy(accuracy: Int32, rejected: Int) {
    let meter = RunMeter.of([placed(0, 0), placed(1_000, 100, accuracy: accuracy)], .positions)
    #expect(meter.rejected == rejected)
  }

  @Test(arguments: [4, 5, 6])
  func fiveRejectedInARowAreAJump(count: Int) {
    let away = (0..<count).map { placed(1_000 * Int64($0 + 1), 100_000 + 300 * Int64($0)) }
    let meter = RunMeter.of([placed(0, 0)] + away, .positions)
    #expect(meter.jumps == (count < 5 ? 0 : 1))
    #expect(meter.rejected == (count < 5 ? 4 : 0))
    let steps = (1..<count).reduce(0) { $0 + line(100_000 + 300 * Int64($1 - 1), 100_000 + 300 * Int64($1)) }
    #expect(meter.length == (count < 5 ? 0 : steps))
  }

  @Test func aRejectedOneBeyondTheReachOfTheOneBeforeBeginsTheRowAnew() {
    let places: [Int64] = [0, 100_000, 100_300, 100_600, 300_000, 300_300, 300_600, 300_900]
    let fixes = places.enumerated().map { placed(1_000 * Int64($0.offset), $0.element) }
    #expect(RunMeter.of(fixes, .positions).jumps == 0)
    #expect(RunMeter.of(fixes + [placed(8_000, 301_200)], .positions).jumps == 1)
  }

  @Test(arguments: [(30_000, 20_999, false), (30_001, 21_000, true), (30_001, 21_001, false), (40_000, 27_999, true)])
  func aLongSlowStepIsAPauseWhereNobodyTells(span: Int64, length: Int64, isPause: Bool) {
    let fixes = [counted(0, 0), counted(1_000, 5_000), counted(1_000 + span, 5_000 + length)]
    #expect(RunMeter.of(fixes, .odometer, infersPauses: true).allPauses.isEmpty != isPause)
    #expect(RunMeter.of(fixes, .odometer).allPauses.isEmpty)
  }

  @Test(arguments: [(199, 0, 0), (200, 200, 0), (-199, 0, 0), (-200, 0, 200)])
  func twoMetresAreAClimb(difference: Int32, ascent: Int64, descent: Int64) {
    var rule = AscentRule()
    for elevation in [10_000, 10_000 + difference] {
      rule.add(RunFix(time: start, elevation: elevation))
    }
    #expect(rule.ascent == ascent)
    #expect(rule.descent == descent)
  }

  @Test func withoutElevationsThereIsNoClimb() {
    var rule = AscentRule()
    rule.add(counted(0, 0))
    #expect(rule.ascent == nil)
  }

  /// The odometer as a share of the length by positions, a little below and above what is credible.
  @Test(arguments: [(4, 5, 0, true), (4, 5, -1, false), (5, 4, 0, true), (5, 4, 1, false)])
  func theOdometerCountsFromFourFifthsToFiveQuarters(times: Int64, over: Int64, more: Int64, counts: Bool) throws {
    let step: Int64 = 600
    let length = (0..<100).reduce(0) { $0 + line(step * Int64($1), step * Int64($1 + 1)) }
    #expect(length >= 500_000)
    let bound = times < over ? (times * length + over - 1) / over : times * length / over
    let total = bound + more
    var fixes = (0...100).map { placed(3_000 * Int64($0), step * Int64($0)) }
    for index in fixes.indices { fixes[index].odometer = total * Int64(index) / 100 }
    let measured = try RecordedRun.of(fixes).measured()
    #expect(measured.source == (counts ? .odometer : .positions))
    #expect(measured.length == (counts ? total : length))
  }

  @Test func under500MetresByPositionsTheOdometerIsBelieved() throws {
    var fixes = (0...10).map { placed(3_000 * Int64($0), 600 * Int64($0)) }
    for index in fixes.indices { fixes[index].odometer = Int64(index) * 30_000 }
    #expect(try RecordedRun.of(fixes).measured().source == .odometer)
  }

  @Test(arguments: [(5, true), (4, false)])
  func halfOfTheFixesHaveToHaveTheOdometer(count: Int, counts: Bool) throws {
    var fixes = (0..<10).map { placed(3_000 * Int64($0), 900 * Int64($0)) }
    for index in 0..<count { fixes[index].odometer = Int64(index) * 10_000 }
    #expect(try RecordedRun.of(fixes).measured().source == (counts ? .odometer : .positions))
  }

  @Test(arguments: [(12_500, 12_500), (12_501, 0)])
  func anOdometerBeginsWhereSheCouldHaveComeInASecond(count: Int64, length: Int64) {
    #expect(RunMeter.of([counted(0, count), counted(1_000, count)], .odometer).length == length)
  }

  @Test func anOdometerThatFallsGoesOnFromThere() {
    let fixes = [counted(0, 0), counted(10_000, 30_000), counted(20_000, 5_000), counted(30_000, 30_000)]
    #expect(RunMeter.of(fixes, .odometer).length == 55_000)
  }

  @Test(arguments: [(21_600_000, 21_600_000), (21_600_001, 3_000)])
  func aStepOverSixHoursIsTheClockBeingSet(step: Int64, elapsed: Int64) throws {
    var recorded = RecordedRun.of([
      counted(0, 0), counted(1_000, 0), counted(1_000 + step, 9), counted(2_000 + step, 9),
    ])
    #expect(try recorded.run().end - recorded.run().start == step + 2_000)
    recorded.setsClock = true
    #expect(try recorded.run().end - recorded.run().start == (elapsed == step ? step + 2_000 : elapsed))
    recorded.timer = [TimerEvent(time: at(61_000), isStart: false), TimerEvent(time: at(step), isStart: true)]
    #expect(try recorded.run().end - recorded.run().start == step + 2_000)
  }

  /// Each time what lies before moves, events and laps too.
  @Test func aClockThatIsSetTwiceIsSetTwice() throws {
    let hours: Int64 = 8 * 3_600_000
    var recorded = RecordedRun.of((0..<9).map { counted(Int64($0) * 2_000 + Int64($0 / 3) * hours, 0) })
    recorded.setsClock = true
    recorded.timer = [TimerEvent(time: at(0), isStart: true), TimerEvent(time: at(16_000 + 2 * hours), isStart: false)]
    recorded.laps = [0, 6_000 + hours, 12_000 + 2 * hours].map { RunLap(start: at($0), duration: nil, length: nil) }
    let run = try recorded.run()
    #expect(run.fixes.map { run.end - $0.time } == [14_000, 12_000, 10_000, 9_000, 7_000, 5_000, 4_000, 2_000, 0])
    #expect(run.end == at(16_000 + 2 * hours))
    #expect(run.end - run.start == 14_000)
    #expect(run.laps.map { run.end - $0.start } == [14_000, 9_000, 4_000])
  }

  @Test func aClockThatLeapsAtEachFixTakesNoTime() throws {
    var recorded = RecordedRun.of((0..<20_000).map { counted(Int64($0) * 30_000_000, 0) })
    recorded.setsClock = true
    let run = try recorded.run()
    #expect(run.end - run.start == 19_999_000)
  }

  @Test(arguments: [(9_999, 0), (10_000, 10_000)])
  func tenSecondsBetweenSegmentsAreAPause(gap: Int64, paused: Int64) throws {
    var recorded = RecordedRun.of([counted(0, 0), counted(1_000, 0), counted(1_000 + gap, 0), counted(2_000 + gap, 0)])
    recorded.segmentStarts = [0, 2]
    #expect(try recorded.run().pauses.reduce(0) { $0 + $1.duration } == paused)
  }

  @Test(arguments: [(98_001, 0), (98_000, 2_000), (90_000, 10_000)])
  func whatALapsSpanExceedsItsTimeByIsPaused(time: Int64, paused: Int64) throws {
    var recorded = RecordedRun.of([counted(0, 0), counted(60_000, 100), counted(100_000, 200)])
    recorded.setsClock = true
    recorded.laps = [RunLap(start: at(0), duration: time, length: nil)]
    let run = try recorded.run()
    #expect(run.pauses.reduce(0) { $0 + $1.duration } == paused)
    #expect(run.pauses.allSatisfy { $0.end == at(60_000) && $0.source == .lap })
    #expect(!run.infersPauses)
  }
}
