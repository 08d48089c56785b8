/// Waits until any of a number of file descriptors can be read or written. It is level-triggered: each call to `wait`
/// reports an event again until the caller has handled it. Only one thread may use a poller.
package protocol Poller: AnyObject {
  func add(_ descriptor: Int32, _ interest: PollInterest, token: UInt64) throws(SystemError)
  func change(_ descriptor: Int32, _ interest: PollInterest, token: UInt64)
  func remove(_ descriptor: Int32)
  /// Blocks until there is an event, but for at most `timeout` milliseconds; -1 means without limit.
  /// - Returns: the number of events, which `event` returns by their indices; 0 if the time is up or a signal has
  ///   arrived.
  func wait(timeout: Int32) -> Int
  func event(_ index: Int) -> PollEvent
}

/// What to wait for on a descriptor. A poller always reports, in addition, that the other end has disconnected.
package struct PollInterest: Hashable, Sendable {
  /// Whether to wait until there is something to read, or the end of the input has been reached.
  package var reads: Bool
  /// Whether to wait until something can be written to the descriptor.
  package var writes: Bool

  package init(reads: Bool, writes: Bool) {
    self.reads = reads
    self.writes = writes
  }

  package static var none: PollInterest { PollInterest(reads: false, writes: false) }
  package static var read: PollInterest { PollInterest(reads: true, writes: false) }
}

package struct PollEvent: Hashable, Sendable {
  /// The token that was passed when the event's descriptor was added.
  package var token: UInt64
  /// Whether there is something to read, or the end of the input has been reached.
  package var canRead: Bool
  package var canWrite: Bool
  /// Whether the other end has disconnected, so that nothing more can be written.
  package var isGone: Bool

  package init(token: UInt64, canRead: Bool, canWrite: Bool, isGone: Bool) {
    self.token = token
    self.canRead = canRead
    self.canWrite = canWrite
    self.isGone = isGone
  }
}
