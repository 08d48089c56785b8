import System

/// The body of an answer that is written while it is sent, from one or several threads.
package final class ResponseStream: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var pending: [UInt8] = []
  private nonisolated(unsafe) var state = State.open
  /// The server is done with it.
  private nonisolated(unsafe) var isOver = false
  private nonisolated(unsafe) var closeActions: [@Sendable () -> Void] = []
  private let mostHeld: Int
  private let notify: @Sendable () -> Void

  enum State {
    case open
    /// The writer is done; what is pending is still sent.
    case ended
    /// Nothing is sent any more.
    case closed
  }

  /// - Parameter notify: called when there is something to take where there was nothing.
  init(mostHeld: Int, notify: @escaping @Sendable () -> Void) {
    self.mostHeld = mostHeld
    self.notify = notify
  }

  /// The client has gone, or the stream was ended.
  package var isClosed: Bool { lock.withLock { state != .open } }

  /// Sends bytes; waits while the client is slow.
  /// - Returns: false where nobody takes them any more.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    lock.withLock {
      lock.wait { pending.count < mostHeld || state != .open }
      return append(bytes)
    }
  }

  /// Sends bytes without waiting. A client that is too slow for them is let go.
  /// - Returns: false where nobody takes them any more.
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

  /// Ends it once all is sent.
  package func end() {
    lock.withLock {
      guard state == .open else { return }
      state = .ended
      notify()
    }
  }

  /// Has that called once the stream is over, whoever ended it, on the server's thread, which waits for it; at once where
  /// it is over already.
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

  // MARK: The server's side

  /// The client was too slow for what it was told.
  var isGivenUp: Bool { lock.withLock { state == .closed } }

  /// What is to be sent, and what comes after it.
  func take() -> (bytes: [UInt8], state: State) {
    lock.withLock {
      defer {
        pending = []
        lock.signal()
      }
      return (pending, state)
    }
  }

  /// Nothing is sent any more.
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
