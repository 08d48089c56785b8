import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

@testable import RunningApplication

/// A run is called the same from its start to the book, and found by that name ever after.
struct LiveNameTests {
  private let name = RunID(start: SetClock.start)

  /// Its first fix comes twenty seconds after the start.
  private func saved(_ under: LiveRunUnderTest) throws -> RunID {
    under.clock.now(at: SetClock.start)
    let begun = try StartRun(coordinator: under.coordinator)(StartRun.Input()).run
    try under.add(20...300, 1, to: begun)
    _ = try FinishRun(coordinator: under.coordinator)(LiveMomentInput())
    let saved = try #require(try SaveRun(coordinator: under.coordinator)(SaveRun.Input()).run)
    return saved
  }

  private func shown(_ name: RunID, _ under: LiveRunUnderTest) throws -> RunID {
    try ShowRun(reader: under.reader)(ShowRun.Input(run: name)).run.id
  }

  @Test func aRunKeepsTheNameThatItWasBegunWith() throws {
    let under = try LiveRunUnderTest()
    #expect(try saved(under) == name)
    let row = try #require(try under.runs.book()[name])
    #expect(row.run.start == SetClock.start + 20_000)
    #expect(try under.runs.list().map(\.id) == [name])
    let again = try under.restarted()
    #expect(try again.runs.book()[name]?.run.start == row.run.start)
  }

  /// A recording is recognized by its start, whatever its name.
  @Test func theSameRecordingIsTakenOnce() throws {
    let under = try LiveRunUnderTest()
    let first = try saved(under)
    #expect(try saved(under) == first)
    #expect(try under.runs.list().count == 1)
    // While it was run the second time it had a name of its own, which leads to it.
    let other = RunID(start: SetClock.start, ordinal: 1)
    #expect(try shown(other, under) == first)
    #expect(
      try ShowTrack(reader: under.reader)(ShowTrack.Input(run: other)).run == first)
  }

  @Test func aNameOfNoRunNearIsUnknown() throws {
    let under = try LiveRunUnderTest()
    _ = try saved(under)
    for seconds in [-3_600, 3_600] as [Int64] {
      let far = RunID(start: SetClock.start + seconds * 1_000)
      #expect(throws: Failure.self) { try shown(far, under) }
    }
  }

  /// The name in a discarded run's links is no other run's.
  @Test func aDiscardedRunKeepsItsName() throws {
    let under = try LiveRunUnderTest()
    _ = try StartRun(coordinator: under.coordinator)(StartRun.Input())
    try under.add(20...300, 1)
    #expect(try DiscardRun(coordinator: under.coordinator)(NoInput()).run == name)
    #expect(try shown(name, under) == name)
  }
}
