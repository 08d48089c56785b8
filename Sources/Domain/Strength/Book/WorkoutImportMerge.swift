import KernelDomain

/// Merges workouts from another app's log into the book. A workout replaces the book's workout from the same app with
/// the same start and name, or with the same start and similar sets if the app has renamed it. A workout that was
/// logged in this program and then exported to the other app is not merged. Any other workout gets a new id.
package struct WorkoutImportMerge: Sendable {
  package enum Outcome: Hashable, Sendable {
    case new(WorkoutID)
    case updated(WorkoutID)
    case unchanged(WorkoutID)
    /// The workout is only a copy, from the other app's log, of a workout that was logged in this program and has this
    /// id.
    case copy(of: WorkoutID)
  }

  /// The book's workouts, grouped by the second of local time in which they start.
  private var workouts: [Int64: [Workout]]
  /// The ids of the updated workouts whose loads have the same numbers as before, but in another unit. Usually, the
  /// user chose the wrong unit in one of the two imports.
  package private(set) var otherUnit: [WorkoutID] = []

  /// The workouts that were removed from the book by undoing their imports, grouped like `workouts`.
  private let undone: [Int64: [Workout]]
  /// The workouts that were logged in this program, grouped by their start in seconds divided by `near`.
  private let own: [Int64: [Workout]]

  /// The ids of the workouts that this merge added. They cannot be renamed versions of each other: if a log contains
  /// two similar workouts with the same start but different names, both are kept.
  private var added: Set<WorkoutID> = []

  /// The maximum number of seconds between the start of a workout and that of its copy from another app.
  private static let near: Int64 = 600

  /// Prepares to merge workouts into a book.
  /// - Parameters:
  ///   - workouts: all workouts of the book. Those logged in this program are needed as well, since their ids are
  ///     taken.
  ///   - undone: the workouts that were removed from the book by undoing their imports. Their ids are not given to
  ///     other workouts. If such a workout is imported again, it gets its id back.
  package init(into workouts: some Sequence<Workout>, undone: [Workout] = []) {
    self.workouts = Dictionary(grouping: workouts) { $0.id.second }
    self.undone = Dictionary(grouping: undone) { $0.id.second }
    own = Dictionary(grouping: workouts.filter { $0.source == Workout.ownSource }) {
      $0.start.seconds / WorkoutImportMerge.near
    }
  }

  /// Merges a workout, and changes its id to the one that it has in the book. Returns whether the workout was added,
  /// updated, unchanged or only a copy of a workout logged in this program.
  /// - Parameter id: returns the id of a block's exercise.
  package mutating func add(
    _ workout: inout Workout, id: (BlockExercise) -> ExerciseID = WorkoutImportMerge.plainID
  ) -> Outcome {
    let known = workouts[workout.id.second] ?? []
    let place =
      known.firstIndex { $0.source == workout.source && $0.name == workout.name }
      ?? known.firstIndex { isRenamed(workout, from: $0, id: id) }
    if let place {
      workout.id = known[place].id
      guard workout != known[place] else { return .unchanged(workout.id) }
      if workout.hasLoadsInAnotherUnit(than: known[place]) { otherUnit.append(workout.id) }
      workouts[workout.id.second]?[place] = workout
      return .updated(workout.id)
    }
    if let own = ownWorkout(like: workout, id: id) {
      workout.id = own.id
      return .copy(of: own.id)
    }
    let before = undone[workout.id.second] ?? []
    if let same = before.first(where: { $0.source == workout.source && $0.name == workout.name }) {
      workout.id = same.id
    } else {
      workout.id = WorkoutID.next(at: workout.id.second, after: (known + before).map(\.id))
    }
    workouts[workout.id.second, default: []].append(workout)
    added.insert(workout.id)
    return .new(workout.id)
  }

  /// Returns the id of a block's exercise. If the block only has a name from a log, the id consists of that name.
  package static func plainID(of block: BlockExercise) -> ExerciseID {
    switch block {
    case .known(let id): id
    case .named(let name, _): ExerciseID(name)
    }
  }

  /// Whether the app from which both workouts come has renamed `known` to `workout`. True if at least half of their
  /// sets agree.
  private func isRenamed(_ workout: Workout, from known: Workout, id: (BlockExercise) -> ExerciseID) -> Bool {
    known.source == workout.source && known.source != Workout.ownSource && !added.contains(known.id)
      && WorkoutTwinRule.likeness(known, workout, id: id).percent >= 50
  }

  /// Returns the workout logged in this program of which `workout` is a copy; nil if there is none.
  /// - Parameter id: returns the id of a block's exercise.
  private func ownWorkout(like workout: Workout, id: (BlockExercise) -> ExerciseID) -> Workout? {
    guard !own.isEmpty, workout.source != Workout.ownSource else { return nil }
    let span = workout.start.seconds / WorkoutImportMerge.near
    return (span - 1...span + 1).lazy.flatMap { own[$0] ?? [] }.first { one in
      guard let found = WorkoutTwinRule.outcome(one, workout, id: id) else { return false }
      return found.outcome == .same && found.likeness.percent == 100
    }
  }
}

extension Workout {
  /// Whether all loads have the same numbers as those of `other`, but at least one is in another unit, for example 100
  /// lb instead of 100 kg.
  fileprivate func hasLoadsInAnotherUnit(than other: Workout) -> Bool {
    let (own, others) = (loads, other.loads)
    return own.count == others.count && own != others
      && zip(own, others).allSatisfy { $0.thousandths == $1.thousandths }
  }

  private var loads: [Load] { blocks.flatMap { $0.sets.compactMap(\.load) } }
}

extension WorkoutID {
  /// Returns the first free id for a workout that starts in the given second.
  /// - Parameter taken: the ids of the other workouts that start in that second.
  package static func next(at second: Int64, after taken: [WorkoutID]) -> WorkoutID {
    let ordinals = Set(taken.map(\.ordinal))
    var ordinal = 0
    while ordinals.contains(ordinal) { ordinal += 1 }
    return WorkoutID(second: second, ordinal: ordinal)
  }
}
