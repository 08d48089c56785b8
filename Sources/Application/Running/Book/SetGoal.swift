package import KernelApplication
import KernelDomain
import RunningDomain

package struct SetGoal: UseCase {
  package static let method = "running.setGoal"
  package static let summary = "Set the distance, or the number of runs, that the user wants to run in a week."
  package static let kind = UseCaseKind.change

  /// The goal for a week. Exactly one of the three members must be present: a distance, a number of runs, or no goal.
  package struct Input: Described, Equatable {
    package var kilometres: Double?
    package var runs: Int?
    package var withoutGoal: Bool?

    package static let schema = Schema(
      "The weekly goal: one of the three members.",
      [
        .optional(
          "kilometres", Schema(.number(0.1...1_000)),
          "The distance to run in a week, in kilometres.", unit: .of("kilometres"), examples: ["30"]),
        .optional(
          "runs", Schema(.integer(RunGoal.runCounts)), "The number of runs in a week.",
          unit: .of("runs"), examples: ["4"]),
        .optional("withoutGoal", .flag, "True removes the goal; if left out, false."),
      ])

    package init(kilometres: Double? = nil, runs: Int? = nil, withoutGoal: Bool? = nil) {
      self.kilometres = kilometres
      self.runs = runs
      self.withoutGoal = withoutGoal
    }
  }

  package struct Output: Described, Equatable {
    /// The goal as text, such as `30 km` or `4 runs`, in the form in which the setting `running.goal` stores it; nil
    /// if there is now no goal.
    package var goal: String?
    package var changed: Bool

    package static let schema = Schema(
      "The weekly goal.",
      [
        .optional(
          "goal", .text,
          """
          The weekly goal, as in the setting `running.goal`: kilometres or a number of runs; left out if there is \
          none.
          """, examples: [#""30 km""#]),
        .init("changed", .flag, "Whether the goal was changed; false if it was set already."),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let goal = try goal(input)
    var changed = false
    let settings = try reader.settings.change { settings in
      var after = settings
      after.values[RunningSettings.goal.name] = .text(goal?.description ?? "")
      changed = after.runGoal != settings.runGoal
      return changed ? after : settings
    }
    return Output(goal: settings.runGoal?.description, changed: changed)
  }

  private func goal(_ input: Input) throws(Failure) -> RunGoal? {
    switch (input.kilometres, input.runs) {
    case (nil, nil):
      guard input.withoutGoal == true else { throw refusal("kilometres") }
      return nil
    case (_?, _?): throw .invalidInput(field: "runs", problem: .running(.goalTwice))
    case (let kilometres?, nil):
      guard (0.0...1_000).contains(kilometres), RunGoal.metres.contains(Int((kilometres * 1_000).rounded()))
      else { throw refusal("kilometres") }
      return .length(Int64((kilometres * 1_000).rounded()) * 1_000)
    case (nil, let runs?):
      guard RunGoal.runCounts.contains(runs) else { throw refusal("runs") }
      return .runs(runs)
    }
  }

  private func refusal(_ field: String) -> Failure {
    .invalidInput(field: field, problem: .running(.goalOutside))
  }
}
