package import KernelApplication
import KernelDomain
package import RunningDomain

/// Compares a run with the workout that it followed, or with another workout that has as many steps as the run has
/// laps.
package struct CompareWorkout: UseCase {
  package static let method = "running.compareWorkout"
  package static let summary = "Compare the laps of a run with the steps of a planned workout."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var run: RunID
    /// The workout: its id or name, or the text of a plan. Nil for the workout that the runner followed.
    package var workout: String?

    package static let schema = Schema(
      "The run and the workout to compare.",
      [
        .init("run", RunID.schema, "The name of the run."),
        .optional(
          "workout", .text,
          "The workout, by its id or name, or the words of a plan; if left out, the one that the run followed.",
          examples: [#""w1""#]),
      ])

    package init(run: RunID, workout: String? = nil) { (self.run, self.workout) = (run, workout) }
  }

  package struct Output: Described, Equatable {
    package var run: RunListing
    package var plan: String
    package var steps: [Step]
    /// The number of laps that are not steps of the workout, such as a lap on the way home.
    package var otherLaps: Int

    package static let schema = Schema(
      "A run compared with a planned workout.",
      [
        .init("run", RunListing.schema, "The run."),
        .init("plan", .text, "The plan.", examples: [#""3x(400m / 90s)""#]),
        .init("steps", .list(Step.schema), "The steps of the plan, with the lap of each."),
        .init("otherLaps", .integer, "The number of laps that belong to no step.", unit: .of("laps")),
      ])
  }

  package struct Step: Codable, Hashable, Sendable {
    package var planned: WorkoutStepView
    /// The lap in which the runner did this step; nil if the run ended before the step.
    package var lap: RunLapView?
    /// Whether the runner completed this step.
    package var done: Bool
    /// How much longer than planned the lap took, in milliseconds; negative if it was shorter. At most one of
    /// `overMilliseconds`, `overMillimetres` and `overPace` is present.
    package var overMilliseconds: Int64?
    package var overMillimetres: Int64?
    package var overPace: Int64?

    init(_ step: WorkoutComparison.Step) {
      planned = WorkoutStepView(step.planned)
      lap = step.lap.map { RunLapView($0) }
      done = step.isDone
      switch step.difference {
      case .time(let time): overMilliseconds = time
      case .length(let length): overMillimetres = length
      case .pace(let pace): overPace = pace
      case nil: break
      }
    }

    static let schema = Schema(
      "ComparedStep", "A step of a plan, and the lap in which it was run.",
      [
        .init("planned", WorkoutStepView.schema, "The planned step."),
        .optional(
          "lap", RunLapView.schema, "The lap in which the step was run; left out if the run ended before the step."),
        .init("done", .flag, "Whether the step was completed."),
        .optional(
          "overMilliseconds", .integer,
          "How much longer than planned the step took, negative if less long; left out if it was as planned.",
          unit: .milliseconds),
        .optional(
          "overMillimetres", .integer,
          "How much farther than planned the step was, negative if less far; left out if it was as planned.",
          unit: .of("millimetres")),
        .optional(
          "overPace", .integer,
          "How much slower than planned the step was, negative if faster; left out if it was as planned.",
          unit: .of("milliseconds per kilometre")),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let (row, book) = try reader.row(input.run)
    guard let run = try reader.repository.run(row.id)?.run else { throw .unknownRun(input.run) }
    let plan: WorkoutPlan
    if let words = input.workout {
      plan = try reader.plan(words, field: "workout")
    } else {
      guard let words = run.origin.plan else {
        throw .conflict(.running(.noPlanFollowed(run: row.id.description)))
      }
      plan = try WorkoutPlan.read(words, field: "run")
    }
    let laps = LapRule.laps(of: run, RunMeasures(run, row.measured))
    guard let comparison = WorkoutComparison(plan, laps: laps) else {
      throw .conflict(.running(.otherLapCount(steps: plan.steps.count, laps: laps.count)))
    }
    return Output(
      run: RunListing(row, in: book), plan: plan.text, steps: comparison.steps.map { Step($0) },
      otherLaps: comparison.others)
  }
}
