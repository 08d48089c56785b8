package import KernelApplication
import StrengthDomain

package struct FinishWorkout: UseCase {
  package static let method = "strength.finishWorkout"
  package static let summary = "Finish the workout under way, and save it."
  package static let kind = UseCaseKind.change

  package struct Input: Described, Equatable {
    package var atLastSet: Bool?

    package static let schema = Schema(
      "The time at which the workout ended.",
      [
        .optional(
          "atLastSet", .flag,
          """
          True ends the workout at its last set, and false now. If left out, it ends now, but this is refused if \
          nothing was done for four hours.
          """)
      ])

    package init(atLastSet: Bool? = nil) { self.atLastSet = atLastSet }
  }

  package typealias Output = WorkoutStepOutput

  let reader: StrengthReader

  /// Ends the workout under way. Fails with `conflict` if no set was logged, or if the user probably forgot the
  /// workout and the input does not say when it ended.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.take { (workout, _) throws(Failure) in
      if input.atLastSet == nil { try workout.refuseForgotten(at: reader.now()) }
      // Without sets, both are refused. Journals may hold a step that was not.
      return input.atLastSet == true && workout.hasSets ? .finishAtLastSet : .finish
    }
  }
}
