package import KernelApplication
import KernelDomain
import RunningDomain

/// Saves a planned workout. If a workout with this name already exists, its plan is replaced.
package struct AddWorkout: UseCase {
  package static let method = "running.addWorkout"
  package static let summary = "Save a planned workout; an existing workout with this name gets the new plan."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing

  package struct Input: Described, Equatable {
    package var name: String
    package var plan: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The workout to save.",
      [
        .init("name", .text, "The name, at most 60 characters.", examples: [#""Track""#]),
        .init(
          "plan", .text,
          """
          The steps, separated by semicolons: for each, a distance, a time or neither, optionally with `warm-up`, \
          `work`, `rest` or `cool-down`, and a target after `@`; `3x(… / …)` repeats steps.
          """, examples: [#""5min warm-up; 3x(400m @ 1:32-1:38 / 90s); cool-down""#]),
        .dryRun,
      ])

    package init(name: String, plan: String, dryRun: Bool? = nil) {
      (self.name, self.plan, self.dryRun) = (name, plan, dryRun)
    }
  }

  package typealias Output = WorkoutChanged

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let name = try RunDetails.text(input.name, "name", most: 60) else {
      throw .invalidInput(field: "name", problem: .running(.emptyName))
    }
    let plan = try WorkoutPlan.read(input.plan, field: "plan")
    let isDryRun = input.dryRun ?? false
    let (number, (workout, changed)) = try reader.repository.changeLists(isDryRun: isDryRun) { lists throws(Failure) in
      let known = lists.workout(named: name)
      let workout = Workout(id: known?.id ?? lists.freeWorkoutID, name: name, plan: plan)
      return (known == workout ? [] : [.setWorkout(workout)], (workout, known != workout))
    }
    return WorkoutChanged(workout, number: number, changed: changed, isDryRun: isDryRun)
  }
}
