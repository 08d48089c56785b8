/// Waits until something can be read or written on one of many descriptors. Level-triggered: what is not dealt with is
/// told again. Used from one thread.
package protocol Poller: AnyObject {
  func add(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) throws(SystemError)
  func change(_ descriptor: Int32, _ interest: PollInterest, token: UInt64)
  func remove(_ descriptor: Int32)
  /// Blocks until something happens, or for `timeout` milliseconds; -1 is for ever.
  /// - Returns: the number of events, each to be had from `event`; 0 after the timeout or a signal.
  func wait(timeout: Int32) -> Int
  func event(_ index: Int) -> PollEvent
}

/// The best poller that there is here.
package enum SystemPoller {
  /// - Parameter usesPoll: takes the one that every system has, also where there is a better one.
  package static func make(usesPoll: Bool = false) -> any Poller {
    if !usesPoll, let epoll = try? EpollPoller() { return epoll }
    return PollPoller()
  }
}

/// What to wait for on a descriptor. That its other end has gone is always told.
package struct PollInterest: Hashable, Sendable {
  /// Something, if only the end, can be read.
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
  /// The token that was given with the descriptor.
  package var token: UInt64
  /// Something, if only the end, can be read.
  package var canRead: Bool
  package var canWrite: Bool
  /// The other end has gone altogether, and takes nothing any more.
  package var isGone: Bool
}
