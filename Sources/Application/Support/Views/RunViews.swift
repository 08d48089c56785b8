package import KernelApplication
package import KernelDomain
package import RunningApplication
package import RunningDomain
package import SupportDomain

/// The run under way and who is with her.
package struct SupportActiveView: Described, Equatable {
  package var run: RunID?
  package var state: LiveRunView.State
  package var pause: LiveRunView.Pause?
  package var signal: LiveRunView.Signal?
  package var doubt: LiveRunView.Doubt?
  package var plan: SupportPlanView?
  package var lengthMillimetres: Int64
  package var activeMilliseconds: Int64
  /// Of the last 15 s; left out where there is none.
  package var paceMilliseconds: Int64?
  package var playing: CueView?
  package var heard: [VoiceMessageView]

  package static let schema = Schema(
    "SupportActive", "The run under way and who is with her.",
    [
      .optional("run", RunID.schema, "Left out while none is under way."),
      .init("state", LiveRunView.State.schema, "How it stands."),
      .optional("pause", LiveRunView.Pause.schema, "Why it is paused; left out unless it is."),
      .optional("signal", LiveRunView.Signal.schema, "How well positions are known; left out indoors."),
      .optional(
        "doubt", LiveRunView.Doubt.schema,
        "What has to be confirmed where the run is saved; left out of a likely run."),
      .optional("plan", SupportPlanView.schema, "The plan that it follows; left out where it follows none."),
      .init("lengthMillimetres", .integer, "How far it went.", unit: .of("millimetres")),
      .init("activeMilliseconds", .integer, "How long, without pauses.", unit: .milliseconds),
      .active("paceMilliseconds", "Of the last 15 s, a kilometre; left out where there is none."),
      .optional("playing", CueView.schema, "What sounds, or is to; left out where nothing does."),
      .init("heard", .list(VoiceMessageView.schema), "What was heard in it, earliest first."),
    ])
}

/// A run that followed a plan.
package struct SupportedRunView: Codable, Hashable, Sendable {
  package var run: RunID
  package var plan: PlanID
  package var planName: String
  package var name: String?
  package var day: CivilDay
  /// Left out where the run is in the book no more.
  package var lengthMillimetres: Int64?
  package var activeMilliseconds: Int64?
  package var friends: [String]
  /// How many were played in it.
  package var played: Int

  package static let schema = Schema(
    "SupportedRun", "A run that followed a plan.",
    [
      .init("run", RunID.schema, "The run."), .init("plan", PlanID.schema, "The plan."),
      .init("planName", .text, "What that is called."),
      .optional("name", .text, "What the run is called; left out where it has no name."),
      .init("day", CivilDay.schema, "The day on which it began."),
      .millimetres("lengthMillimetres", "How far; left out where the run is in the book no more."),
      .active("activeMilliseconds", "How long, without pauses; left out where the run is in the book no more."),
      .init("friends", .list(.text), "Whose messages were heard in it, each once."),
      .count("played", "How many were.", "messages"),
    ])
}

/// Where a person begins.
package struct SupportHomeView: Described, Equatable {
  /// The plan of the soonest day, else the latest without a day; left out where there is none to come.
  package var nextPlan: SupportPlanView?
  package var senders: [String]
  package var isRunning: Bool
  package var awaitsSaving: Bool?
  package var plans: [SupportPlanView]
  package var runs: [SupportedRunView]

  package static let schema = Schema(
    "SupportHome", "Where a person begins.",
    [
      .optional("nextPlan", SupportPlanView.schema, "The next plan; left out where there is none to come."),
      .init("senders", .list(.text), "Who has sent messages for it, where it shows that."),
      .init("isRunning", .flag, "Whether a run is under way."),
      .optional(
        "awaitsSaving", .flag,
        "True where a run is over that is neither saved nor discarded yet; left out elsewhere."),
      .init("plans", .list(SupportPlanView.schema), "Plans to come, soonest first."),
      .init("runs", .list(SupportedRunView.schema), "Runs that followed plans, latest first."),
    ])
}
