package import KernelApplication
package import KernelDomain
import SwimmingDomain

/// Sets a new weekly goal. Past weeks keep their goals.
package struct SetSwimGoal: UseCase {
  package static let method = "swimming.setGoal"
  package static let summary = "Begin a weekly goal, or end the current one."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing

  package struct Input: Described, Equatable {
    /// The weekly goal, such as `8 km`; nil for no goal.
    package var goal: String?
    package var from: CivilDay?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The weekly goal.",
      [
        .optional(
          "goal", .text, "The goal; if left out, the goal ends.",
          examples: [#""8 km""#, #""10000 yd""#, #""3 swims""#]),
        .optional(
          "from", CivilDay.schema,
          """
          A day of the week in which the change takes effect, which may be in the future; if left out, the current \
          week.
          """
        ), .dryRun,
      ])

    package init(goal: String? = nil, from: CivilDay? = nil, dryRun: Bool? = nil) {
      (self.goal, self.from, self.dryRun) = (goal, from, dryRun)
    }
  }

  package struct Output: Described, Equatable {
    package var goal: String?
    package var from: CivilDay
    package var changed: Bool
    package var number: Int?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The weekly goal that begins or ends.",
      [
        .optional("goal", .text, "The goal; left out if the weekly goal ends."),
        .init("from", CivilDay.schema, "The first day of the week in which the change takes effect."),
        .init("changed", .flag, "Whether the book changed; false if this goal is already in effect."),
        .optional(
          "number", .integer, "The number of the change, which `book.undo` takes; left out if nothing was changed.",
          unit: .ordinal),
        .optional("dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise."),
      ])
  }

  let meets: any MeetRepository
  let settings: any SettingsRepository
  let today: @Sendable () -> CivilDay

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let goal = try input.goal.map { (text) throws(Failure) in
      guard let goal = SwimGoal(text) else {
        throw .invalidInput(field: "goal", problem: .swimming(.noSwimGoal(text: text)))
      }
      return goal
    }
    let settings = try settings.settings()
    let calendar = settings.swimCalendar
    let first = calendar.start(of: .week, containing: input.from ?? today())
    let last = calendar.last(of: .week, from: first)
    let isDryRun = input.dryRun ?? false
    let (number, changed) = try meets.changeMeets { (known) throws(Failure) in
      let changed = known.goals.goal(ofWeekUntil: last, before: settings.swimGoal) != goal
      return (isDryRun || !changed ? [] : [.setGoal(DatedSwimGoal(from: first, goal: goal))], changed)
    }
    return Output(
      goal: goal?.description, from: first, changed: changed, number: number, dryRun: isDryRun ? true : nil)
  }
}

extension SetSwimGoal.Output: SwimBookChanging {}
