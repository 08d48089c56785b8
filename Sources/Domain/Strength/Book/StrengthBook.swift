package import KernelDomain

/// The strength data that the store keeps in files instead of its journal: imported workouts, workouts logged long ago,
/// and the exercises of imported logs that are missing from the program's catalogue.
package struct FiledStrength: Hashable, Sendable {
  /// The workouts that are kept in files, sorted by id.
  package var workouts: [Workout]
  /// The exercises that are kept in files, sorted by the numbers in their ids.
  package var exercises: [OwnExercise]
  /// The exercise names in imported logs, each with the exercise to which an import assigned it, sorted by name.
  package var names: [NamedExercise]
  /// The body measures from imports, sorted by day and kind.
  package var measures: [BodyMeasure]
  /// The highest number in the id of any exercise that was removed when an import was undone. Ids up to this number are
  /// not used for new exercises.
  package let takenExercises: Int
  /// For each imported workout, the number that identifies the latest import containing it. Other workouts are omitted.
  package var imports: [WorkoutID: Int]

  package init(
    workouts: [Workout] = [], exercises: [OwnExercise] = [], names: [NamedExercise] = [], takenExercises: Int = 0,
    imports: [WorkoutID: Int] = [:], measures: [BodyMeasure] = []
  ) {
    self.measures = measures
    self.imports = imports
    self.workouts = workouts
    self.exercises = exercises
    self.names = names
    self.takenExercises = takenExercises
  }
}

/// All strength data of the book: the data in files, with the changes from the journal applied.
package struct StrengthBook: Sendable {
  package private(set) var filed: FiledStrength
  /// The changes, except those that were undone, in the order in which they were made.
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

  /// Replaces the data that is kept in files, for example after an import.
  package mutating func refile(_ filed: FiledStrength) {
    self.filed = filed
  }

  /// All finished workouts as they were logged or imported, sorted by id.
  package var workouts: [Workout] {
    guard !state.logged.isEmpty else { return filed.workouts }
    return (filed.workouts.filter { state.logged[$0.id] == nil } + state.logged.values).sorted { $0.id < $1.id }
  }

  /// Returns the ids of the workouts that start in this second of local time, counted from 1970-01-01T00:00:00.
  package func ids(at second: Int64) -> [WorkoutID] {
    let own = state.logged.keys.filter { $0.second == second } + (state.active.map { [$0.id] } ?? [])
    return filed.workouts.lazy.map(\.id).filter { $0.second == second } + own.filter { $0.second == second }
  }

  /// The user's own exercises, sorted by their numbers: those that the user added, and those from imported logs. The
  /// user's changes to them are applied.
  package var ownExercises: [CatalogueExercise] {
    var names: [ExerciseID: [String]] = [:]
    for exercise in filed.exercises { names[exercise.id, default: []].append(exercise.name) }
    let all = Dictionary(filed.exercises.map { ($0.id, $0) }) { first, _ in first }.merging(state.exercises) { $1 }
    return all.values.sorted { ($0.id.ownNumber ?? 0, $0.id) < ($1.id.ownNumber ?? 0, $1.id) }.map {
      $0.listed(aliases: names[$0.id] ?? [])
    }
  }

  /// The measures of the user's body, excluding weights, latest day first. A measure that the user recorded replaces
  /// the imported measure of the same kind and day.
  package var measures: [BodyMeasure] {
    var all: [BodyMeasure.Key: BodyMeasure] = [:]
    for measure in filed.measures where measure.kind != .weight { all[measure.key] = measure }
    for (key, measure) in state.measures { all[key] = measure }
    return all.values.sorted(by: BodyMeasure.isShownBefore)
  }

  package var importedWeights: [CivilDay: Load] { BodyMeasure.weights(filed.measures) }

  /// Returns the exercises that the user can choose.
  /// - Parameters:
  ///   - program: the exercises of the program's catalogue.
  ///   - names: the exercises to which the names in imported workouts refer.
  package func catalogue(_ program: [CatalogueExercise], names: BookNames = BookNames()) -> ExerciseCatalogue {
    let givenUp = givenUp(names)
    let own = ownExercises.filter { !givenUp.contains($0.id) } + names.added.map { $0.listed(aliases: []) }
    return ExerciseCatalogue(
      program, own: own, merges: state.merges, favourites: state.favourites,
      logged: names.exercises.mapValues(\.exercise))
  }

  /// The workouts with the user's corrections applied.
  package var corrected: CorrectedWorkouts {
    CorrectedWorkouts(workouts, corrections: state.corrections.lazy.map(\.correction))
  }

  /// The exercise affected by some of `changes`, by the numbers that identify these changes. For a change that logged a
  /// set in a workout in progress, it is the exercise of the set's block. For a change that replaced a block's
  /// exercise, it is the previous exercise.
  package var steppedExercises: [Int: ExerciseID] {
    var blocks: [WorkoutID: [ExerciseID]] = [:]
    var exercises: [Int: ExerciseID] = [:]
    for change in changes {
      for edit in change.edits {
        switch edit {
        case .start(let start): blocks[start.id] = start.blocks.map(\.exercise)
        case .step(let id, .addBlock(let added), _): blocks[id, default: []].append(added.exercise)
        case .step(let id, .logSet(let block, _, _), _): exercises[change.number] = blocks[id]?[at: block]
        case .step(let id, .swapExercise(let block, let exercise), _):
          guard let former = blocks[id]?[at: block] else { break }
          exercises[change.number] = former
          blocks[id]?[block] = exercise
        case .step(let id, .moveBlock(let from, let to), _):
          guard blocks[id]?[at: from] != nil, blocks[id]?[at: to] != nil, let moved = blocks[id]?.remove(at: from)
          else { break }
          blocks[id]?.insert(moved, at: to)
        default: break
        }
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

  /// The number in the id of the next exercise that the user adds, from 1.
  package var nextExercise: Int {
    max(ExerciseCatalogue.nextOwn(after: ownExercises), filed.takenExercises + 1)
  }
}

extension Array {
  /// Returns the element at an index; nil if the index is out of range.
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
