package import KernelApplication
package import RunningApplication
package import RunningDomain
package import SupportDomain

/// Begins a run that follows a plan, or makes the run under way follow the plan. A run that begins in any other way,
/// such as a replay, automatically follows the plan for its day or, if there is none, the most recent plan without a
/// day.
package struct StartSupportedRun: UseCase {
  package static let method = "support.startRun"
  package static let summary = "Start a run that follows a plan, or make the run under way follow it."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = RunningEvents.liveDescriptions + [SupportEvents.planDescription]

  package struct Input: Described, Equatable {
    package var plan: PlanID?
    package var indoor: Bool?

    package static let schema = Schema(
      "The plan to follow, and the kind of run.",
      [
        .optional(
          "plan", PlanID.schema,
          "The plan's name; if left out, of the shared plans, the one for today, or else the newest without a day."),
        .optional(
          "indoor", .flag, "True if the device measures the distance and no positions are recorded; if left out, false."
        ),
      ])

    package init(plan: PlanID? = nil, indoor: Bool? = nil) {
      self.plan = plan
      self.indoor = indoor
    }
  }

  package struct Output: Described, Equatable {
    package var run: RunID
    package var plan: PlanID
    package var state: LiveRunView.State
    private var started: LiveRunOutput?

    package static let schema = Schema(
      "The run under way, and the plan that it follows.",
      [
        .init("run", RunID.schema, "The name of the run under way."),
        .init("plan", PlanID.schema, "The name of the plan that the run follows."),
        .init("state", LiveRunView.State.schema, "The state of the run."),
      ])

    private enum CodingKeys: String, CodingKey {
      case run, plan, state
    }

    init(run: RunID, plan: PlanID, state: LiveRunView.State, started: LiveRunOutput?) {
      self.run = run
      self.plan = plan
      self.state = state
      self.started = started
    }

    fileprivate func runEvents(_ changed: Bool) -> [BookEvent] { started?.events(changed: changed) ?? [] }
  }

  let reader: SupportReader
  let start: StartRun
  let live: ShowLive

  /// Begins the run. Fails with `conflict` if there is no plan for today, if the run under way follows another plan, or
  /// if a finished run has been neither saved nor discarded.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try reader.repository.book()
    let asked = try input.plan.map { (id) throws(Failure) in try reader.plan(id, in: book) }
    guard let plan = asked ?? book.planFollowed(on: reader.today()) else { throw .conflict(.support(.noPlanYet)) }
    let run = try live(NoInput())
    if let id = run.run {
      guard run.state != .finished else {
        throw .conflict(.running(.notNow(action: .start, state: .finished, valid: [.save, .discard])))
      }
      try reader.deliveries.follow(plan, by: id)
      return Output(run: id, plan: plan.id, state: run.state, started: nil)
    }
    reader.deliveries.choose(plan.id)
    let started = try start(StartRun.Input(indoor: input.indoor))
    return Output(run: started.run, plan: plan.id, state: started.state, started: started)
  }
}

extension StartSupportedRun.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    runEvents(changed) + [BookEvent(SupportEvents.planChanged, SupportEvents.PlanChanged(plan: plan))]
  }
}

package struct ShowActive: UseCase {
  package static let method = "support.showActive"
  package static let summary = "Show the run under way, the message that is playing, and the messages played before."
  package static let kind = UseCaseKind.inspection

  package typealias Output = SupportActiveView

  let reader: SupportReader
  let live: ShowLive

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let run = try live(NoInput())
    let state = try reader.state()
    var playing: CueView?
    if let flying = state.live?.deliveries.inFlight, let message = state.book.message(flying.id.message) {
      playing = try DeliveryCoordinator(reader: reader).cue(flying, message, state.book)
    }
    let heard = run.run.map { run in
      state.book.messages.filter { $0.heard?.run == run }.sorted { ($0.heard!.time, $0.id) < ($1.heard!.time, $1.id) }
    }
    return SupportActiveView(
      run: run.run, state: run.state, pause: run.pause, signal: run.signal, doubt: run.doubt,
      plan: state.live.flatMap { state.book.plans[$0.deliveries.plan] }.map { state.view($0) },
      lengthMillimetres: run.lengthMillimetres, activeMilliseconds: run.activeMilliseconds,
      paceMilliseconds: run.paceMilliseconds, playing: playing, heard: (heard ?? []).map { state.view($0) })
  }
}
