import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

@testable import RunningApplication

struct LiveRunRepositoryTests {
  @Test func aRunIsStartedFedFinishedAndSaved() throws {
    let under = try LiveRunUnderTest.started()
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).state == .acquiring)
    #expect(try under.add(0...300, 1).state == .running)
    #expect(try under.add(301...600, 2).accepted == 300)
    let shown = try ShowLive(coordinator: under.coordinator)(NoInput())
    #expect(shown.lengthMillimetres > 1_700_000)
    #expect(shown.kilometreSplits.count == 1)
    #expect(try FinishRun(coordinator: under.coordinator)(LiveMomentInput()).state == .finished)
    let saved = try SaveRun(coordinator: under.coordinator)(SaveRun.Input(name: "Evening"))
    let id = try #require(saved.run)
    let row = try #require(try under.runs.book()[id])
    #expect(row.run.name == "Evening")
    #expect(row.measured.length == shown.lengthMillimetres)
    #expect(row.measured.times.active == shown.activeMilliseconds)
    #expect(saved.events(changed: true).map(\.name).prefix(2) == ["running.stateChanged", "running.runSaved"])
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).state == .idle)
    #expect(try under.restarted().live.run() == nil)
  }

  @Test func aDiscardedRunIsHadBackByUndo() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...300, 1)
    let discarded = try DiscardRun(coordinator: under.coordinator)(NoInput())
    let id = try #require(discarded.run)
    #expect(try under.runs.book()[id]?.isRemoved == true)
    let number = try #require(discarded.number)
    _ = try under.log.undo(number, of: nil, isDryRun: false)
    #expect(try under.runs.book()[id]?.isRemoved == false)
  }

  @Test func oneThatNeverBeganIsDiscardedWithoutATrace() throws {
    let under = try LiveRunUnderTest.started()
    #expect(try DiscardRun(coordinator: under.coordinator)(NoInput()).run == nil)
    #expect(try under.runs.list().isEmpty)
    #expect(try under.live.run() == nil)
  }

  // MARK: Refusals

  @Test func thereIsOneRunAtATime() throws {
    let under = try LiveRunUnderTest.started()
    let id = RunID(start: SetClock.start).description
    #expect(throws: Failure.conflict(.running(.liveRunUnderWay(run: id)))) {
      try StartRun(coordinator: under.coordinator)(StartRun.Input())
    }
    #expect(try StartRun(coordinator: under.coordinator)(StartRun.Input(takeOver: true)).run.description == id)
  }

  @Test func nothingIsDoneToARunThatThereIsNot() throws {
    let under = try LiveRunUnderTest()
    let failure = Failure.conflict(.running(.noLiveRun))
    #expect(throws: failure) { try under.add(0...1, 1) }
    #expect(throws: failure) { try PauseRun(coordinator: under.coordinator)(LiveMomentInput()) }
    #expect(throws: Failure.self) { try SaveRun(coordinator: under.coordinator)(SaveRun.Input()) }
    #expect(throws: Failure.self) { try DiscardRun(coordinator: under.coordinator)(NoInput()) }
  }

  @Test func whatDoesNotFitIsRefusedWithWhatWould() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...60, 1)
    #expect(
      throws: Failure.conflict(
        .running(.notNow(action: .save, state: .running, valid: [.pause, .lap, .finish, .discard])))
    ) { try SaveRun(coordinator: under.coordinator)(SaveRun.Input()) }
    _ = try PauseRun(coordinator: under.coordinator)(LiveMomentInput())
    #expect(
      throws: Failure.conflict(.running(.notNow(action: .lap, state: .paused, valid: [.resume, .finish, .discard])))
    ) { try MarkLap(coordinator: under.coordinator)(LiveMomentInput()) }
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).state == .paused)
  }

  @Test func aRunIsFedUnderItsNameAndInBatches() throws {
    let under = try LiveRunUnderTest.started()
    let other = RunID(start: Timestamp(seconds: 1))
    #expect(throws: Failure.self) {
      try AddFixes(coordinator: under.coordinator)(AddFixes.Input(run: other, sequence: 1, fixes: []))
    }
    #expect(
      throws: Failure.invalidInput(field: "fixes", problem: .running(.fixesTooMany(found: 1_001, most: 1_000)))
    ) { try under.add(0...1_000, 1) }
    #expect(throws: Failure.self) { try under.add(0...1, 0) }
    #expect(throws: Failure.invalidInput(field: "sequence", problem: .running(.noSequence))) {
      try under.add(0...1, AddFixes.Input.mostSequence + 1)
    }
    under.clock.now(at: SetClock.start)
    let ahead = AddFixes.Input(
      run: RunID(start: SetClock.start), sequence: 1, fixes: LiveRunUnderTest.fixes(60...61))
    let time = (SetClock.start + 61_000).description
    #expect(throws: Failure.invalidInput(field: "fixes[1].time", problem: .running(.fixAhead(time: time)))) {
      try AddFixes(coordinator: under.coordinator)(ahead)
    }
    #expect(try under.live.run()?.fixes.isEmpty == true)
  }

  @Test func whatIsDoneToARunIsDoneWhileItIsRun() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...60, 1)
    let ahead = SetClock.start + 120_001
    #expect(throws: Failure.invalidInput(field: "at", problem: .running(.momentAhead(time: ahead.description)))) {
      try PauseRun(coordinator: under.coordinator)(LiveMomentInput(at: ahead))
    }
    let early = SetClock.start + -60_001
    #expect(
      throws: Failure.invalidInput(
        field: "at",
        problem: .running(.momentBehind(time: early.description, start: SetClock.start.description)))
    ) { try MarkLap(coordinator: under.coordinator)(LiveMomentInput(at: early)) }
    #expect(throws: Failure.self) { try FinishRun(coordinator: under.coordinator)(LiveMomentInput(at: early)) }
    _ = try PauseRun(coordinator: under.coordinator)(LiveMomentInput(at: SetClock.start + 120_000))
    #expect(throws: Failure.self) { try ResumeRun(coordinator: under.coordinator)(LiveMomentInput(at: ahead)) }
  }

  @Test func aRunBeginsNeitherAheadNorBeforeThereWereClocks() throws {
    let under = try LiveRunUnderTest()
    let ahead = SetClock.start + 60_001
    #expect(throws: Failure.invalidInput(field: "at", problem: .running(.momentAhead(time: ahead.description)))) {
      try StartRun(coordinator: under.coordinator)(StartRun.Input(at: ahead))
    }
    let early = Timestamp(seconds: -1)
    #expect(throws: Failure.invalidInput(field: "at", problem: .running(.startTooEarly(time: early.description)))) {
      try StartRun(coordinator: under.coordinator)(StartRun.Input(at: early))
    }
    #expect(try under.live.run() == nil)
  }

  /// Two that run by different ways and began in one second are two, whatever becomes of the second.
  @Test func anotherRunOfTheSameSecondTakesNoRunsPlace() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...300, 1)
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    let first = try #require(try SaveRun(coordinator: under.coordinator)(SaveRun.Input(name: "First")).run)
    let row = try #require(try under.runs.book()[first])

    under.clock.now(at: SetClock.start)
    let next = try StartRun(coordinator: under.coordinator)(StartRun.Input()).run
    try under.add(0...200, 1, to: next)
    let discarded = try #require(try DiscardRun(coordinator: under.coordinator)(NoInput()).run)
    #expect(discarded == next && discarded != first)
    #expect(try under.runs.book()[first] == row)

    under.clock.now(at: SetClock.start)
    let third = try StartRun(coordinator: under.coordinator)(StartRun.Input()).run
    try under.add(0...250, 1, to: third)
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    let second = try #require(try SaveRun(coordinator: under.coordinator)(SaveRun.Input(name: "Second")).run)
    #expect(second == third)
    #expect(Set([first, second, discarded]).count == 3)
    #expect(try under.runs.book()[first] == row)
  }

  // MARK: Feeding

  @Test func aBatchThatComesAgainIsAcknowledgedAndNotCounted() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...60, 1)
    let before = try under.live.run()?.fixes
    let repeated = try under.add(0...60, 1)
    #expect((repeated.accepted, repeated.repeated) == (0, true))
    #expect(try under.add(61...62, 2).repeated == nil)
    #expect(try under.add(61...62, 2).repeated == true)
    #expect(try under.live.run()?.fixes.prefix(61).elementsEqual(before ?? []) == true)
    let again = try under.restarted()
    #expect(try again.add(0...60, 1).accepted == 0)
    #expect(try again.live.run()?.fixes.count == 63)
  }

  @Test func oneConnectionFeedsIt() throws {
    let under = try LiveRunUnderTest.started()
    let (one, other) = (TestCaller(), TestCaller())
    try under.add(0...10, 1, by: one)
    #expect(throws: Failure.conflict(.running(.fedByAnother))) { try under.add(11...20, 2, by: other) }
    try under.add(11...20, 2, by: one)
    try under.add(21...30, 3, by: other, takeOver: true)
    #expect(throws: Failure.self) { try under.add(31...40, 4, by: one) }
    other.leave()
    try under.add(31...40, 4, by: one)
    #expect(try under.live.run()?.fixes.count == 41)
  }

  // MARK: After a crash

  @Test func aRunStandsAtItsLastAcknowledgedLine() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...60, 1)
    _ = try MarkLap(coordinator: under.coordinator)(LiveMomentInput())
    try under.add(61...120, 2)
    let before = try #require(try under.live.run())
    let again = try under.restarted()
    let after = try #require(try again.live.run())
    #expect(after.fixes == before.fixes)
    #expect(after.metrics() == before.metrics())
    #expect(after.laps == before.laps)
    // Within a minute it goes on.
    try again.add(150...200, 3)
    #expect(try again.live.run()?.times.active == 200_000)
  }

  @Test func aLongAbsenceIsAPauseAlsoAfterTheNextCrash() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...60, 1)
    let again = try under.restarted()
    again.clock.now(at: SetClock.start + 300_000)
    let shown = try ShowLive(coordinator: again.coordinator)(NoInput())
    #expect(shown.pause == .interrupted)
    #expect(shown.activeMilliseconds == 60_000)
    try again.add(301...330, 2)
    let third = try again.restarted()
    #expect(try third.live.run()?.times.active == 60_000 + 29_000)
    #expect(try third.live.run()?.metrics().state == .running)
  }

  /// Nothing of a batch that could not be kept stays in memory.
  @Test func whatWasNotKeptIsNotShown() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...60, 1)
    under.files.fail(MemoryFileSystem.Fault(at: 1, count: .max / 2, code: 5))
    #expect(throws: Failure.self) { try under.store.liveGroup { _ = try? under.add(61...70, 2) } }
    under.files.fail(nil)
    #expect(try under.live.run()?.fixes.count == 61)
    #expect(try under.add(61...70, 2).accepted == 10)
  }

  /// Beside changes, with one sync.
  @Test func aBatchIsOneSync() throws {
    let under = try LiveRunUnderTest.started()
    try under.add(0...60, 1)
    under.files.fail(nil)
    try under.add(61...70, 2)
    #expect(under.files.log.count { $0.hasPrefix("sync") } == 1)
  }
}
