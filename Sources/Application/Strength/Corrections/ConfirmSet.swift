package import KernelApplication
package import StrengthDomain

package struct ConfirmSet: UseCase {
  package static let method = "strength.confirmSet"
  package static let summary = "Confirm that a suspicious set is right, so that it counts."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID
    package var set: Int

    package static let schema = Schema(
      "The set to confirm.",
      [
        .init("workout", WorkoutID.schema, "The name of the workout."),
        .init("set", .ordinal, "The number of the set in the workout, from 1.", examples: ["3"]),
      ])

    package init(workout: WorkoutID, set: Int) {
      self.workout = workout
      self.set = set
    }
  }

  package typealias Output = WorkoutCorrectionOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.workout, .confirmSet(Int32(clamping: input.set)))
  }
}
