package import KernelApplication

/// Shows the plan whose messages from friends the next run plays, for the screen on which runs begin.
package struct ShowVoices: UseCase {
  package static let method = "running.showVoices"
  package static let summary = "Show the plan that the next run follows, whose messages from friends it plays."
  package static let kind = UseCaseKind.inspection

  package struct Output: Described, Equatable {
    /// The plan; nil if the next run follows none.
    package var plan: Plan?

    package static let schema = Schema(
      "The plan that the next run follows.",
      [.optional("plan", Plan.schema, "The plan; left out if there is none with friends who were asked.")])

    package init(plan: Plan? = nil) { self.plan = plan }
  }

  package struct Plan: Described, Equatable {
    /// The plan's id in the feature that keeps the messages.
    package var plan: String
    package var name: String
    /// The number of messages that have not been played yet.
    package var waiting: Int

    package static let schema = Schema(
      "RunVoices", "A plan with messages from friends.",
      [
        .init(
          "plan", .text, "The name of the plan in the book.", examples: [#""p7k3qz0""#],
          from: [Schema.Source("support.listPlans", "/plans/*/plan")]),
        .init("name", .text, "The title of the plan."),
        .init("waiting", .integer, "The number of messages that wait for a run.", unit: .of("messages")),
      ])

    package init(plan: String, name: String, waiting: Int) {
      (self.plan, self.name, self.waiting) = (plan, name, waiting)
    }
  }

  let voices: any FriendsVoices

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output { Output(plan: try voices.plan()) }
}

/// Knows the plan whose messages from friends are played in the next run.
package protocol FriendsVoices: Sendable {
  /// Returns the plan that a run which begins now follows; nil if there is none.
  func plan() throws(Failure) -> ShowVoices.Plan?
}
