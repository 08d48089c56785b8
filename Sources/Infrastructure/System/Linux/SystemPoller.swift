/// Creates the fastest poller that the system supports.
package enum SystemPoller {
  /// Creates a poller that uses epoll(7), if possible.
  /// - Parameter usesPoll: whether to use poll(2) even if the system supports a faster poller.
  package static func make(usesPoll: Bool = false) -> any Poller {
    if !usesPoll, let epoll = try? EpollPoller() { return epoll }
    return PollPoller()
  }
}
