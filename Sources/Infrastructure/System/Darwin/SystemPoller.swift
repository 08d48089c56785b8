/// Creates the fastest poller that the system supports.
package enum SystemPoller {
  /// Creates a poller that uses kqueue(2), if possible.
  /// - Parameter usesPoll: ignored, because poll(2) is unsuitable on macOS: it reports a peer that has only stopped
  ///   sending as disconnected, and reports no disconnection at all when waiting neither to read nor to write.
  package static func make(usesPoll: Bool = false) -> any Poller {
    // If no descriptor is left for a queue, uses poll(2) despite its drawbacks.
    (try? KqueuePoller()) ?? PollPoller()
  }
}
