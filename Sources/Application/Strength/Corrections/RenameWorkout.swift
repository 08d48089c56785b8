package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct RenameWorkout: UseCase {
  package static let method = "strength.renameWorkout"
  package static let summary = "Rename a finished workout."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: WorkoutID
    package var name: String

    package static let schema = Schema(
      "The workout, and its new title.",
      [
        .init("workout", WorkoutID.schema, "The name of the workout in the book."),
        .init("name", .text, "The new title of the workout, cut off after 200 characters.", examples: [#""Legs""#]),
      ])

    package init(workout: WorkoutID, name: String) {
      self.workout = workout
      self.name = name
    }
  }

  package typealias Output = WorkoutCorrectionOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.workout, .name(input.name.checkedName(empty: .strength(.emptyName))))
  }
}
