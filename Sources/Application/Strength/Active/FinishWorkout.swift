package import KernelApplication
import StrengthDomain

package struct FinishWorkout: UseCase {
  package static let method = "strength.finishWorkout"
  package static let summary = "End the workout that is on and keep it."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var atLastSet: Bool?

    package static let schema = Schema(
      "When it ended.",
      [
        .optional(
          "atLastSet", .flag,
          "True ends it at its last set, false now; left out, now, but it is asked (`staleWorkout`) where nobody went on with "
            + "it for four hours.")
      ])

    package init(atLastSet: Bool? = nil) {
      self.atLastSet = atLastSet
    }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  /// Fails with `conflict` where nothing was logged, and where it was likely forgotten and nobody says when it ended.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.take { (workout, _) throws(Failure) in
      if input.atLastSet == nil { try workout.refuseForgotten(at: reader.now()) }
      return input.atLastSet == true ? .finishAtLastSet : .finish
    }
  }
}
