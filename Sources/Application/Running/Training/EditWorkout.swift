package import KernelApplication
import KernelDomain
import RunningDomain

/// Changes the name or the plan of a planned workout. The workout keeps its id, and runs that followed the old plan
/// keep that plan.
package struct EditWorkout: UseCase {
  package static let method = "running.editWorkout"
  package static let summary = "Change the name or the plan of a planned workout; its id stays."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var workout: String
    /// The new name; nil to keep the name. `plan` is the new plan, nil to keep the plan.
    package var name: String?
    package var plan: String?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The workout to change, and what to change.",
      [
        .init("workout", .text, "The workout, by its id or name.", examples: [#""w1""#]),
        .optional(
          "name", .text, "The new name, at most 60 characters; if left out, it stays.", examples: [#""Track""#]),
        .optional(
          "plan", .text, "The new plan, as `running.addWorkout` takes it; if left out, it stays.",
          examples: [#""5min warm-up; 3x(400m @ 1:32-1:38 / 90s); cool-down""#]),
        .dryRun,
      ])

    package init(workout: String, name: String? = nil, plan: String? = nil, dryRun: Bool? = nil) {
      (self.workout, self.name, self.plan, self.dryRun) = (workout, name, plan, dryRun)
    }
  }

  package typealias Output = WorkoutChanged

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try RunDetails.text(input.name, "name", most: 60)
    guard name != nil || input.name == nil else {
      throw .invalidInput(field: "name", problem: .running(.emptyName))
    }
    let isDryRun = input.dryRun ?? false
    let id = try reader.workout(input.workout).id
    let (number, (workout, changed)) = try reader.repository.changeLists(isDryRun: isDryRun) { lists throws(Failure) in
      guard let known = lists.workouts.first(where: { $0.id == id }) else {
        throw .notFound(.running(.noWorkout(name: input.workout)))
      }
      if let name, let other = lists.workouts.first(where: { $0.id != id && foldedName($0.name) == foldedName(name) }) {
        throw .conflict(.running(.workoutNameTaken(name: other.name)))
      }
      var plan = known.plan
      if let words = input.plan, words != plan.text { plan = try WorkoutPlan.read(words, field: "plan") }
      let workout = Workout(id: id, name: name ?? known.name, plan: plan)
      return (known == workout ? [] : [.setWorkout(workout)], (workout, known != workout))
    }
    return WorkoutChanged(workout, number: number, changed: changed, isDryRun: isDryRun)
  }
}
