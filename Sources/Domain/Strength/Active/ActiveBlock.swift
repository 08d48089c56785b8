/// The sets of one exercise in a workout in progress. They include the planned sets that are not done yet.
package struct ActiveBlock: Hashable, Sendable {
  package internal(set) var exercise: ExerciseID
  package let superset: Int?
  /// The rest after each set of the block, in seconds; nil if the block does not specify one.
  package let rest: Int32?
  package internal(set) var targets: [SetTarget]
  package internal(set) var sets: [SetEntry] = []

  package init(exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget] = []) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
  }

  /// The next planned set; nil if all planned sets are done or none are planned.
  package var nextTarget: SetTarget? { sets.count < targets.count ? targets[sets.count] : nil }
}
