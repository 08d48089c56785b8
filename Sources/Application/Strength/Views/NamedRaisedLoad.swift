package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The exercise whose greatest load grew most recently, and how that load grew.
package struct NamedRaisedLoad: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  /// The successive greatest loads, in chronological order. There are at least two, and the last one is the greatest
  /// today.
  package var steps: [Step]

  package var day: CivilDay { steps.last?.day ?? CivilDay(daysSinceEpoch: 0) }

  package struct Step: Codable, Hashable, Sendable {
    package var day: CivilDay
    package var load: Load

    package static let schema = Schema(
      "RaisedLoadStep", "The greatest load at one time.",
      [
        .init("day", CivilDay.schema, "The day of the workout."),
        .init("load", Load.schema, "The load."),
      ])

    package init(day: CivilDay, load: Load) {
      self.day = day
      self.load = load
    }
  }

  package init(exercise: ExerciseName, steps: [Step]) {
    self.exercise = exercise
    self.steps = steps
  }

  package init(_ raised: RaisedLoad, _ exercise: ExerciseName) {
    self.init(exercise: exercise, steps: raised.steps.map { Step(day: $0.day, load: $0.load) })
  }

  package static let schema = Schema(
    "RaisedLoad", "The greatest load of an exercise, and how it was raised.",
    [
      .init("exercise", ExerciseName.schema, "The exercise."),
      .init(
        "steps", .list(Step.schema),
        "The loads that were the greatest when lifted, oldest first, at most 12; the last one still is."),
    ])
}
