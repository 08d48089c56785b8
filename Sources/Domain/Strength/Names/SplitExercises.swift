/// Finds exercises whose sets now mostly belong to another exercise, because names in logs refer to that exercise
/// instead. The user's settings for the previous exercise are moved to the new one.
package struct SplitExercises {
  /// For each exercise that lost most of its sets, the exercise to which most of them now belong.
  private let moves: [ExerciseID: ExerciseID]

  /// Compares the exercises to which names refer before and after a change.
  /// - Parameters:
  ///   - before: the names with their previous exercises.
  ///   - after: the names with their new exercises. Names that did not change may be missing.
  ///   - sets: the number of sets of each name.
  package init(from before: [NamedExercise], to after: [NamedExercise], sets: [LoggedName: Int]) {
    let now = Dictionary(after.map { ($0.logged, $0.exercise) }) { $1 }
    var parts: [ExerciseID: [ExerciseID: Int]] = [:]
    for named in before {
      let exercise = now[named.logged] ?? named.exercise
      parts[named.exercise, default: [:]][exercise, default: 0] += sets[named.logged] ?? 0
    }
    var moves: [ExerciseID: ExerciseID] = [:]
    for (exercise, parts) in parts {
      let most = parts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      if let most, most.key != exercise { moves[exercise] = most.key }
    }
    self.moves = moves
  }

  /// Returns the edits that move the user's rests, load steps, training maxima, favourites and routine blocks to the
  /// new exercises. Settings that the user made for a new exercise itself are kept.
  package func edits(_ state: StrengthState) -> [StrengthEdit] {
    let favourites = Dictionary(uniqueKeysWithValues: state.favourites.map { ($0, true) })
    var edits: [StrengthEdit] = changes(of: state.rests).map { .setRest($0.exercise, $0.value) }
    edits += changes(of: state.steps).map { .setStep($0.exercise, $0.value) }
    edits += changes(of: state.trainingMaxima).map { .setTrainingMax($0.exercise, $0.value) }
    edits += changes(of: favourites).map { .setFavourite($0.exercise, $0.value ?? false) }
    for var routine in state.routines.values.sorted(by: { $0.id < $1.id }) {
      guard routine.blocks.contains(where: { moves[$0.exercise] != nil }) else { continue }
      for index in routine.blocks.indices {
        routine.blocks[index].exercise = moves[routine.blocks[index].exercise] ?? routine.blocks[index].exercise
      }
      edits.append(.putRoutine(routine))
    }
    return edits
  }

  /// Returns the new values of a setting, such as the rest, for the affected exercises; nil for an exercise that loses
  /// its value. An exercise may pass on its value and receive that of another exercise.
  private func changes<Value>(of settings: [ExerciseID: Value]) -> [(exercise: ExerciseID, value: Value?)] {
    let moves = moves.filter { settings[$0.key] != nil }.sorted { $0.key < $1.key }
    var values: [ExerciseID: Value] = [:]
    for (from, into) in moves where values[into] == nil && (settings[into] == nil || self.moves[into] != nil) {
      values[into] = settings[from]
    }
    return Set(moves.map(\.key)).union(values.keys).sorted().map { ($0, values[$0]) }
  }
}

extension StrengthBook {
  /// Counts the sets in imported workouts that were logged under each exercise name.
  package static func setCounts(in workouts: [Workout]) -> [LoggedName: Int] {
    var counts: [LoggedName: Int] = [:]
    for workout in workouts {
      for block in workout.blocks {
        guard case .named(let name, let app) = block.exercise else { continue }
        counts[LoggedName(app: app, name: name), default: 0] += block.sets.count
      }
    }
    return counts
  }
}
