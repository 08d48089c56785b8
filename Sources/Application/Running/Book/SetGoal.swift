package import KernelApplication
import KernelDomain
import RunningDomain

package struct SetGoal: UseCase {
  package static let method = "running.setGoal"
  package static let summary = "Set how far, or how often, you mean to run in a week."
  package static let kind = UseCaseKind.change

  /// One of the three.
  package struct Input: Described, Equatable {
    package var kilometres: Double?
    package var runs: Int?
    package var withoutGoal: Bool?

    package static let schema = Schema(
      "One of the three.",
      [
        .optional("kilometres", Schema(.number(0.1...1_000)), "How far.", unit: .of("kilometres"), examples: ["30"]),
        .optional("runs", Schema(.integer(RunGoal.runCounts)), "How often.", unit: .of("runs"), examples: ["4"]),
        .optional("withoutGoal", .flag, "True takes the goal away."),
      ])

    package init(kilometres: Double? = nil, runs: Int? = nil, withoutGoal: Bool? = nil) {
      self.kilometres = kilometres
      self.runs = runs
      self.withoutGoal = withoutGoal
    }
  }

  package struct Output: Described, Equatable {
    /// As the setting `running.goal` has it: `30 km`, `4 runs`; left out where there is none.
    package var goal: String?
    package var changed: Bool

    package static let schema = Schema(
      "Her goal.",
      [
        .optional("goal", .text, "Left out where there is none.", examples: [#""30 km""#]),
        .init("changed", .flag, "False where it was her goal already."),
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
