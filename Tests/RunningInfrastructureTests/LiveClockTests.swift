import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

@testable import RunningApplication

/// The clock of a live run is one, whatever the one on the wall is set to.
struct LiveClockTests {
  private static let hour: Int64 = 3_600_000
  private static let years: Int64 = 12 * 365 * 24 * hour

  /// A minute of a run at 3 m/s.
  private func running() throws -> LiveRunUnderTest {
    let under = try LiveRunUnderTest()
    _ = try StartRun(coordinator: under.coordinator)(StartRun.Input())
    try under.add(0...60, 1)
    return under
  }

  private func at(_ seconds: Int64) -> Timestamp { SetClock.start + seconds * 1_000 }

  // MARK: A clock that is set

  @Test(arguments: [-years, -hour, -90_000, 90_000, hour, years])
  func whatIsDoneWithoutATimeIsDoneWhenTheRunIsThere(leap: Int64) throws {
    let under = try running()
    under.clock.leap(by: leap)
    under.clock.pass(5_000)
    _ = try MarkLap(coordinator: under.coordinator)(LiveMomentInput())
    under.clock.pass(5_000)
    _ = try PauseRun(coordinator: under.coordinator)(LiveMomentInput())
    under.clock.pass(10_000)
    _ = try ResumeRun(coordinator: under.coordinator)(LiveMomentInput())
    under.clock.pass(5_000)
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    let run = try #require(try under.live.run())
    #expect(run.laps == [at(65)])
    #expect(run.finish == at(85))
    #expect(run.times.elapsed == 85_000)
    #expect(run.times.active == 75_000)
  }

