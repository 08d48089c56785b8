package import KernelApplication
package import StrengthDomain

package struct RemoveSet: UseCase {
  package static let method = "strength.removeSet"
  package static let summary = "Remove a set of the workout under way or of a finished one; `book.undo` brings it back."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID?
    package var set: Int

    package static let schema = Schema(
      "The set to remove.",
      [
        .optional("workout", WorkoutID.schema, "The name of the workout; if left out, the workout under way."),
        .init("set", .ordinal, "The number of the set in the workout, from 1.", examples: ["3"]),
      ])

    package init(workout: WorkoutID? = nil, set: Int) {
      self.workout = workout
      self.set = set
    }
  }

  package typealias Output = SetEditOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.edit(input.set, of: input.workout, same: true) { _, _, _ in nil }
  }
}
