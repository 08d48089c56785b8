import KernelDomain
import RunningDomain
import TestSupport
import Testing

/// A live run's states, and what may be done in each.
struct LiveRunTests {
  private func paused(_ pause: LivePause) throws -> LiveRun {
    var run = try LiveRun.running()
    switch pause {
    case .manual: try run.pause(at: at(60_000))
    case .auto: try run.stand(61...80)
    case .interrupted: run.noteAbsence()
    }
    return run
  }

  private func run(in state: LiveRunState) throws -> LiveRun {
    switch state {
    case .acquiring: return LiveRun.begun()
    case .running: return try LiveRun.running()
    case .paused(let pause): return try paused(pause)
    case .finished:
      var run = try LiveRun.running()
      try run.finish(at: at(61_000))
      return run
    }
  }

  private static let states: [LiveRunState] =
    [.acquiring, .running, .finished] + LivePause.allCases.map { .paused($0) }

  /// The time of each action, late enough that a client counts as absent.
  private static let later = at(200_000)

  @Test(arguments: states)
  func aRunIsInTheStateThatItWasBroughtTo(state: LiveRunState) throws {
    #expect(try run(in: state).state(at: LiveRunTests.later) == state)
  }

  @Test(arguments: states, [LiveRunAction.addFixes, .pause, .resume, .lap, .finish])
  func whatIsValidIsDoneAndAllElseIsRefused(state: LiveRunState, action: LiveRunAction) throws {
    var run = try run(in: state)
    let isValid = LiveRunAction.valid(in: state).contains(action)
    let failure: LiveRunError?
    do throws(LiveRunError) {
      switch action {
      case .addFixes: _ = try run.admitted([placed(200_000, 100)], at: LiveRunTests.later)
      case .pause: try run.pause(at: LiveRunTests.later)
      case .resume: try run.resume(at: LiveRunTests.later)
      case .lap: try run.lap(at: LiveRunTests.later)
      default: try run.finish(at: LiveRunTests.later)
      }
      failure = nil
    } catch {
      failure = error
    }
    #expect(failure == (isValid ? nil : .notNow(action, state)))
    let after = run.state(at: LiveRunTests.later)
    switch action {
    case _ where !isValid: #expect(after == state)
    case .pause: #expect(after == .paused(.manual))
    case .resume: #expect(after == .running)
    case .finish: #expect(after == .finished)
    default: #expect(after == state)
    }
  }

  @Test func theFirstAcceptedFixBeginsIt() throws {
    var run = LiveRun.begun()
    run.take([placed(1_000, 0, accuracy: 51_000)], sequence: 1)
    run.take([RunFix(time: at(2_000), heartRate: 90)], sequence: 2)
    #expect(run.state() == .acquiring)
    run.take([placed(3_000, 0, accuracy: 50_000)], sequence: 3)
    #expect(run.state() == .running)
    #expect(run.began == at(3_000))
    #expect(run.dropped == 2)
  }

  @Test func indoorsItRunsAtOnceByTheDevicesCount() throws {
    var run = LiveRun(LiveStart.of(isIndoor: true))
    #expect(run.state() == .running)
    run.take([counted(0, 0), counted(60_000, 200_000)], sequence: 1)
    #expect(run.metrics().length == 200_000)
    #expect(run.metrics().signal == nil)
  }

  @Test func movementEndsAStandstillThatIsAPause() throws {
    var run = try paused(.auto)
    let stopped = run.times
    #expect(stopped.active < 62_000)
    #expect(stopped.elapsed == 80_000)
    run.take([placed(81_000, LiveRun.place(60) + 900)], sequence: 9)
    #expect(run.state() == .running)
    #expect(run.times.active - stopped.active == 1_000)
  }

  @Test func standingIsNoPauseWhereSheDoesNotWantIt() throws {
    var run = try LiveRun.running(pausesStanding: false)
    try run.stand(61...80)
    #expect(run.state() == .running)
    #expect(run.times.active == 80_000)
    #expect(run.times.moving < 62_000)
  }

  @Test func sheEndsAStandstillByAWord() throws {
    var run = try paused(.auto)
    try run.resume(at: at(80_500))
    #expect(run.state() == .running)
    run.take([placed(81_000, LiveRun.place(60))], sequence: 9)
    #expect(run.state() == .running)
    try run.stand(82...95)
    #expect(run.state() == .paused(.auto))
  }

  // MARK: Absence

  @Test(arguments: [120_000, 120_001] as [Int64])
  func anAbsenceOfOverAMinuteIsAPause(time: Int64) throws {
    var run = try paused(.interrupted)
    let isPause = time > 120_000
    #expect(run.state(at: at(time)) == (isPause ? .paused(.interrupted) : .running))
    run.take([placed(time, LiveRun.place(120))], sequence: 9)
    #expect(run.state(at: at(time)) == .running)
    #expect(run.times.active == (isPause ? 60_000 : time))
  }

  @Test func oneThatWasAwayIsFinishedWhereItStood() throws {
    var run = try paused(.interrupted)
    try run.finish(at: at(3_600_000))
    #expect(run.times.elapsed == 60_000)
    var other = try paused(.interrupted)
    try other.pause(at: at(3_600_000))
    #expect(other.times.active == 60_000)
  }

  @Test func withoutAnAbsenceAHoleIsNoPause() throws {
    var run = try LiveRun.running()
    run.take([placed(200_000, LiveRun.place(200))], sequence: 9)
    #expect(run.times.active == 200_000)
  }

  // MARK: Batches

