import KernelDomain
import RunningDomain
import Testing

struct FixOrderTests {
  private func order(_ seconds: Int64...) -> FixOrderRule {
    FixOrderRule(seconds.map { counted($0 * 1_000, $0) })
  }

  private func seconds(_ order: FixOrderRule) -> [Int64] {
    order.fixes.map { ($0.time - start) / 1_000 }
  }

  @Test func anEarlierFixIsDropped() {
    let order = order(0, 1, 2, 3, 1, 2, 4)
    #expect(seconds(order) == [0, 1, 2, 3, 4])
    #expect(order.dropped == 2)
  }

  @Test func oneOfTheSameTimeFillsWhatIsMissing() {
    var place = placed(0, 7)
    place.heartRate = 150
    let order = FixOrderRule([counted(0, 3), place, placed(0, 9), counted(1, 4)])
    #expect(order.fixes.count == 2)
    #expect(order.fixes[0].position == north(7))
    #expect(order.fixes[0].odometer == 3)
    #expect(order.fixes[0].heartRate == 150)
    #expect(order.merged == 2)
  }

  @Test func wrongFirstOnesGo() {
    #expect(seconds(order(900, 0, 1, 2)) == [0, 1, 2])
    #expect(order(900, 0, 1, 2).dropped == 1)
    #expect(seconds(order(900, 901, 902, 903, 904, 0, 1, 2, 3, 4, 5)) == [0, 1, 2, 3, 4, 5])
    // As many later ones as were kept do not outweigh them, nor more than five kept ones.
    #expect(seconds(order(900, 901, 0, 1)) == [900, 901])
    #expect(seconds(order(900, 901, 902, 903, 904, 905, 0, 1, 2, 3, 4, 5, 6)) == [900, 901, 902, 903, 904, 905])
  }

  @Test func withoutUsefulFixesThereIsNoRun() {
    #expect(throws: NoRun.tooFewFixes) { try RecordedRun.of([]).run() }
    #expect(throws: NoRun.tooFewFixes) { try RecordedRun.of([counted(0, 0)]).run() }
    let cadences = [RunFix(time: at(0), cadence: 80), RunFix(time: at(1), cadence: 80), counted(2, 0)]
    #expect(throws: NoRun.tooFewFixes) { try RecordedRun.of(cadences).run() }
    let old = (0..<9).map { RunFix(time: Timestamp(seconds: 700_000_000 + $0), odometer: 1) }
    #expect(throws: NoRun.clockNeverSet) { try RecordedRun.of(old).run() }
    #expect(throws: NoRun.tooFewFixes) { try RecordedRun.of(old + [counted(0, 0)]).run() }
    let many = (0...200_000).map { counted(Int64($0) * 1_000, 0) }
    #expect(throws: NoRun.tooManyFixes(200_001)) { try RecordedRun.of(many).run() }
  }

  @Test func noPositions() {
    #expect(RunPosition(latitude: 0, longitude: 0) == nil)
    #expect(RunPosition(latitude: 900_000_001, longitude: 0) == nil)
    #expect(RunPosition(latitude: 0, longitude: -1_800_000_001) == nil)
    #expect(RunPosition(latitude: -900_000_000, longitude: 1_800_000_000) != nil)
    #expect(RunPosition(latitude: 0, longitude: 1) != nil)
  }
}

struct TimerPauseTests {
  private func rule(_ events: (Int64, Bool)..., fixes: ClosedRange<Int64> = 0...100) -> TimerPauseRule {
    TimerPauseRule(
      events.map { TimerEvent(time: at($0.0), isStart: $0.1) }, fixes: at(fixes.lowerBound)...at(fixes.upperBound))
  }

  @Test func repeatedEventsCountNothing() {
    let rule = rule((0, true), (5, true), (10, false), (20, false), (30, true), (35, true), (100, false), (101, false))
    #expect(rule.pauses == [RunPause(start: at(10), end: at(30), source: .timer)])
    #expect(rule.span == at(0)...at(100))
  }

  @Test func aStopThatNoStartFollowsIsTheEndOrAPause() {
    #expect(rule((0, true), (120, false)).span == at(0)...at(120))
    let earlier = rule((0, true), (60, false))
    #expect(earlier.span == at(0)...at(100))
    #expect(earlier.pauses == [RunPause(start: at(60), end: at(100), source: .timer)])
  }

  @Test func theTimersStartIsTheRunsIfNotTooEarly() {
    #expect(rule((-3_600_000, true)).span.lowerBound == at(-3_600_000))
    #expect(rule((-3_600_001, true)).span.lowerBound == at(0))
    #expect(rule((1, true)).span.lowerBound == at(0))
    #expect(rule((-50, false), (50, true)).pauses == [RunPause(start: at(0), end: at(50), source: .timer)])
  }
}
