import KernelApplication
package import RunningApplication
import RunningInfrastructure

extension UseCases {
  /// What can be done with the run under way.
  mutating func register(live desk: LiveRunDesk) {
    register(StartRun(desk: desk))
    register(AddFixes(desk: desk))
    register(PauseRun(desk: desk))
    register(ResumeRun(desk: desk))
    register(MarkLap(desk: desk))
    register(FinishRun(desk: desk))
    register(SaveRun(desk: desk))
    register(DiscardRun(desk: desk))
    register(ShowLive(desk: desk))
    register(ReplayRun(desk: desk, files: TrackFiles(), pace: MachinePace()))
  }
}

extension App {
  /// Reads what programs stream to a run under way.
  package static func fixLineReader() -> any FixLineReader { FixLines() }
}
