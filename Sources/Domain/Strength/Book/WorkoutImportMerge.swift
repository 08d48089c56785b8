/// Takes workouts of another app's log into the book: one of the same app, start and name takes the place of what was
/// imported before, any other gets an id.
package struct WorkoutImportMerge: Sendable {
  package enum Outcome: Hashable, Sendable {
    case new(WorkoutID)
    case updated(WorkoutID)
    case unchanged(WorkoutID)
  }

  /// By the second of their start, by her clock.
  private var workouts: [Int64: [Workout]]
  /// Workouts whose loads were in another unit before, with the same numbers: a slip, as often as not.
  package private(set) var otherUnit: [WorkoutID] = []

  /// - Parameter workouts: all of the book, her own too: they have ids that are taken.
  package init(into workouts: some Sequence<Workout>) {
    self.workouts = Dictionary(grouping: workouts) { $0.id.second }
  }

  /// Takes a workout; its id is that of the book then.
  package mutating func add(_ workout: inout Workout) -> Outcome {
    let known = workouts[workout.id.second] ?? []
    if let place = known.firstIndex(where: { $0.source == workout.source && $0.name == workout.name }) {
      workout.id = known[place].id
      guard workout != known[place] else { return .unchanged(workout.id) }
      if workout.hasLoadsInAnotherUnit(than: known[place]) { otherUnit.append(workout.id) }
      workouts[workout.id.second]?[place] = workout
      return .updated(workout.id)
    }
    workout.id = WorkoutID.next(at: workout.id.second, after: known.map(\.id))
    workouts[workout.id.second, default: []].append(workout)
    return .new(workout.id)
  }
}

extension Workout {
  /// Whether its loads have the numbers of the other's, and not all their units: 100 lb where the other has 100 kg.
  fileprivate func hasLoadsInAnotherUnit(than other: Workout) -> Bool {
    let (own, others) = (loads, other.loads)
    return own.count == others.count && own != others
      && zip(own, others).allSatisfy { $0.thousandths == $1.thousandths }
  }

  private var loads: [Load] { blocks.flatMap { $0.sets.compactMap(\.load) } }
}

extension WorkoutID {
  /// The first that is free of those of a second.
  /// - Parameter taken: of that second.
  package static func next(at second: Int64, after taken: [WorkoutID]) -> WorkoutID {
    let ordinals = Set(taken.map(\.ordinal))
    var ordinal = 0
    while ordinals.contains(ordinal) { ordinal += 1 }
    return WorkoutID(second: second, ordinal: ordinal)
  }
}
