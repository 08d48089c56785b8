package import KernelApplication
package import StrengthDomain

/// A correction of a workout, as answers tell it.
package struct WorkoutCorrectionView: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  package var correction: Kind
  package var set: Int?
  package var after: SetView?
  package var name: String?

  package static let schema = Schema(
    "WorkoutCorrection", "A correction of a workout.",
    [
      .init("workout", WorkoutID.schema, "The workout."),
      .init(
        "correction", Schema("WorkoutCorrectionKind", "How a workout is corrected.", Kind.allCases),
        "What was said of it."),
      .optional("set", .ordinal, "The set's number; left out of the whole workout's."),
      .optional("after", SetView.schema, "What the set is now; left out where it is not set anew."),
      .optional("name", .text, "What it is called now; left out elsewhere."),
    ])

  package enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
    case editSet, removeSet, confirmSet, name, remove
  }

  package init(_ correction: WorkoutCorrection) {
    workout = correction.workout
    set = correction.change.set.map { Int($0) }
    switch correction.change {
    case .editSet(let number, var entry):
      self.correction = .editSet
      entry.number = number
      after = SetView(entry)
    case .removeSet: self.correction = .removeSet
    case .confirmSet: self.correction = .confirmSet
    case .name(let name): (self.correction, self.name) = (.name, name)
    case .remove: self.correction = .remove
    }
  }
}
