package import KernelApplication
import KernelDomain
package import RunningDomain

/// A step of a planned workout. It has either a time or a distance. A step with neither is open: it ends when the
/// runner presses the lap button.
package struct WorkoutStepView: Codable, Hashable, Sendable {
  package var kind: WorkoutStep.Kind
  package var milliseconds: Int64?
  package var lengthMillimetres: Int64?
  package var target: Target?
  /// The number of the round to which the step belongs, counted from 1; nil if the step is not in a repeated group.
  /// `rounds` is the number of rounds.
  package var round: Int?
  package var rounds: Int?

  /// How fast or how hard the runner should run in a step. Only the members for one kind of target, such as pace, are
  /// present.
  package struct Target: Codable, Hashable, Sendable {
    package var fromMilliseconds: Int64?
    package var toMilliseconds: Int64?
    package var fromPace: Int64?
    package var toPace: Int64?
    package var zone: Int?

    init(_ target: WorkoutStep.Target) {
      switch target {
      case .time(let range): (fromMilliseconds, toMilliseconds) = (range.lowerBound, range.upperBound)
      case .pace(let range): (fromPace, toPace) = (range.lowerBound, range.upperBound)
      case .zone(let zone): self.zone = zone
      }
    }

    static let schema = Schema(
      "RunWorkoutTarget",
      "How fast or how hard to run a step, as a time, a pace or a zone; members of the other two are left out.",
      [
        .optional("fromMilliseconds", .integer, "The shortest planned time for the step.", unit: .milliseconds),
        .optional("toMilliseconds", .integer, "The longest planned time for the step.", unit: .milliseconds),
        .optional("fromPace", .integer, "The fastest planned pace.", unit: .of("milliseconds per kilometre")),
        .optional("toPace", .integer, "The slowest planned pace.", unit: .of("milliseconds per kilometre")),
        .optional("zone", .integer, "The heart rate zone, from 1 to 5.", unit: .ordinal),
      ])
  }

  package init(_ step: WorkoutStep) {
    kind = step.kind
    switch step.extent {
    case .time(let time): milliseconds = time
    case .length(let length): lengthMillimetres = length
    case .open: break
    }
    target = step.target.map { Target($0) }
    (round, rounds) = (step.round?.number, step.round?.count)
  }

  init(
    kind: WorkoutStep.Kind, milliseconds: Int64?, lengthMillimetres: Int64?, target: Target?, round: Int?, rounds: Int?
  ) {
    (self.kind, self.milliseconds, self.lengthMillimetres) = (kind, milliseconds, lengthMillimetres)
    (self.target, self.round, self.rounds) = (target, round, rounds)
  }

  static let members: [Schema.Member] = [
    .init("kind", WorkoutStep.Kind.schema, "The kind of step."),
    .optional(
      "milliseconds", .integer, "The planned time of the step, without pauses; left out if it has none.",
      unit: .milliseconds),
    .optional(
      "lengthMillimetres", .integer, "The planned distance of the step; left out if it has none.",
      unit: .of("millimetres")),
    .optional("target", Target.schema, "How fast or how hard to run; left out if nothing is planned."),
    .optional("round", .ordinal, "The round of a repeated group; left out if the step is not repeated."),
    .optional("rounds", .integer, "The number of rounds; left out if the step is not repeated.", unit: .of("rounds")),
  ]
  package static let schema = Schema("RunWorkoutStep", "A step of a planned workout.", members)
}

extension WorkoutStep.Kind {
  static let schema = Schema("RunWorkoutStepKind", "The kind of a step of a workout.", allCases) { kind in
    switch kind {
    case .warmUp: "running slowly to get warm"
    case .work: "running fast"
    case .rest: "resting, or running slowly, between two fast steps"
    case .coolDown: "running slowly at the end"
    }
  }
}

/// A planned workout.
package struct WorkoutView: Codable, Hashable, Sendable {
  package var workout: String
  package var name: String
  package var plan: String
  package var steps: [WorkoutStepView]

  package init(_ workout: Workout) {
    self.workout = workout.id
    name = workout.name
    plan = workout.plan.text
    steps = workout.plan.steps.map { WorkoutStepView($0) }
  }

  static let members: [Schema.Member] = [
    .init("workout", .text, "The id of the workout.", examples: [#""w1""#]),
    .init("name", .text, "The name.", examples: [#""Track""#]),
    .init("plan", .text, "The plan as the user wrote it.", examples: [#""5min warm-up; 3x(400m / 90s); cool-down""#]),
    .init("steps", .list(WorkoutStepView.schema), "The steps, with each round of those that are repeated."),
  ]
  static let schema = Schema("PlannedRunWorkout", "A planned workout.", members)
}

extension RunReader {
  /// Returns the workout with this id or name. Fails with `notFound` if there is none.
  func workout(_ word: String) throws(Failure) -> Workout {
    let lists = try repository.lists()
    guard let workout = lists.workouts.first(where: { $0.id == word }) ?? lists.workout(named: word) else {
      throw .notFound(.running(.noWorkout(name: word)))
    }
    return workout
  }

  /// Returns the plan of the workout whose id or name is `words`. If there is no such workout, parses `words` itself as
  /// a plan.
  func plan(_ words: String, field: String) throws(Failure) -> WorkoutPlan {
    let lists = try repository.lists()
    if let workout = lists.workouts.first(where: { $0.id == words }) ?? lists.workout(named: words) {
      return workout.plan
    }
    return try WorkoutPlan.read(words, field: field)
  }
}

extension WorkoutPlan {
  /// The maximum length of a plan's text, in bytes of UTF-8.
  private static let longest = 2_000

  /// Parses a plan. Fails with `invalidInput` if the text is not a plan.
  static func read(_ words: String, field: String) throws(Failure) -> WorkoutPlan {
    guard words.utf8.count <= longest else {
      throw .invalidInput(field: field, problem: .running(.textLong(most: longest)))
    }
    do throws(WorkoutPlan.Refusal) {
      return try WorkoutPlan(words)
    } catch {
      throw .invalidInput(field: field, problem: .running(.planRefused(error.problem, word: error.word)))
    }
  }
}
