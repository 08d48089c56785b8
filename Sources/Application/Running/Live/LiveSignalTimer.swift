package import KernelApplication
package import KernelDomain
import RunningDomain

/// Announces that a run has lost its GPS signal, 15 seconds after the last accepted fix (position). This takes a timer,
/// because without a signal no fix arrives that could trigger the announcement.
package struct LiveSignalTimer: FeatureTimer {
  private let coordinator: LiveRunCoordinator
  /// How often, in milliseconds, the timer checks whether a run is under way. The timer must check regularly: new
  /// fixes do not change the book, so they do not wake the timer.
  private static let interval: Int64 = 15_000

  package init(coordinator: LiveRunCoordinator) { self.coordinator = coordinator }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    guard let run = try followed() else { return nil }
    guard let lost = run.signalEnd, !coordinator.hasAnnouncedLoss else { return now + LiveSignalTimer.interval }
    return lost
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    guard let run = try followed(), let lost = run.signalEnd, now >= lost, coordinator.tellsLoss() else { return [] }
    return [BookEvent(RunningEvents.stateChanged, RunningEvents.StateChanged(run, at: now))]
  }

  /// Returns the run under way; nil if no run is under way, or if the run can't lose the GPS signal, because it is
  /// indoors, a replay or finished.
  private func followed() throws(Failure) -> LiveRun? {
    guard let run = try coordinator.repository.run(), !run.start.isIndoor, !run.start.isReplay, run.finish == nil else {
      return nil
    }
    return run
  }
}

extension LiveRunCoordinator {
  var hasAnnouncedLoss: Bool { notes.change { $0.hasAnnouncedLoss } }

  /// Records that the loss of the GPS signal has been announced. Returns true for the first call after an accepted fix
  /// (position), and false for later calls.
  func tellsLoss() -> Bool {
    notes.change { notes in
      defer { notes.hasAnnouncedLoss = true }
      return !notes.hasAnnouncedLoss
    }
  }
}
