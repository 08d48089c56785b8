package import KernelApplication
package import KernelDomain
import RunningDomain

/// Tells those who follow a run that its signal is lost, which no fix tells: 15 seconds after the last that was accepted.
package struct LiveSignalTimer: FeatureTimer {
  private let coordinator: LiveRunCoordinator
  /// Milliseconds after which it looks again, while there is nothing to wait for: fixes come beside the book's changes.
  private static let interval: Int64 = 15_000

  package init(coordinator: LiveRunCoordinator) {
    self.coordinator = coordinator
  }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    guard let run = try followed() else { return nil }
    guard let lost = run.signalEnd, !coordinator.toldLost else { return now + LiveSignalTimer.interval }
    return lost
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    guard let run = try followed(), let lost = run.signalEnd, now >= lost, coordinator.tellsLoss() else { return [] }
    return [BookEvent(RunningEvents.stateChanged, RunningEvents.StateChanged(run, at: now))]
  }

  /// The run under way, where it has a signal to lose.
  private func followed() throws(Failure) -> LiveRun? {
    guard let run = try coordinator.repository.run(), !run.start.isIndoor, !run.start.isReplay, run.finish == nil else {
      return nil
    }
    return run
  }
}

extension LiveRunCoordinator {
  var toldLost: Bool { notes.change { $0.toldLost } }

  /// True the first time after a fix was accepted.
  func tellsLoss() -> Bool {
    notes.change { notes in
      defer { notes.toldLost = true }
      return !notes.toldLost
    }
  }
}
