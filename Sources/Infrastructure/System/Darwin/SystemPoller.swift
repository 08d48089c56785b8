/// Creates the fastest poller that the system supports.
package enum SystemPoller {
  /// Creates a poller: one that uses kqueue(2), if possible.
  /// - Parameter usesPoll: ignored. On macOS, poll(2) reports a peer that has only stopped sending as disconnected, and
  ///   reports no disconnection while neither reading nor writing is waited for.
  package static func make(usesPoll: Bool = false) -> any Poller {
    // If no descriptor is left for a queue, uses poll(2) despite its drawbacks.
    (try? KqueuePoller()) ?? PollPoller()
  }
}
