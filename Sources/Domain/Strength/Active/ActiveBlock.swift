/// A block of a workout that is on: what was done of it, and what was planned.
package struct ActiveBlock: Hashable, Sendable {
  package let exercise: ExerciseID
  package let superset: Int?
  /// Seconds of rest behind its sets, where it has its own.
  package let rest: Int32?
  package let targets: [SetTarget]
  package internal(set) var sets: [SetEntry] = []

  package init(exercise: ExerciseID, superset: Int? = nil, rest: Int32? = nil, targets: [SetTarget] = []) {
    self.exercise = exercise
    self.superset = superset
    self.rest = rest
    self.targets = targets
  }

  /// What is to be done next; nil where no more is planned.
  package var nextTarget: SetTarget? { sets.count < targets.count ? targets[sets.count] : nil }
}
