import BookInfrastructure
import KernelApplication
import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import TestSupport
import Testing

@testable import StrengthApplication

/// A rest continues whichever process keeps it. Its warning and its end are announced once each, after they are in the
/// book.
struct StrengthTimerTests {
  private let start = Timestamp(seconds: 1_760_000_000)
  private let under = StrengthUnderTest()
  private let clock = SettableClock(Timestamp(seconds: 1_760_000_000))

  /// - Parameter settings: where they are not as at first.
  private func reader(_ under: StrengthUnderTest, _ settings: Settings = Settings()) -> StrengthReader {
    StrengthReader(
      repository: under.strength, settings: FixedSettings(settings),
      bodyWeights: FileBodyWeightRepository(documents: BookDocuments(store: under.store)), clock: clock
    ) { CivilDateTime($0) }
  }

  private func at(_ second: Int64) -> Timestamp { start + second * 1_000 }

  /// Begins a workout with one set, after which a rest runs.
  private func begin(rest: Int) throws {
    let reader = reader(under)
    _ = try StartWorkout(reader: reader)(StartWorkout.Input(name: "Legs"))
    _ = try AddExercise(reader: reader)(AddExercise.Input(exercise: ExerciseID("Barbell_Squat")))
    _ = try LogSet(reader: reader)(LogSet.Input(SetInput(reps: 5), restSeconds: rest))
  }

  private func told(_ under: StrengthUnderTest, _ settings: Settings = Settings(), at second: Int64) throws -> [String]
  {
    clock.set(at(second))
    return try StrengthTimer(reader: reader(under, settings)).fire(at: at(second)).map(\.name)
  }

  @Test func aWarningAndTheEndOnceEach() throws {
    try begin(rest: 60)
    #expect(try StrengthTimer(reader: reader(under)).nextDeadline(at: at(0)) == at(57))
    #expect(try told(under, at: 56) == [])
    #expect(try told(under, at: 57) == [StrengthEvents.restWarning])
    // Another process goes on with it.
    #expect(try StrengthTimer(reader: reader(under.reopened)).nextDeadline(at: at(57)) == at(60))
    #expect(try told(under.reopened, at: 60) == [StrengthEvents.restEnded])
    #expect(try told(under, at: 61) == [])
    #expect(try StrengthTimer(reader: reader(under)).nextDeadline(at: at(61)) == nil)
  }

  @Test func anEndThatNobodySawIsToldLateAndAlone() throws {
    try begin(rest: 60)
    #expect(try told(under.reopened, at: 4_000) == [StrengthEvents.restEnded])
    #expect(try told(under.reopened, at: 4_001) == [])
  }

  @Test func nothingFallsDueWhileTheWorkoutIsPaused() throws {
    try begin(rest: 60)
    clock.set(at(20))
    _ = try PauseWorkout(reader: reader(under))(NoInput())
    #expect(try StrengthTimer(reader: reader(under.reopened)).nextDeadline(at: at(20)) == nil)
    #expect(try told(under.reopened, at: 500) == [])
    _ = try ResumeWorkout(reader: reader(under))(NoInput())
    #expect(try StrengthTimer(reader: reader(under.reopened)).nextDeadline(at: at(500)) == at(537))
  }

  @Test func eventsSayWhichSoundIsDueWhereItIsWanted() throws {
    try begin(rest: 60)
    let silent = Settings(values: [StrengthSettings.cue.name: .flag(false)])
    func cue(_ settings: Settings, _ second: Int64) throws -> RestCue? {
      clock.set(at(second))
      let events = try StrengthTimer(reader: reader(under, settings)).fire(at: at(second))
      return try #require(events.first?.details as? StrengthEvents.Rest).cue
    }
    #expect(try cue(Settings(), 57) == .warning)
    #expect(try cue(silent, 60) == nil)
  }

  @Test func whatTheClockCausedIsNoChangeOfTheUser() throws {
    try begin(rest: 60)
    let before = try under.log.changes(of: .strength).count
    #expect(try told(under, at: 57) == [StrengthEvents.restWarning])
    #expect(try told(under, at: 60) == [StrengthEvents.restEnded])
    #expect(try under.log.changes(of: .strength).count == before)
    // The set can be taken back with the rest that followed it.
    try under.undo(nil)
    let active = try #require(try under.reopened.strength.snapshot().book.state.active)
    #expect(active.blocks[0].sets.isEmpty)
    #expect(active.rest == nil)
  }

  /// The disk fails: no event is sent, and what is due stays due.
  @Test func whatIsToldIsInTheBookFirst() throws {
    try begin(rest: 60)
    let held = try under.holding()
    clock.set(at(60))
    #expect(try held.strength.snapshot().book.state.active?.nextDue == at(57))
    under.files.fail(.init(at: 1, code: 5))
    #expect(throws: Failure.self) { try StrengthTimer(reader: reader(held)).fire(at: at(60)) }
    under.files.fail(nil)
    #expect(try StrengthTimer(reader: reader(held)).nextDeadline(at: at(60)) != nil)
    #expect(try told(held, at: 60) == [StrengthEvents.restEnded])
  }
}
