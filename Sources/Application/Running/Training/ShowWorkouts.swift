package import KernelApplication
import KernelDomain
import RunningDomain

/// Lists the planned workouts.
package struct ShowWorkouts: UseCase {
  package static let method = "running.showWorkouts"
  package static let summary = "List the planned workouts, in the order in which they were saved."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var workouts: [WorkoutView]

    package static let schema = Schema(
      "The planned workouts.", [.init("workouts", .list(WorkoutView.schema), "The workouts.")])
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(workouts: try reader.repository.lists().workouts.map { WorkoutView($0) })
  }
}

/// Shows a planned workout, with the runs that followed it.
package struct ShowWorkout: UseCase {
  package static let method = "running.showWorkout"
  package static let summary = "Show a planned workout, and the runs that followed it."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: String

    package static let schema = Schema(
      "The workout to show.", [.init("workout", .text, "The workout, by its id or name.", examples: [#""w1""#])])

    package init(workout: String) { self.workout = workout }
  }

  package struct Output: Described, Equatable {
    package var workout: WorkoutView
    package var runs: [RunListing]

    package static let schema = Schema(
      "A planned workout.",
      [
        .init("workout", WorkoutView.schema, "The workout."),
        .init("runs", .list(RunListing.schema), "The runs that followed its plan, newest first."),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let workout = try reader.workout(input.workout)
    let book = try reader.repository.book()
    let runs = book.runs.filter { $0.run.origin.plan == workout.plan.text && !$0.isRemoved }
    return Output(
      workout: WorkoutView(workout),
      runs: runs.map { RunListing($0, in: book) }.sorted { ($0.start, $0.id) > ($1.start, $1.id) })
  }
}
