import KernelDomain
import StrengthDomain
import Testing

/// Workouts that are arranged while they are under way, and corrected when they are over.
struct ArrangedWorkoutTests {
  private let squat = ExerciseID("Squat")
  private let press = ExerciseID("Press")
  private let plank = ExerciseID("Plank")
  private let start = Timestamp(seconds: 1_760_000_000)

  private func running(_ steps: [WorkoutStep]) throws -> ActiveWorkout {
    var workout = ActiveWorkout(
      id: WorkoutID(second: 1_760_000_000), name: "", start: start, utcOffset: 0)
    for (index, step) in steps.enumerated() { _ = try workout.take(step, at: start + Int64(index + 1) * 60_000) }
    return workout
  }

  private func set(_ reps: Int32) -> SetEntry { SetEntry(number: 0, reps: reps) }

  @Test func afterSeveralExercisesTheFirstWithoutASetIsNext() throws {
    let added: [WorkoutStep] = [
      .addBlock(ActiveBlock(exercise: squat)), .addBlock(ActiveBlock(exercise: press)),
      .addBlock(ActiveBlock(exercise: plank)),
    ]
    #expect(try running(added).current == 0)
    let further = added + [.logSet(block: 0, set(5), rest: 0), .addBlock(ActiveBlock(exercise: squat))]
    #expect(try running(further).current == 1)
  }

  @Test func exercisesMoveWithTheirSets() throws {
    let workout = try running([
      .addBlock(ActiveBlock(exercise: squat)), .addBlock(ActiveBlock(exercise: press)),
      .logSet(block: 0, set(5), rest: 0), .moveBlock(0, to: 1), .note("slow\nand steady"),
    ])
    #expect(workout.blocks.map(\.exercise) == [press, squat])
    #expect(workout.current == 1 && workout.blocks[1].sets.count == 1)
    var over = workout
    _ = try over.take(.finish, at: start + 3_600_000)
    #expect(over.finished?.note == "slow\nand steady")
    #expect(throws: WorkoutStepError.noBlock(count: 0)) { try running([.moveBlock(0, to: 2)]) }
  }

  @Test func aSwappedExerciseLosesItsPlannedLoads() throws {
    let load = Load(thousandths: 80_000, unit: .kilogram)
    let workout = try running([
      .addBlock(ActiveBlock(exercise: squat, targets: [SetTarget(load: load, reps: 5)])),
      .swapExercise(block: 0, press),
    ])
    #expect(workout.blocks[0].exercise == press)
    #expect(workout.blocks[0].targets == [SetTarget(reps: 5)])
  }

  // MARK: Corrections

  private var logged: Workout {
    Workout(
      id: WorkoutID(second: 1_760_000_000), source: "Strong", name: "", start: start, utcOffset: 0, duration: 3_600,
      blocks: [
        Block(
          exercise: .named("Squat (Barbell)", app: "Strong"),
          sets: [SetEntry(number: 1, reps: 5), SetEntry(number: 2, reps: 4)]),
        Block(exercise: .known(plank), sets: [SetEntry(number: 3, seconds: 60)]),
      ])
  }

  private func corrected(_ changes: [WorkoutCorrection.Change]) throws -> Workout {
    var workouts = CorrectedWorkouts([logged])
    var corrections: [WorkoutCorrection] = []
    for change in changes { corrections.append(try workouts.make(change, of: logged.id)) }
    // Corrections that are read again from the journal give the same.
    let again = CorrectedWorkouts([logged], corrections: corrections)
    #expect(again.setAside.isEmpty)
    #expect(again == workouts)
    return try #require(again[logged.id]).workout
  }

  @Test func addedSetsStandWhereTheyAreWanted() throws {
    let workout = try corrected([
      .addSet(4, set(3), squat, after: 2), .addSet(5, set(9), squat, after: 1), .addSet(6, set(8), press, after: nil),
      .addSet(7, set(7), press, after: nil), .editSet(5, set(10)), .removeSet(4),
    ])
    #expect(workout.blocks.map { $0.sets.map(\.number) } == [[1, 5, 2], [3], [6, 7]])
    #expect(workout.blocks[0].sets[1].reps == 10)
    #expect(workout.blocks[2].exercise == .known(press))
  }

  @Test func exercisesAreMovedAndSwapped() throws {
    let workout = try corrected([.moveBlock(3, to: 0), .swapExercise(1, press)])
    #expect(workout.blocks.map(\.exercise) == [.known(plank), .known(press)])
    #expect(throws: WorkoutCorrectionError.noSet(9)) { try corrected([.swapExercise(9, press)]) }
    #expect(throws: WorkoutCorrectionError.noBlock(count: 2)) { try corrected([.moveBlock(1, to: 2)]) }
  }

  @Test func timesAndNoteChangeAndTheIdStays() throws {
    let earlier = start + -1_800_000
    let workout = try corrected([
      .times(start: earlier, utcOffset: 3_600, duration: 4_200), .note("tired\nbut done"),
    ])
    #expect(workout.id == logged.id && workout.start == earlier && workout.duration == 4_200)
    #expect(workout.note == "tired\nbut done")
    #expect(throws: WorkoutCorrectionError.changesNothing) { try corrected([.note(nil)]) }
  }
}
