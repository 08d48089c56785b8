package import KernelApplication
package import KernelDomain
import SupportDomain

package struct CreatePlan: UseCase {
  package static let method = "support.createPlan"
  package static let summary = "Plan a run and ask friends for messages."
  package static let kind = UseCaseKind.change
  package static let announces: [EventDescription] = [SupportEvents.planDescription]

  package struct Input: Described, Equatable {
    package var name: String
    package var day: CivilDay?
    package var goalMetres: Int?
    /// The maximum number of messages that each friend may send; nil for 3.
    package var mostMessages: Int?
    /// The maximum length of a message in seconds; nil for 30.
    package var mostSeconds: Int?
    /// Whether the names of senders are shown before their messages are played; nil for the value of the setting
    /// `support.names`.
    package var showsSenders: Bool?

    package static let schema = Schema(
      "The details of the new plan.",
      [.init("name", .shortName, "The name of the plan, 1 to 40 characters.", examples: [#""Sunday""#])]
        + Schema.Member
        .planDetails)

    package init(
      name: String, day: CivilDay? = nil, goalMetres: Int? = nil, mostMessages: Int? = nil, mostSeconds: Int? = nil,
      showsSenders: Bool? = nil
    ) {
      self.name = name
      self.day = day
      self.goalMetres = goalMetres
      self.mostMessages = mostMessages
      self.mostSeconds = mostSeconds
      self.showsSenders = showsSenders
    }
  }

  package typealias Output = SupportPlanOutput

  let reader: SupportReader

  package static let mostPlans = 1_000

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let name = try SupportReader.checkedName(input.name, "name", .plan)
    var random = SystemRandomNumberGenerator()
    let now = reader.now()
    let settings = try reader.settings.settings()
    let changed = try reader.repository.change { (book) throws(Failure) -> SupportDecision<SupportPlan> in
      guard book.plans.count < CreatePlan.mostPlans else {
        throw .conflict(.support(.tooManyPlans(most: CreatePlan.mostPlans)))
      }
      var id = PlanID(using: &random)
      while book.plans[id] != nil { id = PlanID(using: &random) }
      var plan = SupportPlan(
        id: id, created: now, name: name, showsSenders: input.showsSenders ?? settings.showsSenders)
      try plan.set(
        day: input.day, metres: input.goalMetres, most: input.mostMessages, seconds: input.mostSeconds,
        today: reader.today())
      return SupportDecision([.putPlan(plan)], plan)
    }
    return Output(change: changed.number, plan: try reader.state().view(changed.value))
  }
}

extension SupportPlan {
  /// Sets each value that is not nil: the day, the distance to run, the maximum number of messages per friend (`most`),
  /// and the maximum length of a message. Fails with `invalidInput` for a value outside its range.
  mutating func set(day: CivilDay?, metres: Int?, most: Int?, seconds: Int?, today: CivilDay) throws(Failure) {
    if let day {
      guard day >= today else {
        throw .invalidInput(field: "day", problem: .support(.planDayIsPast(day: day)))
      }
      try day.checked(PlausibleDays.planned(on: today), field: "day")
      self.day = day
    }
    if let metres {
      guard let length = Int64(exactly: metres), SupportPlan.lengthRange.contains(length.multipliedClamped(by: 1_000))
      else {
        let range = SupportPlan.lengthRange
        throw .invalidInput(
          field: "goalMetres",
          problem: .support(
            .lengthOutside(
              leastMetres: Int(range.lowerBound / 1_000), mostKilometres: Int(range.upperBound / 1_000_000))))
      }
      self.length = length * 1_000
    }
    if let most {
      guard SupportPlan.mostRange.contains(most) else {
        let range = SupportPlan.mostRange
        throw .invalidInput(
          field: "mostMessages",
          problem: .support(.messagesOutside(least: range.lowerBound, most: range.upperBound)))
      }
      self.most = most
    }
    if let seconds {
      guard SupportPlan.secondsRange.contains(seconds) else {
        let range = SupportPlan.secondsRange
        throw .invalidInput(
          field: "mostSeconds", problem: .support(.secondsOutside(least: range.lowerBound, most: range.upperBound)))
      }
      self.seconds = seconds
    }
  }
}

extension Int64 {
  fileprivate func multipliedClamped(by factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}

/// The output of a use case that changes a plan.
package struct SupportPlanOutput: Described, Equatable {
  /// The number that identifies the recorded change, for use with undo; nil if nothing changed.
  package var change: Int?
  package var plan: SupportPlanView

  package static let schema = Schema(
    "ChangedPlan", "A plan after a change.",
    [.change, .init("plan", SupportPlanView.schema, "The plan after the change.")])
}

extension SupportPlanOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    change == nil ? [] : [BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: plan.plan))]
  }
}

extension Schema.Member {
  static var planDetails: [Schema.Member] {
    [
      .optional(
        "day", CivilDay.schema,
        "The day of the run, today or later; if left out, it is open in a new plan, and otherwise not changed.",
        examples: [#""2099-05-03""#]),
      .optional(
        "goalMetres", Schema(.integer(100...1_000_000)),
        "The planned distance, in metres; if left out, it is open in a new plan, and otherwise not changed.",
        unit: .metres, examples: ["10000"]),
      .optional(
        "mostMessages", Schema(.integer(SupportPlan.mostRange)),
        """
        The maximum number of messages that each friend may send; if left out, 3 in a new plan, and otherwise not \
        changed.
        """,
        unit: .of("messages"), examples: ["3"]),
      .optional(
        "mostSeconds", Schema(.integer(SupportPlan.secondsRange)),
        "The maximum length of a message, in seconds; if left out, 30 in a new plan, and otherwise not changed.",
        unit: .seconds,
        examples: ["30"]),
      .optional(
        "showsSenders", .flag,
        """
        Whether senders are shown before their messages have been played; if left out, as the setting `support.names` \
        says in a new plan, and otherwise not changed.
        """),
    ]
  }
}
