package import KernelApplication
package import KernelDomain
package import RunningApplication
package import RunningDomain
package import SupportDomain

/// The run in progress, its plan, and the messages that are played in it.
package struct SupportActiveView: Described, Equatable {
  package var run: RunID?
  package var state: LiveRunView.State
  package var pause: LiveRunView.Pause?
  package var signal: LiveRunView.Signal?
  package var doubt: LiveRunView.Doubt?
  package var plan: SupportPlanView?
  package var lengthMillimetres: Int64
  package var activeMilliseconds: Int64
  /// The pace over the last 15 s, in milliseconds per kilometre; nil if it is unknown or the runner is standing still.
  package var paceMilliseconds: Int64?
  package var playing: CueView?
  package var heard: [VoiceMessageView]

  package static let schema = Schema(
    "SupportActive", "The run under way, and the messages for it.",
    [
      .optional("run", RunID.schema, "The name of the run; left out if none is under way."),
      .init("state", LiveRunView.State.schema, "The state of the run."),
      .optional("pause", LiveRunView.Pause.schema, "The reason for the pause; left out unless the run is paused."),
      .optional(
        "signal", LiveRunView.Signal.schema,
        "The quality of the position signal; left out indoors, and if no run is under way."),
      .optional(
        "doubt", LiveRunView.Doubt.schema,
        "The reason why the run is unlikely, so that saving it has to be confirmed; left out otherwise."),
      .optional("plan", SupportPlanView.schema, "The plan that the run follows; left out if it follows none."),
      .init("lengthMillimetres", .integer, "The distance run, in millimetres.", unit: .of("millimetres")),
      .init("activeMilliseconds", .integer, "The time without pauses, in milliseconds.", unit: .milliseconds),
      .active(
        "paceMilliseconds",
        "The pace of the last 15 seconds, in milliseconds per kilometre; left out if it is not known."),
      .optional(
        "playing", CueView.schema, "The message that is playing or is due for playback; left out if there is none."),
      .init(
        "heard", .list(VoiceMessageView.schema),
        "The messages that were played, skipped or given up in the run, earliest first."),
    ])
}

/// A run that followed a plan, in the outputs of use cases.
package struct SupportedRunView: Codable, Hashable, Sendable {
  package var run: RunID
  package var plan: PlanID
  package var planName: String
  package var name: String?
  package var day: CivilDay
  /// The run's distance in millimetres; nil if the run is no longer in the book.
  package var lengthMillimetres: Int64?
  package var activeMilliseconds: Int64?
  package var friends: [String]
  /// The number of messages that were played in the run.
  package var played: Int

  package static let schema = Schema(
    "SupportedRun", "A run that followed a plan.",
    [
      .init("run", RunID.schema, "The name of the run in the book."),
      .init("plan", PlanID.schema, "The name of the plan in the book."),
      .init("planName", .text, "The title of the plan."),
      .optional("name", .text, "The title of the run; left out if it has none."),
      .init("day", CivilDay.schema, "The day on which the run started."),
      .millimetres(
        "lengthMillimetres", "The distance run, in millimetres; left out if the run is not in the book."),
      .active(
        "activeMilliseconds", "The time without pauses, in milliseconds; left out if the run is not in the book."),
      .init("friends", .list(.text), "The names of the friends whose messages were played in the run, each once."),
      .count("played", "The number of messages that were played in the run.", "messages"),
    ])
}

/// The content of the Support feature's start page.
package struct SupportHomeView: Described, Equatable {
  /// The plan to show first. It is the plan of the run under way or, if there is none, the plan with the earliest day
  /// from today on or, if there is none, the most recent plan without a day. Nil if there is no such plan.
  package var nextPlan: SupportPlanView?
  package var senders: [String]
  package var isRunning: Bool
  package var awaitsSaving: Bool?
  package var plans: [SupportPlanView]
  package var runs: [SupportedRunView]

  package static let schema = Schema(
    "SupportHome", "The plans and runs on the first screen.",
    [
      .optional("nextPlan", SupportPlanView.schema, "The next plan; left out if there is none."),
      .init(
        "senders", .list(.text),
        "The senders of the messages that wait for the next plan; empty if the plan hides senders."),
      .init("isRunning", .flag, "Whether a run is under way."),
      .optional(
        "awaitsSaving", .flag,
        "True if a run has ended and is not saved or discarded yet; left out otherwise."),
      .init(
        "plans", .list(SupportPlanView.schema), "The plans to come, soonest first, followed by those without a day."),
      .init("runs", .list(SupportedRunView.schema), "The runs that followed plans, latest first."),
    ])
}