  @Test(arguments: [60_000, 60_001] as [Int64])
  func aFixOverAMinuteAheadIsRefusedWithItsBatch(ahead: Int64) throws {
    let run = try LiveRun.running()
    let now = at(60_000)
    let batch = [placed(61_000, 0), placed(60_000 + ahead, 0)]
    if ahead > 60_000 {
      #expect(throws: LiveRunError.ahead(1, at(60_000 + ahead))) { try run.admitted(batch, at: now) }
    } else {
      #expect(try run.admitted(batch, at: now).count == 2)
    }
  }

  /// Its clock was never set: the run would wait for a fix for ever, and nobody would know why.
  @Test(arguments: [86_400_000, 86_400_001] as [Int64])
  func aFixOverADayBeforeTheStartIsRefusedWithItsBatch(before: Int64) throws {
    let run = LiveRun.begun()
    let batch = [placed(0, 0), placed(-before, 0)]
    if before > 86_400_000 {
      #expect(throws: LiveRunError.behind(1, at(-before))) { try run.admitted(batch, at: at(0)) }
    } else {
      #expect(try run.admitted(batch, at: at(0)).count == 1)
    }
  }

  @Test func aFixOverAMinuteBeforeTheStartIsDropped() throws {
    let run = LiveRun.begun()
    let batch = [placed(-60_001, 0), placed(-60_000, 0)]
    #expect(try run.admitted(batch, at: at(0)).map(\.time) == [at(-60_000)])
    var replay = LiveStart.of()
    replay.isReplay = true
    #expect(try LiveRun(replay).admitted(batch + [placed(1_000_000, 0)], at: at(0)).count == 3)
  }

  @Test func whatIsOutOfOrderIsDroppedAndTheSameMomentFills() throws {
    var run = try LiveRun.running()
    run.take(
      [placed(59_000, 0), RunFix(time: at(60_000), heartRate: 150), RunFix(time: at(61_000), cadence: 80)], sequence: 9)
    #expect(run.dropped == 2)
    #expect(run.fixes.last?.heartRate == 150)
    #expect(run.hasTaken(9))
    #expect(!run.hasTaken(10))
  }

  @Test func aRunHasNoMoreFixesThanAnImportMay() throws {
    var run = LiveRun.begun()
    run.take((0..<199_999).map { placed(Int64($0), 0) }, sequence: 1)
    _ = try run.admitted([placed(200_000, 0)], at: at(200_000))
    #expect(throws: LiveRunError.tooManyFixes(200_000)) {
      try run.admitted([placed(200_000, 0), placed(200_001, 0)], at: at(200_000))
    }
  }

  @Test func lapsBeginWithTheRun() throws {
    var run = try LiveRun.running()
    #expect(try run.lap(at: at(60_500)) == 1)
    try run.add(61...70)
    #expect(try run.lap(at: at(70_500)) == 2)
    #expect(run.recorded.laps.map(\.start) == [at(0), at(60_500), at(70_500)])
  }

  /// As two processes left it that knew nothing of each other.
  @Test func anEntryThatDoesNotFitSaysNothing() throws {
    let fixes = (0...60).map { placed(Int64($0) * 1_000, LiveRun.place($0)) }
    let entries: [LiveEntry] = [.start(.of()), .fixes(sequence: 1, fixes), .finish(at(60_000))]
    let more: [LiveEntry] = [.absence, .finish(at(70_000)), .pause(at(80_000)), .lap(at(90_000)), .start(.of())]
    let run = try #require(LiveRun(entries))
    let odd = try #require(LiveRun(entries + more))
    #expect(odd.finish == run.finish)
    #expect(odd.times == run.times)
    #expect(odd.laps.isEmpty)
    #expect(LiveRun([.finish(at(0))]) == nil)
  }

  /// What came in a pause that nothing follows is no part of it.
  @Test func aRunThatIsFinishedInAPauseEndsWhereItBegan() throws {
    var run = try paused(.manual)
    try run.add(61...70)
    try run.finish(at: at(90_000))
    #expect(run.times.elapsed == 60_000)
    #expect(run.fixes.last?.time == at(60_000))
    #expect(try run.recorded.measured().times == run.times)
  }
}

extension LiveStart {
  static func of(isIndoor: Bool = false) -> LiveStart {
    var start = LiveStart(id: RunID(start: RunningDomainTests.start), time: RunningDomainTests.start)
    start.isIndoor = isIndoor
    return start
  }
}

extension LiveRun {
  static func begun(pausesStanding: Bool = true) -> LiveRun {
    var start = LiveStart.of()
    start.pausesStanding = pausesStanding
    return LiveRun(start)
  }

  /// One that has fixes of a runner at 3 m/s up to a minute after its start, every second.
  static func running(pausesStanding: Bool = true) throws -> LiveRun {
    var run = LiveRun.begun(pausesStanding: pausesStanding)
    try run.add(0...60)
    return run
  }

  /// Where the runner is after so many seconds at 3 m/s.
  static func place(_ second: Int) -> Int64 { Int64(second) * 270 }

  /// Fixes of these seconds.
  mutating func add(_ seconds: ClosedRange<Int>) throws {
    take(seconds.map { placed(Int64($0) * 1_000, LiveRun.place($0)) }, sequence: lastSequence + 1)
  }

  /// Adds fixes of the place that the runner reaches after a minute.
  mutating func stand(_ seconds: ClosedRange<Int>) throws {
    take(seconds.map { placed(Int64($0) * 1_000, LiveRun.place(60)) }, sequence: lastSequence + 1)
  }
}
