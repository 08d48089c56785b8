/// One exercise's part of a workout in progress: its sets, both done and planned.
package struct ActiveBlock: Hashable, Sendable {
  package internal(set) var exercise: ExerciseID
  package let superset: Int?
  /// The rest after each set of the block, in seconds; nil if the block does not set it.
  package let rest: Int32?
  package internal(set) var targets: [SetTarget]
  package internal(set) var sets: [SetEntry] = []

  package init(exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget] = []) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
  }

  /// The planned set that comes next; nil if no planned set remains.
  package var nextTarget: SetTarget? { sets.count < targets.count ? targets[sets.count] : nil }
}
