package import RunningDomain

/// A part of the program that follows the run under way, such as another feature: told on the thread of whoever did
/// something to it, before that is acknowledged.
package protocol LiveRunObserver: Sendable {
  func liveRun(_ run: LiveRun, did entry: LiveEntry)
}
