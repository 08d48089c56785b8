import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Testing

@testable import RunningApplication

/// Steps of a workout that a live run follows.
@Suite struct LiveStepTests {
  /// The positions stop arriving, but the timed step ends when its time is over; a restart changes nothing of that.
  @Test func aTimedStepEndsWithoutAFix() throws {
    let under = try LiveRunUnderTest()
    let input = StartRun.Input(at: SetClock.start, workout: "10s warm-up; 2x(400m / 90s)")
    _ = try StartRun(coordinator: under.coordinator)(input)
    try under.add(0...5, 1)
    let timer = LiveStepTimer(coordinator: under.coordinator)
    let now = SetClock.start + 8_000
    under.clock.now(at: now)
    #expect(try timer.nextDeadline(at: now).map { $0 - now } == 1_000)
    #expect(try timer.fire(at: now).isEmpty)
    let later = SetClock.start + 12_000
    under.clock.now(at: later)
    let events = try timer.fire(at: later)
    #expect(events.map(\.name) == [RunningEvents.lapMarked, RunningEvents.stepStarted])
    let live = try ShowLive(coordinator: under.coordinator)(NoInput())
    #expect(live.step?.number == 2 && live.step?.planned.lengthMillimetres == 400_000)
    let again = try under.restarted()
    #expect(try again.live.run()?.laps == [SetClock.start + 10_000])
  }

  @Test func theLapKeyEndsAStep() throws {
    let under = try LiveRunUnderTest()
    _ = try StartRun(coordinator: under.coordinator)(
      StartRun.Input(at: SetClock.start, workout: "warm-up; 400m"))
    try under.add(0...30, 1)
    _ = try MarkLap(coordinator: under.coordinator)(LiveMomentInput())
    #expect(try ShowLive(coordinator: under.coordinator)(NoInput()).step?.number == 2)
  }

  @Test func aPlanThatCannotBeReadStartsNoRun() throws {
    let under = try LiveRunUnderTest()
    #expect(throws: Failure.self) {
      _ = try StartRun(coordinator: under.coordinator)(StartRun.Input(at: SetClock.start, workout: "400"))
    }
    let run = try under.live.run()
    #expect(run.map(\.start) == nil)
  }

  @Test func workoutsAreSavedReplacedAndBroughtBack() throws {
    let under = try LiveRunUnderTest()
    let first = try AddWorkout(reader: under.reader)(AddWorkout.Input(name: "Track", plan: "3x(400m / 90s)"))
    let second = try AddWorkout(reader: under.reader)(AddWorkout.Input(name: "track", plan: "1km"))
    #expect(first.workout.workout == second.workout.workout && second.workout.steps.count == 1)
    let dry = try RemoveWorkout(reader: under.reader)(RemoveWorkout.Input(workout: "Track", dryRun: true))
    #expect(dry.number == nil)
    _ = try RemoveWorkout(reader: under.reader)(RemoveWorkout.Input(workout: "w1"))
    #expect(try under.reader.repository.lists().workouts.isEmpty)
    let again = try under.restarted()
    #expect(try again.reader.repository.lists().workouts.isEmpty)
  }
}
