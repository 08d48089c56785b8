package import KernelApplication
package import KernelDomain
import RunningDomain

/// Ends each timed step of the workout that a run follows when the step's time is over, even if no fix (position)
/// arrives.
package struct LiveStepTimer: FeatureTimer {
  private let coordinator: LiveRunCoordinator
  /// How often, in milliseconds, the timer checks a run that follows a workout. The timer must check regularly: a new
  /// fix may begin a new step, but it does not change the book, so it does not wake the timer.
  private static let interval: Int64 = 1_000

  package init(coordinator: LiveRunCoordinator) { self.coordinator = coordinator }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    guard let follower = try follower() else { return nil }
    guard let over = follower.over else { return now + LiveStepTimer.interval }
    return min(now + max(1, over - follower.time), now + LiveStepTimer.interval)
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    guard let follower = try follower(), let over = follower.over, over <= follower.time else { return [] }
    let (_, news) = try coordinator.change { (run) throws(LiveRunError) in
      guard run.stepDeadline == over else { return nil }
      run.tick(at: over)
      return .tick(over)
    }
    return news.events
  }

  /// Returns the current time of the run under way, and the time at which its current step will be over (nil if the
  /// step has no set duration). Returns nil if no run that follows a workout is under way.
  private func follower() throws(Failure) -> (time: Timestamp, over: Timestamp?)? {
    guard let run = try coordinator.repository.run(), !run.start.isReplay, run.step != nil else { return nil }
    let time = coordinator.ownTime(of: run) ?? coordinator.now
    guard run.state(at: time) == .running else { return (time, nil) }
    return (time, run.stepDeadline)
  }
}