  /// The device's clock is behind, and that of the fixes is the run's.
  @Test func aLapIsWhereTheFixesAre() throws {
    let under = try running()
    under.clock.leap(by: 40_000)
    _ = try MarkLap(coordinator: under.coordinator)(LiveMomentInput())
    #expect(try under.live.run()?.laps == [at(60)])
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).elapsedMilliseconds == 60_000)
  }

  /// Indoors time runs from the start: a clock that was never set is set during the run.
  @Test func aFixOfAnotherClockIsRefused() throws {
    let under = try LiveRunUnderTest()
    let id = try StartRun(coordinator: under.coordinator)(StartRun.Input(indoor: true)).run
    under.clock.leap(by: LiveClockTests.years)
    let time = under.clock.now()
    let fixes = [LiveFixInput(time: time, odometer: 10)]
    let refusal = Failure.invalidInput(
      field: "fixes[0].time", problem: .running(.fixLeaps(time: time.description)))
    #expect(throws: refusal) {
      try AddFixes(coordinator: under.coordinator)(AddFixes.Input(run: id, sequence: 1, fixes: fixes))
    }
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).elapsedMilliseconds == 0)
  }

  // MARK: A machine that slept, a run that was forgotten

  @Test func afterHoursWithoutAWordATimeHasToBeGiven() throws {
    let under = try running()
    under.clock.pass(8 * LiveClockTests.hour)
    func refusal(_ action: LiveRunAction) -> Failure {
      .conflict(.running(.longSilence(action: action, since: at(60).description)))
    }
    #expect(throws: refusal(.lap)) { try MarkLap(coordinator: under.coordinator)(LiveMomentInput()) }
    #expect(throws: refusal(.pause)) { try PauseRun(coordinator: under.coordinator)(LiveMomentInput()) }
    #expect(try under.live.run()?.times.elapsed == 60_000)
    _ = try MarkLap(coordinator: under.coordinator)(LiveMomentInput(at: at(59)))
    // One that is ended ended with what came last.
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    #expect(try under.live.run()?.finish == at(60))
    #expect(try SaveRun(coordinator: under.coordinator)(SaveRun.Input()).run != nil)
  }

  @Test func afterTheMachineWasStartedAnewByAWrongClockTheRunIsBounded() throws {
    let under = try running()
    let again = try under.restarted()
    again.clock.now(at: at(60) + LiveClockTests.years)
    #expect(throws: Failure.conflict(.running(.longSilence(action: .resume, since: at(60).description)))) {
      try ResumeRun(coordinator: again.coordinator)(LiveMomentInput())
    }
    _ = try FinishRun(coordinator: again.coordinator)(LiveMomentInput())
    #expect(try again.live.run()?.times.elapsed == 60_000)
  }

  @Test func aNightsPauseEndsByAWord() throws {
    let under = try running()
    _ = try PauseRun(coordinator: under.coordinator)(LiveMomentInput())
    under.clock.pass(10 * LiveClockTests.hour)
    #expect(try ResumeRun(coordinator: under.coordinator)(LiveMomentInput()).state == .running)
    #expect(try under.live.run()?.times.active == 60_000)
  }

  // MARK: An unlikely run

  @Test func aRunThatIsUnlikelyIsSavedOnceThatIsConfirmed() throws {
    let under = try running()
    under.clock.pass(8 * LiveClockTests.hour)
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput(at: under.clock.now()))
    let doubt = LiveRunView.Doubt(.silent(8 * LiveClockTests.hour))
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).doubt == doubt)
    #expect(throws: Failure.conflict(.running(.doubtfulRun(doubt)))) {
      try SaveRun(coordinator: under.coordinator)(SaveRun.Input())
    }
    #expect(try under.runs.list().isEmpty)
    #expect(try SaveRun(coordinator: under.coordinator)(SaveRun.Input(confirmed: true)).run != nil)
  }

  @Test func aRunThatEndsAheadOfTheClockIsAskedFor() throws {
    let under = try running()
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    under.clock.leap(by: -LiveClockTests.hour)
    #expect(throws: Failure.conflict(.running(.doubtfulRun(LiveRunView.Doubt(.ends(at(60))))))) {
      try SaveRun(coordinator: under.coordinator)(SaveRun.Input())
    }
  }

  /// As a live file of before may have it, in which a lap took the time on the wall.
  @Test func aRunOfYearsIsNotSavedWithoutAQuestion() throws {
    let under = try LiveRunUnderTest()
    var start = LiveStart(id: RunID(start: at(0) + -LiveClockTests.years), time: at(0) + -LiveClockTests.years)
    start.isReplay = true
    try under.live.start(start)
    try under.live.change { (run) throws(Failure) in
      let fixes = LiveRunUnderTest.fixes(0...60).map { fix in
        RunFix(
          time: fix.time.instant + -LiveClockTests.years, position: RunPosition(latitude: 500_000_000, longitude: 0))
      }
      run.take(fixes, sequence: 1)
      return (.fixes(sequence: 1, fixes), ())
    }
    try under.live.change { (run) throws(Failure) in
      _ = try? run.lap(at: SetClock.start)
      return (.lap(SetClock.start), ())
    }
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    let doubt = LiveRunView.Doubt(.lasts(LiveClockTests.years))
    #expect(throws: Failure.conflict(.running(.doubtfulRun(doubt)))) {
      try SaveRun(coordinator: under.coordinator)(SaveRun.Input())
    }
  }

  // MARK: A file that is played

  /// A file of years ago, played while its runner presses what there is.
  @Test func aReplayHasTheTimeOfItsFile() throws {
    let under = try LiveRunUnderTest()
    let start = at(0) + -LiveClockTests.years
    let pace = PressingPace(at: 100_000) {
      _ = try MarkLap(coordinator: under.coordinator)(LiveMomentInput())
      #expect(throws: Failure.self) { try MarkLap(coordinator: under.coordinator)(LiveMomentInput(at: SetClock.start)) }
      _ = try PauseRun(coordinator: under.coordinator)(LiveMomentInput())
      _ = try ResumeRun(coordinator: under.coordinator)(LiveMomentInput())
      let shown = try ShowLive(coordinator: under.coordinator)(NoInput())
      #expect(shown.elapsedMilliseconds == 100_000)
      let other = AddFixes.Input(
        run: try #require(shown.run), sequence: 9_000, fixes: LiveRunUnderTest.fixes(0...1), takeOver: true)
      #expect(throws: Failure.conflict(.running(.fedByFile))) { try AddFixes(coordinator: under.coordinator)(other) }
    }
    let played = try ReplayRun(coordinator: under.coordinator, files: PlayedFile(start: start), pace: pace)(
      ReplayRun.Input(path: "/run.gpx", speed: 1), progress: TestCall(by: nil))
    #expect(pace.hasPressed)
    #expect(played.activeMilliseconds == 300_000)
    let run = try #require(try under.live.run())
    #expect(run.laps == [start + 100_000])
    #expect(run.times.elapsed == 300_000)
    let saved = try #require(try SaveRun(coordinator: under.coordinator)(SaveRun.Input()).run)
    #expect(saved == played.run)
    #expect(try under.runs.book()[saved]?.measured.times.elapsed == 300_000)
  }

  @Test func aReplayThatIsStoppedEndsWhereItIs() throws {
    let under = try LiveRunUnderTest()
    let pace = PressingPace(at: 100_000) { _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput()) }
    let played = try ReplayRun(
      coordinator: under.coordinator, files: PlayedFile(start: at(0) + -LiveClockTests.years), pace: pace)(
        ReplayRun.Input(path: "/run.gpx", speed: 1), progress: TestCall(by: nil))
    #expect(played.state == .finished)
    #expect(played.activeMilliseconds == 100_000)
  }
}

/// A run of five minutes, a fix a second.
private struct PlayedFile: ReplayedFile {
  let start: Timestamp

  func run(at path: String) throws(Failure) -> Run {
    var recorded = RecordedRun(source: "Watch")
    recorded.fixes = (0...300).map { second in
      RunFix(
        time: start + Int64(second) * 1_000,
        position: RunPosition(latitude: 500_000_000 + Int64(second) * 270, longitude: 144_000_000))
    }
    do throws(NoRun) {
      return try recorded.ordered().run
    } catch {
      throw .cancelled
    }
  }
}

/// Time that passes by waiting, in which somebody presses something once.
private final class PressingPace: ReplayPace {
  private let time = Locked(Int64(0))
  private let pressed = Locked(false)
  private let moment: Int64
  private let press: @Sendable () throws -> Void

  init(at moment: Int64, _ press: @escaping @Sendable () throws -> Void) {
    self.moment = moment
    self.press = press
  }

  var hasPressed: Bool { pressed.withLock { $0 } }

  func now() -> Int64 { time.withLock { $0 } }

  func sleep(milliseconds: Int) {
    let now = time.withLock { time in
      time += Int64(milliseconds)
      return time
    }
    guard now > moment, !hasPressed else { return }
    pressed.withLock { $0 = true }
    do {
      try press()
    } catch {
      Issue.record(error)
    }
  }
}
