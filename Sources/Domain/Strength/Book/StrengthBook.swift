package import KernelDomain

/// The strength data in the store's files, rather than in its journal: workouts that were imported or logged long ago,
/// and exercises from imported logs that the catalogue lacked.
package struct FiledStrength: Hashable, Sendable {
  /// The workouts, in order of ids.
  package var workouts: [Workout]
  /// The exercises, in order of the numbers in their ids.
  package var exercises: [OwnExercise]

  package init(workouts: [Workout] = [], exercises: [OwnExercise] = []) {
    self.workouts = workouts
    self.exercises = exercises
  }
}

/// Everything that the book holds about strength: the data in files, and the changes that were not undone.
package struct StrengthBook: Sendable {
  package private(set) var filed: FiledStrength
  /// The changes that were not undone, in the order made.
  package private(set) var changes: SharedList<StrengthChange>
  package private(set) var state: StrengthState

  package init(filed: FiledStrength = FiledStrength(), _ changes: SharedList<StrengthChange> = SharedList()) {
    self.filed = filed
    self.changes = changes
    state = StrengthState()
    for change in changes { state.apply(change) }
  }

  package mutating func apply(_ change: StrengthChange) {
    changes.append(change)
    state.apply(change)
  }

  /// Replaces the data in files.
  package mutating func refile(_ filed: FiledStrength) {
    self.filed = filed
  }

  /// Every finished workout as logged or imported, in order of ids.
  package var workouts: [Workout] {
    guard !state.logged.isEmpty else { return filed.workouts }
    return (filed.workouts.filter { state.logged[$0.id] == nil } + state.logged.values).sorted { $0.id < $1.id }
  }

  /// The ids already used for workouts that start in a given second of local time.
  package func ids(at second: Int64) -> [WorkoutID] {
    let own = state.logged.keys.filter { $0.second == second } + (state.active.map { [$0.id] } ?? [])
    return filed.workouts.lazy.map(\.id).filter { $0.second == second } + own.filter { $0.second == second }
  }

  /// The user's own exercises, in order of numbers: those from imported logs, with the user's changes, and those that
  /// the user added.
  package var ownExercises: [CatalogueExercise] {
    var names: [ExerciseID: [String]] = [:]
    for exercise in filed.exercises { names[exercise.id, default: []].append(exercise.name) }
    let all = Dictionary(filed.exercises.map { ($0.id, $0) }) { first, _ in first }.merging(state.exercises) { $1 }
    return all.values.sorted { ($0.id.ownNumber ?? 0, $0.id) < ($1.id.ownNumber ?? 0, $1.id) }.map {
      $0.listed(aliases: names[$0.id] ?? [])
    }
  }

  /// The exercises that the user can choose.
  /// - Parameter program: the exercises that come with the program.
  package func catalogue(_ program: [CatalogueExercise]) -> ExerciseCatalogue {
    ExerciseCatalogue(program, own: ownExercises, merges: state.merges, favourites: state.favourites)
  }

  /// The workouts after the user's corrections.
  package var corrected: CorrectedWorkouts {
    CorrectedWorkouts(workouts, corrections: state.corrections.lazy.map(\.correction))
  }

  /// The exercises of a workout's blocks, in order, for each workout whose steps are among the changes.
  package var steppedExercises: [WorkoutID: [ExerciseID]] {
    var exercises: [WorkoutID: [ExerciseID]] = [:]
    for edit in changes.lazy.flatMap(\.edits) {
      switch edit {
      case .start(let start): exercises[start.id] = start.blocks.map(\.exercise)
      case .step(let id, .addBlock(let added), _): exercises[id, default: []].append(added.exercise)
      default: break
      }
    }
    return exercises
  }

  package var nextRoutine: RoutineID {
    let used = changes.lazy.flatMap(\.edits).compactMap { edit -> Int? in
      switch edit {
      case .putRoutine(let routine): routine.id.number
      case .start(let start): start.routine?.number
      default: nil
      }
    }
    let folded = filed.workouts.lazy.compactMap(\.routine?.number).max() ?? 0
    return RoutineID(max(used.max() ?? 0, folded) + 1)
  }

  package var nextSchedule: ScheduleID {
    let used = changes.lazy.flatMap(\.edits).compactMap { edit -> Int? in
      if case .putSchedule(let id, _) = edit { id.number } else { nil }
    }
    return ScheduleID((used.max() ?? 0) + 1)
  }

  /// The number for the next exercise that the user adds, from 1.
  package var nextExercise: Int {
    max(ExerciseCatalogue.nextOwn(after: ownExercises), 1)
  }
}
