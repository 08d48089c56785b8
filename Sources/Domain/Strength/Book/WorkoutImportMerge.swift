import KernelDomain

/// Merges workouts from another app's log into the book. A workout with the same app, start and name as one in the book
/// replaces that one; any other workout gets a new id.
package struct WorkoutImportMerge: Sendable {
  package enum Outcome: Hashable, Sendable {
    case new(WorkoutID)
    case updated(WorkoutID)
    case unchanged(WorkoutID)
  }

  /// The workouts of the book, grouped by the second of local time in which they start.
  private var workouts: [Int64: [Workout]]
  /// The workouts in which the same numbers came with another unit, often because the user chose the wrong unit at an
  /// import.
  package private(set) var otherUnit: [WorkoutID] = []

  /// The workouts that are not in the book because their imports were undone, grouped like `workouts`.
  private let undone: [Int64: [Workout]]

  /// - Parameters:
  ///   - workouts: all workouts of the book. Those logged in this program are needed, too, since their ids are taken.
  ///   - undone: the workouts that are not in the book because their imports were undone. Their ids are not given to
  ///     other workouts; if such a workout is imported again, it gets its id back.
  package init(into workouts: some Sequence<Workout>, undone: [Workout] = []) {
    self.workouts = Dictionary(grouping: workouts) { $0.id.second }
    self.undone = Dictionary(grouping: undone) { $0.id.second }
  }

  /// Merges a workout, and sets its id to the id that it has in the book.
  package mutating func add(_ workout: inout Workout) -> Outcome {
    let known = workouts[workout.id.second] ?? []
    if let place = known.firstIndex(where: { $0.source == workout.source && $0.name == workout.name }) {
      workout.id = known[place].id
      guard workout != known[place] else { return .unchanged(workout.id) }
      if workout.hasLoadsInAnotherUnit(than: known[place]) { otherUnit.append(workout.id) }
      workouts[workout.id.second]?[place] = workout
      return .updated(workout.id)
    }
    let before = undone[workout.id.second] ?? []
    if let same = before.first(where: { $0.source == workout.source && $0.name == workout.name }) {
      workout.id = same.id
    } else {
      workout.id = WorkoutID.next(at: workout.id.second, after: (known + before).map(\.id))
    }
    workouts[workout.id.second, default: []].append(workout)
    return .new(workout.id)
  }
}

extension Workout {
  /// Whether all loads are the same numbers as those of `other`, but at least one unit differs: 100 lb instead of 100
  /// kg.
  fileprivate func hasLoadsInAnotherUnit(than other: Workout) -> Bool {
    let (own, others) = (loads, other.loads)
    return own.count == others.count && own != others
      && zip(own, others).allSatisfy { $0.thousandths == $1.thousandths }
  }

  private var loads: [Load] { blocks.flatMap { $0.sets.compactMap(\.load) } }
}

extension WorkoutID {
  /// Returns the first free id for a workout that starts in the given second.
  /// - Parameter taken: the ids of workouts that start in that second.
  package static func next(at second: Int64, after taken: [WorkoutID]) -> WorkoutID {
    let ordinals = Set(taken.map(\.ordinal))
    var ordinal = 0
    while ordinals.contains(ordinal) { ordinal += 1 }
    return WorkoutID(second: second, ordinal: ordinal)
  }
}
