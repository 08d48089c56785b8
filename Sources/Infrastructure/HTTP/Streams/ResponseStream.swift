import System

/// The body of an answer that is written, by one or several threads, while it is sent.
package final class ResponseStream: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var pending: [UInt8] = []
  private nonisolated(unsafe) var state = State.open
  /// Whether the server is done with it.
  private nonisolated(unsafe) var isOver = false
  private nonisolated(unsafe) var closeActions: [@Sendable () -> Void] = []
  private let mostHeld: Int
  private let notify: @Sendable () -> Void

  enum State {
    case open
    /// The writer is done. Pending bytes are still sent.
    case ended
    /// Nothing more is sent.
    case closed
  }

  /// - Parameter notify: called when there are bytes to take after there were none.
  init(mostHeld: Int, notify: @escaping @Sendable () -> Void) {
    self.mostHeld = mostHeld
    self.notify = notify
  }

  /// Whether the client is gone, or the stream was ended.
  package var isClosed: Bool { lock.withLock { state != .open } }

  /// Sends bytes, and waits while the client is slow.
  /// - Returns: false if nobody takes them any more.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    lock.withLock {
      lock.wait { pending.count < mostHeld || state != .open }
      return append(bytes)
    }
  }

  /// Sends bytes without waiting. A client that is too slow is disconnected.
  /// - Returns: false if nobody takes them any more.
  @discardableResult
  func offer(_ bytes: [UInt8]) -> Bool {
    lock.withLock {
      if state == .open, pending.count >= mostHeld {
        state = .closed
        notify()
      }
      return append(bytes)
    }
  }

  /// Ends the stream once all bytes are sent.
  package func end() {
    lock.withLock {
      guard state == .open else { return }
      state = .ended
      notify()
    }
  }

  /// Sets an action for when the stream is over, whichever side ended it. It is called on the server's thread, which
  /// waits for it, or at once if the stream is over already.
  package func whenClosed(_ action: @escaping @Sendable () -> Void) {
    let isTooLate = lock.withLock {
      if !isOver { closeActions.append(action) }
      return isOver
    }
    if isTooLate { action() }
  }

  private func append(_ bytes: [UInt8]) -> Bool {
    guard state == .open else { return false }
    let wasEmpty = pending.isEmpty
    pending += bytes
    if wasEmpty, !bytes.isEmpty { notify() }
    return true
  }

  // MARK: For the server

  /// Whether the client was too slow for what was offered.
  var isGivenUp: Bool { lock.withLock { state == .closed } }

  /// The bytes to send, and the state after them.
  func take() -> (bytes: [UInt8], state: State) {
    lock.withLock {
      defer {
        pending = []
        lock.signal()
      }
      return (pending, state)
    }
  }

  /// Stops sending.
  func close() {
    let actions = lock.withLock {
      state = .closed
      isOver = true
      pending = []
      lock.signal()
      defer { closeActions = [] }
      return closeActions
    }
    for action in actions { action() }
  }
}
