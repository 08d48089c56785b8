package import RunningDomain

/// The progress of a run, which determines when messages are played.
package struct SupportProgress: Hashable, Sendable {
  /// The distance of the run so far, in millimetres.
  package var length: Int64
  /// The active time of the run so far (excluding pauses), in milliseconds.
  package var active: Int64
  /// Whether the runner has paused the run. No message starts to play during a pause.
  package var isPaused: Bool
  package var isFinished: Bool

  package init(length: Int64 = 0, active: Int64 = 0, isPaused: Bool = false, isFinished: Bool = false) {
    self.length = length
    self.active = active
    self.isPaused = isPaused
    self.isFinished = isFinished
  }

  package init(_ run: LiveRun) {
    let state = run.state()
    self.init(
      length: run.length, active: run.times.active, isPaused: state == .paused(.manual), isFinished: state == .finished)
  }
}
