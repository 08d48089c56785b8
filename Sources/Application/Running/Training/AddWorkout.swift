package import KernelApplication
import KernelDomain
import RunningDomain

/// Saves a planned workout. If a workout with this name exists, its plan is replaced.
package struct AddWorkout: UseCase {
  package static let method = "running.addWorkout"
  package static let summary = "Save a planned workout; a workout with this name gets the new plan."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing

  package struct Input: Described, Equatable {
    package var name: String
    package var plan: String
    package var dryRun: Bool?

    package static let schema = Schema(
      "The workout to save.",
      [
        .init("name", .text, "The name, at most 60 letters.", examples: [#""Track""#]),
        .init(
          "plan", .text,
          """
          The steps, separated by semicolons: each a length, a time or neither, with `warm-up`, `work`, `rest` or \
          `cool-down`, and a target behind `@`; `3x(… / …)` repeats steps.
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
      let known = lists.workouts.first { foldedName($0.name) == foldedName(name) }
      let workout = Workout(id: known?.id ?? lists.freeWorkoutID, name: name, plan: plan)
      return (known == workout ? [] : [.setWorkout(workout)], (workout, known != workout))
    }
    return WorkoutChanged(workout, number: number, changed: changed, isDryRun: isDryRun)
  }
}

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

/// A workout that was saved or removed.
package struct WorkoutChanged: Described, Equatable {
  package var workout: WorkoutView
  /// The number of the change, for use with undo; nil if nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var dryRun: Bool?

  package static let schema = Schema(
    "RunWorkoutChanged", "A workout that was saved or removed.",
    [
      .init("workout", WorkoutView.schema, "The workout."),
      .optional(
        "number", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
      .init("changed", .flag, "Whether the book changes; false if it has this workout already."),
      .isDryRun,
    ])

  init(_ workout: Workout, number: Int?, changed: Bool, isDryRun: Bool) {
    self.workout = WorkoutView(workout)
    (self.number, self.changed) = (number, changed)
    dryRun = isDryRun ? true : nil
  }
}

extension WorkoutChanged: Announcing {
  package static var announced: [EventDescription] { RunningEvents.bookDescriptions }

  package func events(changed: Bool) -> [BookEvent] {
    number == nil ? [] : RunningEvents.book(RunningEvents.BookChanged(), [])
  }
}
