package import KernelApplication
package import RunningDomain

/// Follows changes of the run under way on behalf of another feature. It is called on the thread that changes the run,
/// before the change is acknowledged to the client.
package protocol LiveRunObserver: Sendable {
  /// Called after each change of the run.
  /// - Returns: events to announce together with the run's events.
  func liveRun(_ run: LiveRun, did entry: LiveEntry) -> [BookEvent]
}
