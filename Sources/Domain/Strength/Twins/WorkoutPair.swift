/// Two workouts that may be the same workout, sorted by id.
package struct WorkoutPair: Hashable, Sendable {
  package let first: WorkoutID
  package let second: WorkoutID

  package init(_ a: WorkoutID, _ b: WorkoutID) {
    first = min(a, b)
    second = max(a, b)
  }
}

extension WorkoutPair: Comparable {
  package static func < (a: WorkoutPair, b: WorkoutPair) -> Bool { (a.first, a.second) < (b.first, b.second) }
}
