package import KernelApplication
package import RunningDomain

/// A part of the program that follows the run under way, such as another feature: told on the thread of whoever did
/// something to it, before that is acknowledged.
package protocol LiveRunObserver: Sendable {
  /// - Returns: what those who follow the book are told of it, beside the run's own events.
  func liveRun(_ run: LiveRun, did entry: LiveEntry) -> [BookEvent]
}
