package import KernelApplication
import KernelDomain
import RunningApplication
package import RunningDomain
import SupportDomain

package struct ShowSupportHistory: UseCase {
  package static let method = "support.showHistory"
  package static let summary = "List the runs that followed plans, latest first."
  package static let kind = UseCaseKind.inspection

  package struct Output: Described, Equatable {
    package var runs: [SupportedRunView]

    package static let schema = Schema(
      "The runs that followed plans.", [.init("runs", .list(SupportedRunView.schema), "The runs, latest first.")])
  }

  let reader: SupportReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(runs: try reader.supportedRuns(reader.state()))
  }
}

package struct ShowSupportedRun: UseCase {
  package static let method = "support.showRun"
  package static let summary = "Show a run that followed a plan, and the messages of that run."
  package static let kind = UseCaseKind.inspection
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID

    package static let schema = Schema(
      "The run to show.",
      [.init("run", RunID.schema, "The name of the run.", from: [Schema.Source("support.showHistory", "/runs/*/run")])])

    package init(run: RunID) { self.run = run }
  }

  package struct Output: Described, Equatable {
    package var run: SupportedRunView
    package var messages: [VoiceMessageView]
    /// The number of messages of the run's plan that have not been played yet.
    package var waiting: Int

    package static let schema = Schema(
      "The run, with its messages.",
      [
        .init("run", SupportedRunView.schema, "The run that followed a plan."),
        .init(
          "messages", .list(VoiceMessageView.schema),
          "The messages that were played, skipped or given up in the run, earliest first."),
        .count("waiting", "The number of messages of the plan that still wait for a run.", "messages"),
      ])
  }

  let reader: SupportReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let state = try reader.state()
    let runs = try reader.supportedRuns(state)
    var run = runs.first { $0.run == input.run }
    if run == nil { run = try reader.begun(as: input.run, runs) }
    guard let run else {
      throw .notFound(.support(.noSuchRun(name: input.run.description)))
    }
    let heard = state.book.messages.filter { $0.heard?.run == run.run }
      .sorted { ($0.heard!.time, $0.id) < ($1.heard!.time, $1.id) }
    return Output(
      run: run, messages: heard.map { state.view($0) },
      waiting: state.book.messages.count { $0.plan == run.plan && $0.isWaiting })
  }
}

extension SupportReader {
  /// Returns the saved run whose id was `name` while it was in progress; nil if no run that followed a plan had this
  /// id.
  fileprivate func begun(as name: RunID, _ supported: [SupportedRunView]) throws(Failure) -> SupportedRunView? {
    let all = try runs.list()
    let runs = all.lazy.map { (id: $0.id, start: $0.start, source: $0.source) }
    guard let id = LiveName.known(name, among: runs) else { return nil }
    return supported.first { $0.run == id }
  }

  /// Returns the runs that followed a plan, latest first. Runs that were discarded or removed are left out.
  func supportedRuns(_ state: SupportState) throws(Failure) -> [SupportedRunView] {
    guard !state.book.runs.isEmpty else { return [] }
    let known = Dictionary(try runs.list().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var views: [SupportedRunView] = []
    for supported in state.book.runs {
      guard let plan = state.book.plans[supported.plan] else { continue }
      let run = known[supported.run]
      if run?.state == .removed { continue }
      let heard = state.book.messages.filter { $0.isPlayed && $0.heard?.run == supported.run }
      var friends: [String] = []
      for message in heard where !friends.contains(message.from) { friends.append(message.from) }
      views.append(
        SupportedRunView(
          run: supported.run, plan: plan.id, planName: plan.name, name: run?.name,
          day: run?.day ?? supported.run.day, lengthMillimetres: run?.lengthMillimetres,
          activeMilliseconds: run?.activeMilliseconds, friends: friends, played: heard.count))
    }
    return views.sorted { $0.run > $1.run }
  }
}

extension RunID {
  /// The UTC day on which the run began.
  fileprivate var day: CivilDay { CivilDateTime(Timestamp(seconds: second)).day }
}
