package import KernelApplication
import RunningDomain

/// Removes a planned workout from the list. Runs that followed it keep their plan.
package struct RemoveWorkout: UseCase {
  package static let method = "running.removeWorkout"
  package static let summary = "Remove a planned workout; runs that followed it keep their plan."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The workout to remove.",
      [.init("workout", .text, "The workout, by its id or name.", examples: [#""w1""#]), .dryRun])

    package init(workout: String, dryRun: Bool? = nil) { (self.workout, self.dryRun) = (workout, dryRun) }
  }

  package typealias Output = WorkoutChanged

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let workout = try reader.workout(input.workout)
    let (number, _) = try reader.repository.changeLists(isDryRun: isDryRun) { lists throws(Failure) in
      guard lists.workouts.contains(where: { $0.id == workout.id }) else {
        throw .notFound(.running(.noWorkout(name: input.workout)))
      }
      return ([.removeWorkout(workout.id)], ())
    }
    return WorkoutChanged(workout, number: number, changed: true, isDryRun: isDryRun)
  }
}
