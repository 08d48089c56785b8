import KernelApplication
package import RunningApplication
import RunningInfrastructure

extension UseCases {
  /// What can be done with the run under way.
  mutating func register(live coordinator: LiveRunCoordinator) {
    register(StartRun(coordinator: coordinator))
    register(AddFixes(coordinator: coordinator))
    register(PauseRun(coordinator: coordinator))
    register(ResumeRun(coordinator: coordinator))
    register(MarkLap(coordinator: coordinator))
    register(FinishRun(coordinator: coordinator))
    register(SaveRun(coordinator: coordinator))
    register(DiscardRun(coordinator: coordinator))
    register(ShowLive(coordinator: coordinator))
    register(ReplayRun(coordinator: coordinator, files: TrackFiles(), pace: MachinePace()))
  }
}

extension App {
  /// Reads what programs stream to a run under way.
  package static func fixLineReader() -> any FixLineReader { FixLines() }
}
