package import KernelApplication
package import KernelDomain
package import SupportDomain

package struct UpdatePlan: UseCase {
  package static let method = "support.updatePlan"
  package static let summary = "Change a plan; pages that were sent before stay as they are."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.planDescription]

  package struct Input: Described, Equatable {
    package var plan: PlanID
    /// Nil leaves it, as of those below.
    package var name: String?
    package var day: CivilDay?
    /// True takes the day away.
    package var withoutDay: Bool?
    package var goalMetres: Int?
    package var withoutGoal: Bool?
    package var mostMessages: Int?
    package var mostSeconds: Int?
    package var showsSenders: Bool?

    package static let schema = Schema(
      "What is to be otherwise; what is left out stays.",
      [
        .init("plan", PlanID.schema, "The plan."),
        .optional("name", .shortName, "What it is called: 1 to 40 letters.", examples: [#""Sunday""#]),
        .optional("withoutDay", .flag, "True leaves open when it is."),
        .optional("withoutGoal", .flag, "True leaves open how far it is."),
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
      // A day that stands stays, though it is over.
      try plan.set(
        day: input.day == before.day ? nil : input.day, metres: input.goalMetres, most: input.mostMessages,
        seconds: input.mostSeconds, today: reader.today())
      if let shows = input.showsSenders { plan.showsSenders = shows }
      return SupportDecision(plan == before ? [] : [.putPlan(plan)], plan)
    }
    return Output(change: changed.number, plan: try reader.state().view(changed.value))
  }
}
