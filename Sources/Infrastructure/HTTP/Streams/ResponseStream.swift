import System

/// The body of a response. One or more threads write it while it is being sent.
package final class ResponseStream: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var pending: [UInt8] = []
  private nonisolated(unsafe) var state = State.open
  /// Whether `close` has been called, so that actions passed to `whenClosed` run at once.
  private nonisolated(unsafe) var isOver = false
  private nonisolated(unsafe) var closeActions: [@Sendable () -> Void] = []
  private let mostHeld: Int
  private let notify: @Sendable () -> Void

  enum State {
    case open
    /// All bytes have been written. Those that are still pending will be sent.
    case ended
    /// Nothing more will be sent, not even the pending bytes.
    case closed
  }

  /// Creates the stream of a response's body.
  /// - Parameters:
  ///   - mostHeld: the number of pending bytes from which on `write` waits and `offer` disconnects the client.
  ///   - notify: called when bytes are added while none are pending.
  init(mostHeld: Int, notify: @escaping @Sendable () -> Void) {
    self.mostHeld = mostHeld
    self.notify = notify
  }

  /// Whether the client has disconnected, or the stream has ended.
  package var isClosed: Bool { lock.withLock { state != .open } }

  /// Writes bytes to the stream. Waits if the client is slow.
  /// - Returns: true if the bytes will be sent; false if the stream is closed.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    lock.withLock {
      lock.wait { pending.count < mostHeld || state != .open }
      return append(bytes)
    }
  }

  /// Writes bytes to the stream without waiting. Disconnects the client if too many bytes are pending.
  /// - Returns: true if the bytes will be sent; false if the stream is closed.
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

  /// Ends the stream. The pending bytes are still sent.
  package func end() {
    lock.withLock {
      guard state == .open else { return }
      state = .ended
      notify()
    }
  }

  /// Disconnects the client, because the rest of the body can't be written. Otherwise the client would take the body for
  /// complete.
  package func abandon() {
    lock.withLock {
      guard state == .open else { return }
      state = .closed
      notify()
    }
  }

  /// Sets an action to run when the server or the client closes the stream. The action runs on the server's thread, so
  /// it must be quick. If the stream is closed already, the action runs at once, on the calling thread.
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

  /// Whether the stream was closed because the client was too slow.
  var isGivenUp: Bool { lock.withLock { state == .closed } }

  /// Removes and returns the pending bytes. Also returns the state that the stream has once these bytes are removed.
  func take() -> (bytes: [UInt8], state: State) {
    lock.withLock {
      defer {
        pending = []
        lock.signal()
      }
      return (pending, state)
    }
  }

  /// Closes the stream at once, so that nothing more is sent.
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
