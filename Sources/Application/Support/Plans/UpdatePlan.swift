package import KernelApplication
package import KernelDomain
package import SupportDomain

package struct UpdatePlan: UseCase {
  package static let method = "support.updatePlan"
  package static let summary = "Change a plan; pages that were made before are not changed."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.planDescription]

  package struct Input: Described, Equatable {
    package var plan: PlanID
    /// The plan's new name; nil to keep it. For the other members, too, nil leaves the value unchanged.
    package var name: String?
    package var day: CivilDay?
    /// True to remove the plan's day, so that the plan has none; nil means false.
    package var withoutDay: Bool?
    package var goalMetres: Int?
    package var withoutGoal: Bool?
    package var mostMessages: Int?
    package var mostSeconds: Int?
    package var showsSenders: Bool?

    package static let schema = Schema(
      "The plan, and the details to change; details that are left out are not changed.",
      [
        .init("plan", PlanID.schema, "The name of the plan."),
        .optional(
          "name", .shortName, "The new name of the plan, 1 to 40 characters; if left out, the name is not changed.",
          examples: [#""Sunday""#]),
        .optional("withoutDay", .flag, "True removes the day from the plan; if left out, false."),
        .optional("withoutGoal", .flag, "True removes the planned distance from the plan; if left out, false."),
      ] + Schema.Member.planDetails)

    package init(
      plan: PlanID, name: String? = nil, day: CivilDay? = nil, withoutDay: Bool? = nil, goalMetres: Int? = nil,
      withoutGoal: Bool? = nil, mostMessages: Int? = nil, mostSeconds: Int? = nil, showsSenders: Bool? = nil
    ) {
      self.plan = plan
      self.name = name
      self.day = day
      self.withoutDay = withoutDay
      self.goalMetres = goalMetres
      self.withoutGoal = withoutGoal
      self.mostMessages = mostMessages
      self.mostSeconds = mostSeconds
      self.showsSenders = showsSenders
    }
  }

  package typealias Output = SupportPlanOutput

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try input.name.map { (name) throws(Failure) in try SupportReader.checkedName(name, "name", .plan) }
    let changed = try reader.repository.change { (book) throws(Failure) in
      let before = try reader.plan(input.plan, in: book)
      var plan = before
      if let name { plan.name = name }
      if input.withoutDay == true { plan.day = nil }
      if input.withoutGoal == true { plan.length = nil }
      // The day is checked only if it changes, so that a plan may keep a day that has passed.
      try plan.set(
        day: input.day == before.day ? nil : input.day, metres: input.goalMetres, most: input.mostMessages,
        seconds: input.mostSeconds, today: reader.today())
      if let shows = input.showsSenders { plan.showsSenders = shows }
      return SupportDecision(plan == before ? [] : [.putPlan(plan)], plan)
    }
    return Output(change: changed.number, plan: try reader.state().view(changed.value))
  }
}
