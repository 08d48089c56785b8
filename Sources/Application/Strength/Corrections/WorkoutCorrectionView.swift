package import KernelApplication
package import StrengthDomain

/// A correction of a workout, in the outputs of use cases.
package struct WorkoutCorrectionView: Codable, Hashable, Sendable {
  package var workout: WorkoutID
  package var correction: Kind
  package var set: Int?
  package var after: SetView?
  package var name: String?

  package static let schema = Schema(
    "WorkoutCorrection", "A correction of a workout.",
    [
      .init("workout", WorkoutID.schema, "The name of the workout."),
      .init(
        "correction", Schema("WorkoutCorrectionKind", "The kind of correction.", Kind.allCases),
        "The kind of correction."),
      .optional("set", .ordinal, "The number of the set; left out if the correction is of the whole workout."),
      .optional("after", SetView.schema, "The set after the correction; left out unless the set was changed."),
      .optional("name", .text, "The new title of the workout; left out unless it was renamed."),
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
