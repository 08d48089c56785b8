/// Creates the fastest poller that the system supports.
package enum SystemPoller {
  /// - Parameter usesPoll: ignored, since poll(2) of macOS reports a peer that only stops sending as disconnected, and
  ///   does not report one that disconnects while nothing is waited for.
  package static func make(usesPoll: Bool = false) -> any Poller {
    // Without a descriptor for a queue, the other poller is better than none.
    (try? KqueuePoller()) ?? PollPoller()
  }
}
