package import KernelApplication
package import StrengthDomain

package struct RemoveSet: UseCase {
  package static let method = "strength.removeSet"
  package static let summary = "Remove a set, of the workout that is on or of a finished one; undo brings it back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID?
    package var set: Int

    package static let schema = Schema(
      "Which set.",
      [
        .optional("workout", WorkoutID.schema, "Left out, the one that is on."),
        .init("set", .ordinal, "Its number in the workout, from 1.", examples: ["3"]),
      ])

    package init(workout: WorkoutID? = nil, set: Int) {
      self.workout = workout
      self.set = set
    }
  }

  package typealias Output = SetEditOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.edit(input.set, of: input.workout) { _ in nil }
  }
}
