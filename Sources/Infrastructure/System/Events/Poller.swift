/// Waits until one of many descriptors can be read or written. It is level-triggered: an event is reported until it is
/// handled. Use it from one thread only.
package protocol Poller: AnyObject {
  func add(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) throws(SystemError)
  func change(_ descriptor: Int32, _ interest: PollInterest, token: UInt64)
  func remove(_ descriptor: Int32)
  /// Blocks until something happens, for at most `timeout` milliseconds; -1 waits forever.
  /// - Returns: the number of events, which `event` returns; 0 after the timeout or a signal.
  func wait(timeout: Int32) -> Int
  func event(_ index: Int) -> PollEvent
}

/// Chooses the best poller of this system.
package enum SystemPoller {
  /// - Parameter usesPoll: whether to use POSIX poll even if there is a better one.
  package static func make(usesPoll: Bool = false) -> any Poller {
    if !usesPoll, let epoll = try? EpollPoller() { return epoll }
    return PollPoller()
  }
}

/// What to wait for on a descriptor. The disconnection of the other end is always reported.
package struct PollInterest: Hashable, Sendable {
  /// Something can be read, or the end was reached.
  package var reads: Bool
  /// More can be written.
  package var writes: Bool

  package init(reads: Bool, writes: Bool) {
    self.reads = reads
    self.writes = writes
  }

  package static var none: PollInterest { PollInterest(reads: false, writes: false) }
  package static var read: PollInterest { PollInterest(reads: true, writes: false) }
}

package struct PollEvent: Hashable, Sendable {
  /// The token that was added with the descriptor.
  package var token: UInt64
  /// Whether something can be read, or the end was reached.
  package var canRead: Bool
  package var canWrite: Bool
  /// Whether the other end is disconnected and takes nothing any more.
  package var isGone: Bool
}
