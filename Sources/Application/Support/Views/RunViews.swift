package import KernelDomain
package import RunningApplication
package import RunningDomain
package import SupportDomain

/// The run under way and who is with her.
package struct SupportActiveView: Codable, Hashable, Sendable {
  /// Left out while no run is under way.
  package var run: RunID?
  package var state: LiveRunView.State
  package var pause: LiveRunView.Pause?
  package var signal: LiveRunView.Signal?
  /// What has to be confirmed where the run is saved; left out of a likely run.
  package var doubt: LiveRunView.Doubt?
  /// The plan that it follows; left out where it follows none.
  package var plan: SupportPlanView?
  package var lengthMillimetres: Int64
  package var activeMilliseconds: Int64
  /// Of the last 15 s; left out where there is none.
  package var paceMilliseconds: Int64?
  /// What sounds now, or is to; left out where nothing does.
  package var playing: CueView?
  /// What was heard in it so far, earliest first.
  package var heard: [VoiceMessageView]
}

/// A run that followed a plan.
package struct SupportedRunView: Codable, Hashable, Sendable {
  package var run: RunID
  package var plan: PlanID
  package var planName: String
  /// The run's own name; left out where it has none.
  package var name: String?
  package var day: CivilDay
  /// Left out where the run is in the book no more.
  package var lengthMillimetres: Int64?
  package var activeMilliseconds: Int64?
  /// Those whose messages were played in it, each once.
  package var friends: [String]
  /// How many were played in it.
  package var played: Int
}

/// Where a person begins.
package struct SupportHomeView: Codable, Hashable, Sendable {
  /// The plan of the soonest day, else the latest without a day; left out where there is none to come.
  package var nextPlan: SupportPlanView?
  /// Who has sent messages for it, where it shows that.
  package var senders: [String]
  /// True where a run is under way.
  package var isRunning: Bool
  /// True where a run is over that is neither saved nor discarded yet; left out elsewhere.
  package var awaitsSaving: Bool?
  /// Plans to come, soonest first.
  package var plans: [SupportPlanView]
  /// Runs with messages, latest first.
  package var runs: [SupportedRunView]
}
