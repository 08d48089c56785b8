package import KernelApplication
package import KernelDomain
import RunningApplication
import RunningDomain
package import SupportDomain

package struct ShowSupportHome: UseCase {
  package static let method = "support.showHome"
  package static let summary = "Show the next plan, the senders of its messages, and the runs that followed plans."
  package static let kind = UseCaseKind.inspection

  package typealias Output = SupportHomeView

  let reader: SupportReader
  let live: ShowLive

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let state = try reader.state()
    let today = reader.today()
    let plans = state.book.newestPlans.map { state.view($0) }
    // Show the plans that still wait for a run. A plan that a saved run followed is among them only if messages are
    // left for another run.
    let coming = plans.filter { plan in
      plan.state == .running
        || plan.day.map { $0 >= today && plan.state == .planned }
          ?? (plan.state == .planned || plan.waiting > 0)
    }
    let dated = coming.filter { $0.day != nil }.sorted { ($0.day!, $0.plan) < ($1.day!, $1.plan) }
    let sorted = dated + coming.filter { $0.day == nil }
    let next = sorted.first { $0.state == .running } ?? sorted.first
    var senders: [String] = []
    for message in state.book.messages where message.plan == next?.plan && message.isWaiting {
      if let sender = state.sender(of: message), !senders.contains(sender) { senders.append(sender) }
    }
    let run = try live(NoInput()).state
    return SupportHomeView(
      nextPlan: next, senders: senders, isRunning: run != .idle && run != .finished,
      awaitsSaving: run == .finished ? true : nil, plans: sorted, runs: try reader.supportedRuns(state))
  }
}

package struct ListPlans: UseCase {
  package static let method = "support.listPlans"
  package static let summary = "List plans, newest first."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    /// The first day of the period whose plans are listed; nil for no limit.
    package var since: CivilDay?
    /// The last day of the period whose plans are listed; nil for no limit.
    package var until: CivilDay?
    /// The maximum number of plans to list; nil for all.
    package var limit: Int?

    package static let schema = Schema(
      "The plans to list; if `since` or `until` is given, plans without a day are left out.",
      [.listedSince, .listedUntil, .listedLimit])

    package init(since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil) {
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var plans: [SupportPlanView]

    package static let schema = Schema(
      "The plans.", [.init("plans", .list(SupportPlanView.schema), "The plans, newest first.")])
  }

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try ListLimit.check(input.limit)
    let state = try reader.state()
    let plans = state.book.newestPlans.map { state.view($0) }
    guard input.since != nil || input.until != nil else {
      return Output(plans: input.limit.map { Array(plans.prefix($0)) } ?? plans)
    }
    let onDays = plans.compactMap { plan in plan.day.map { (plan: plan, day: $0) } }
    let wanted = try onDays.listed(since: input.since, until: input.until, limit: input.limit, day: \.day)
    return Output(plans: wanted.map(\.plan))
  }
}

package struct ShowPlan: UseCase {
  package static let method = "support.showPlan"
  package static let summary =
    "Show a plan with its shares and messages, without the contents of messages that have not been played."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var plan: PlanID

    package static let schema = Schema("The plan.", [.init("plan", PlanID.schema, "The name of the plan.")])

    package init(plan: PlanID) { self.plan = plan }
  }

  package struct Output: Described, Equatable {
    package var plan: SupportPlanView
    package var messages: [VoiceMessageView]

    package static let schema = Schema(
      "The plan, with its messages.",
      [
        .init("plan", SupportPlanView.schema, "The plan, with its shares."),
        .init("messages", .list(VoiceMessageView.schema), "The messages, in the order in which they arrived."),
      ])
  }

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let state = try reader.state()
    let plan = try reader.plan(input.plan, in: state.book)
    return Output(plan: state.view(plan), messages: state.book.messages(of: plan.id).map { state.view($0) })
  }
}

package struct RemovePlan: UseCase {
  package static let method = "support.removePlan"
  package static let summary = "Remove a plan with its shares, messages and their sounds, for good."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces: [EventDescription] = [SupportEvents.planDescription]

  package typealias Input = ShowPlan.Input

  package struct Output: Described, Equatable {
    package var plan: PlanID
    /// The number of messages that were erased with the plan.
    package var messages: Int

    package static let schema = Schema(
      "The removed plan.",
      [
        .init("plan", PlanID.schema, "The name of the plan."),
        .count("messages", "The number of messages that were removed with the plan.", "messages"),
      ])
  }

  let reader: SupportReader

  /// Erases the plan. Fails with `conflict` if the run under way follows the plan.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let live = try reader.deliveries.current()
    let changed = try reader.repository.change { (book) throws(Failure) in
      let plan = try reader.plan(input.plan, in: book)
      if live?.deliveries.plan == plan.id { throw .conflict(.support(.planIsRunning(name: plan.name))) }
      let messages = book.messages(of: plan.id)
      var decision = SupportDecision([], messages.count)
      decision.erased = Set(messages.map(\.id))
      decision.erasedPlan = plan.id
      return decision
    }
    return Output(plan: input.plan, messages: changed.value)
  }
}

extension RemovePlan.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    [BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: plan))]
  }
}
