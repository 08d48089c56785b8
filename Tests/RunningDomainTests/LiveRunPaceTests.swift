import KernelDomain
import RunningDomain
import TestSupport
import Testing

/// The signal, the pace, and what a run has reached.
struct LiveRunPaceTests {
  @Test(arguments: [(20_000, LiveSignal.good), (20_001, .weak), (50_000, .weak)] as [(Int32, LiveSignal)])
  func accuracyTellsTheSignal(accuracy: Int32, signal: LiveSignal) throws {
    var run = LiveRun.begun()
    run.take([placed(0, 0, accuracy: accuracy)], sequence: 1)
    #expect(run.signal(at: at(14_999)) == signal)
    #expect(run.signal(at: at(15_000)) == .lost)
    #expect(run.state(at: at(15_000)) == .running)
  }

  @Test func paceIsThatOfFifteenActiveSeconds() throws {
    var run = try LiveRun.running()
    let pace = try #require(run.metrics().pace)
    // 3 m/s.
    #expect(abs(pace - 333_333) < 2_000)
    try run.pause(at: at(60_500))
    #expect(run.metrics().pace == nil)
    try run.resume(at: at(300_000))
    run.take([placed(301_000, LiveRun.place(61))], sequence: 9)
    // The step that was paused adds 1.5 seconds and no length.
    #expect(abs(try #require(run.metrics().pace) - 370_370) < 2_000)
    #expect(run.metrics(at: at(316_000)).pace == nil)
  }

  @Test func whoHardlyMovesHasNoPace() throws {
    var run = LiveRun.begun(pausesStanding: false)
    for second in 0...40 { run.take([placed(Int64(second) * 1_000, Int64(second) * 40)], sequence: second + 1) }
    #expect(run.metrics().length > 10_000)
    #expect(run.metrics().pace == nil)
  }

  @Test func splitsAndTheGoalAreReached() throws {
    var start = LiveStart.of()
    start.goal = 1_500_000
    var run = LiveRun(start)
    try run.add(0...400)
    #expect(run.splits(every: .kilometre).count == 1)
    #expect(!run.hasReachedGoal)
    try run.add(401...510)
    #expect(run.hasReachedGoal)
    #expect(run.splits(every: .kilometre).map(\.length) == [1_000_000])
  }
}
