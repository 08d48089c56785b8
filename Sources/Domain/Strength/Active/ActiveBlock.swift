/// A block of a workout in progress: the sets of one exercise, both done and planned.
package struct ActiveBlock: Hashable, Sendable {
  package let exercise: ExerciseID
  package let superset: Int?
  /// The rest after each set of the block, in seconds; nil if the block defines none.
  package let rest: Int32?
  package let targets: [SetTarget]
  package internal(set) var sets: [SetEntry] = []

  package init(exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget] = []) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
  }

  /// The next planned set; nil if no further set is planned.
  package var nextTarget: SetTarget? { sets.count < targets.count ? targets[sets.count] : nil }
}
