/// Waits until one of many descriptors can be read or written. It is level-triggered: an event is reported by every
/// wait until it is handled. A poller must be used from one thread only.
package protocol Poller: AnyObject {
  func add(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) throws(SystemError)
  func change(_ descriptor: Int32, _ interest: PollInterest, token: UInt64)
  func remove(_ descriptor: Int32)
  /// Blocks until there is an event, for at most `timeout` milliseconds; -1 waits without a limit.
  /// - Returns: the number of events, which `event` returns by index; 0 after the timeout or a signal.
  func wait(timeout: Int32) -> Int
  func event(_ index: Int) -> PollEvent
}

/// Chooses the best poller that this system has.
package enum SystemPoller {
  /// - Parameter usesPoll: whether to use POSIX poll even if the system has a better one.
  package static func make(usesPoll: Bool = false) -> any Poller {
    if !usesPoll, let epoll = try? EpollPoller() { return epoll }
    return PollPoller()
  }
}

/// The events on a descriptor to wait for. A disconnection of the other end is reported in any case.
package struct PollInterest: Hashable, Sendable {
  /// Whether to wait until there is something to read, or the end is reached.
  package var reads: Bool
  /// Whether to wait until more can be written.
  package var writes: Bool

  package init(reads: Bool, writes: Bool) {
    self.reads = reads
    self.writes = writes
  }

  package static var none: PollInterest { PollInterest(reads: false, writes: false) }
  package static var read: PollInterest { PollInterest(reads: true, writes: false) }
}

package struct PollEvent: Hashable, Sendable {
  /// The token with which the descriptor was added.
  package var token: UInt64
  /// Whether there is something to read, or the end is reached.
  package var canRead: Bool
  package var canWrite: Bool
  /// Whether the other end is disconnected, so that nothing can be written any more.
  package var isGone: Bool
}
