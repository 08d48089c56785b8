import KernelDomain
import StrengthDomain

/// Collects the subjects that a change sets, and the subjects that it depends on. A change cannot be undone while a
/// later change depends on a subject that the earlier change sets.
struct StrengthTouchedKeys {
  private enum Subject: Hashable {
    /// The workout in progress as a subject. There is at most one such workout.
    case active
    case workout(WorkoutID)
    case set(WorkoutID, Int32)
    case name(WorkoutID)
    case removal(WorkoutID)
    case times(WorkoutID)
    case note(WorkoutID)
    case exercise(ExerciseID)
    case rest(ExerciseID)
    case step(ExerciseID)
    case trainingMax(ExerciseID)
    case favourite(ExerciseID)
    case logged(LoggedName)
    case pair(WorkoutPair)
    case routine(RoutineID)
    case deload(RoutineID)
    case schedule(ScheduleID)
    case weight(String)
    case measure(BodyMeasure.Key)
  }

  private var decided: Set<Subject> = []
  private var used: Set<Subject> = []

  init(_ edits: some Sequence<StrengthEdit>) {
    for edit in edits { take(edit) }
  }

  private mutating func take(_ edit: StrengthEdit) {
    switch edit {
    case .start(let start):
      decided.formUnion([.active, .workout(start.id)])
      used.formUnion(start.blocks.map { .exercise($0.exercise) })
      if let routine = start.routine { used.formUnion([.routine(routine), .deload(routine)]) }
    // Each step of a workout depends on all earlier ones.
    case .step(let id, let step, _):
      decided.insert(.workout(id))
      switch step {
      case .finish, .finishAtLastSet, .discard: decided.insert(.active)
      case .addBlock(let block): used.insert(.exercise(block.exercise))
      case .swapExercise(_, let exercise): used.insert(.exercise(exercise))
      default: break
      }
    case .told: break
    case .logWorkout(let workout):
      decided.insert(.workout(workout.id))
      used.formUnion(workout.blocks.map { .exercise($0.exerciseID) })
    case .correct(let correction): take(correction)
    case .putExercise(let exercise): decided.insert(.exercise(exercise.id))
    case .setRest(let id, _):
      decided.insert(.rest(id))
      used.insert(.exercise(id))
    case .setStep(let id, _):
      decided.insert(.step(id))
      used.insert(.exercise(id))
    case .setTrainingMax(let id, _):
      decided.insert(.trainingMax(id))
      used.insert(.exercise(id))
    case .setFavourite(let id, _):
      decided.insert(.favourite(id))
      used.insert(.exercise(id))
    case .merge(let merge):
      decided.insert(.exercise(merge.from))
      used.insert(.exercise(merge.into))
    case .setNames(let names, let exercises):
      decided.formUnion(names.map { .logged($0.logged) })
      decided.formUnion(exercises.map { .exercise($0.id) })
      used.formUnion(names.filter { $0.exercise.isOwn }.map { .exercise($0.exercise) })
    case .setTwins(let pairs, _):
      decided.formUnion(pairs.map { .pair($0) })
      used.formUnion(pairs.flatMap { [.workout($0.first), .workout($0.second)] })
    case .putRoutine(let routine):
      decided.insert(.routine(routine.id))
      used.formUnion(routine.blocks.map { .exercise($0.exercise) })
    case .removeRoutine(let id): decided.insert(.routine(id))
    case .deload(let id, _):
      decided.insert(.deload(id))
      used.insert(.routine(id))
    case .putSchedule(let id, let scheduled):
      decided.insert(.schedule(id))
      used.insert(.routine(scheduled.routine))
    case .removeSchedule(let id): decided.insert(.schedule(id))
    case .setMeasure(let key, _): decided.insert(.measure(key))
    case .weigh(let day, _): decided.insert(.weight(day.description))
    }
  }

  private mutating func take(_ correction: WorkoutCorrection) {
    used.insert(.workout(correction.workout))
    switch correction.change {
    case .editSet(let number, _), .removeSet(let number), .confirmSet(let number), .moveBlock(let number, _):
      decided.insert(.set(correction.workout, number))
    case .addSet(let number, _, let exercise, let after):
      decided.insert(.set(correction.workout, number))
      used.insert(.exercise(exercise))
      if let after { used.insert(.set(correction.workout, after)) }
    case .swapExercise(let number, let exercise):
      decided.insert(.set(correction.workout, number))
      used.insert(.exercise(exercise))
    case .times: decided.insert(.times(correction.workout))
    case .note: decided.insert(.note(correction.workout))
    case .name: decided.insert(.name(correction.workout))
    case .remove: decided.insert(.removal(correction.workout))
    }
  }

  /// Whether this change depends on `earlier`. If so, `earlier` cannot be undone before this change.
  func depends(on earlier: StrengthTouchedKeys) -> Bool {
    !decided.isDisjoint(with: earlier.decided) || !used.isDisjoint(with: earlier.decided)
  }
}

extension Block {
  /// The id of the exercise of a block that was logged in this program.
  fileprivate var exerciseID: ExerciseID {
    switch exercise {
    case .known(let id): id
    case .named(let name, _): ExerciseID(name)
    }
  }
}
