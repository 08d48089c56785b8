import KernelApplication
import KernelDomain
import StrengthDomain
import TestSupport
import Testing

@testable import StrengthApplication

/// A workout in which nothing was done for four hours.
struct ForgottenWorkoutTests {
  private let under = StrengthUnderTest()

  private var atOnce: StrengthReader { under.reader() }
  private var later: StrengthReader { under.reader(at: 1_796_000_000 + 5 * 3_600) }

  @Test func itsLastSetIsNoneThatWasRemoved() throws {
    _ = try StartWorkout(reader: atOnce)(StartWorkout.Input())
    _ = try AddExercise(reader: atOnce)(AddExercise.Input(exercise: ExerciseID("Barbell_Squat")))
    _ = try LogSet(reader: atOnce)(LogSet.Input(SetInput(reps: 5)))
    #expect(try ShowActiveWorkout(reader: later)(NoInput()).active?.offersFinishAt == atOnce.now())
    _ = try RemoveSet(reader: atOnce)(RemoveSet.Input(set: 1))
    let active = try #require(ShowActiveWorkout(reader: later)(NoInput()).active)
    #expect(active.isForgotten == true && active.offersFinishAt == nil)
    #expect(throws: Failure.self) { try FinishWorkout(reader: later)(FinishWorkout.Input(atLastSet: true)) }
    #expect(try ShowActiveWorkout(reader: later)(NoInput()).active != nil)
  }
}
