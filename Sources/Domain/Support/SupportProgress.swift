package import RunningDomain

/// What a run has come to, as far as messages ask.
package struct SupportProgress: Hashable, Sendable {
  /// Millimetres.
  package var length: Int64
  /// Milliseconds.
  package var active: Int64
  /// She paused it: nothing begins to sound then.
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
