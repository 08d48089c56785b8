import KernelDomain
import StrengthDomain

/// The subjects that a change sets, and the subjects that it depends on. A change cannot be undone while a later change
/// depends on a subject that it sets.
struct StrengthTouchedKeys {
  private enum Subject: Hashable {
    /// The workout in progress. There is at most one.
    case active
    case workout(WorkoutID)
    case set(WorkoutID, Int32)
    case name(WorkoutID)
    case removal(WorkoutID)
    case exercise(ExerciseID)
    case rest(ExerciseID)
    case favourite(ExerciseID)
    case logged(LoggedName)
    case routine(RoutineID)
    case schedule(ScheduleID)
    case weight(String)
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
      if let routine = start.routine { used.insert(.routine(routine)) }
    // Each step of a workout depends on all earlier ones.
    case .step(let id, let step, _):
      decided.insert(.workout(id))
      switch step {
      case .finish, .finishAtLastSet, .discard: decided.insert(.active)
      case .addBlock(let block): used.insert(.exercise(block.exercise))
      default: break
      }
    case .told: break
    case .correct(let correction): take(correction)
    case .putExercise(let exercise): decided.insert(.exercise(exercise.id))
    case .setRest(let id, _):
      decided.insert(.rest(id))
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
    case .putRoutine(let routine):
      decided.insert(.routine(routine.id))
      used.formUnion(routine.blocks.map { .exercise($0.exercise) })
    case .removeRoutine(let id): decided.insert(.routine(id))
    case .putSchedule(let id, let scheduled):
      decided.insert(.schedule(id))
      used.insert(.routine(scheduled.routine))
    case .removeSchedule(let id): decided.insert(.schedule(id))
    case .weigh(let day, _): decided.insert(.weight(day.description))
    }
  }

  private mutating func take(_ correction: WorkoutCorrection) {
    used.insert(.workout(correction.workout))
    switch correction.change {
    case .editSet(let number, _), .removeSet(let number), .confirmSet(let number):
      decided.insert(.set(correction.workout, number))
    case .name: decided.insert(.name(correction.workout))
    case .remove: decided.insert(.removal(correction.workout))
    }
  }

  /// Whether this change depends on `earlier`, which then cannot be undone first.
  func depends(on earlier: StrengthTouchedKeys) -> Bool {
    !decided.isDisjoint(with: earlier.decided) || !used.isDisjoint(with: earlier.decided)
  }
}
