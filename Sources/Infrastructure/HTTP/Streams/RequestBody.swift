import System

/// The body of a request. The handler reads it while it arrives. If the body arrives faster than it is read, at most
/// about `HTTPLimits.heldBytes` of it are stored, and the client has to wait.
package final class RequestBody: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var stretches: [ArraySlice<UInt8>] = []
  private nonisolated(unsafe) var held = 0
  private nonisolated(unsafe) var end: End?
  /// Whether the server has paused reading from the client until the stored bytes are read.
  private nonisolated(unsafe) var isPaused = false
  private let mostHeld: Int
  private let resume: @Sendable () -> Void

  private enum End {
    case whole
    case failed(HTTPRefusal)
  }

  /// Creates a body that is still arriving.
  /// - Parameters:
  ///   - mostHeld: the number of stored bytes from which on `append` returns false.
  ///   - resume: called once the stored bytes have been read, provided that `append` has returned false.
  init(mostHeld: Int, resume: @escaping @Sendable () -> Void) {
    self.mostHeld = mostHeld
    self.resume = resume
  }

  /// Creates a request's body that has arrived completely.
  package init(_ bytes: [UInt8]) {
    mostHeld = bytes.count
    resume = {}
    stretches = bytes.isEmpty ? [] : [bytes[...]]
    held = bytes.count
    end = .whole
  }

  /// Waits for the next piece of the body, which is never empty; returns nil at the end of the body. Fails if the rest
  /// of the body will not arrive. In that case, the client has already been sent a response or has disconnected, so the
  /// handler's response is discarded.
  package func read() throws(HTTPRefusal) -> ArraySlice<UInt8>? {
    let (stretch, hasRoom) = try lock.withLock { () throws(HTTPRefusal) -> (ArraySlice<UInt8>?, Bool) in
      lock.wait { !stretches.isEmpty || end != nil }
      if case .failed(let refusal) = end { throw refusal }
      guard !stretches.isEmpty else { return (nil, false) }
      let stretch = stretches.removeFirst()
      held -= stretch.count
      defer { if stretches.isEmpty { isPaused = false } }
      return (stretch, isPaused && stretches.isEmpty)
    }
    if hasRoom { resume() }
    return stretch
  }

  // MARK: For the server

  /// Adds a piece of the body that has arrived.
  /// - Returns: true if the server may read more; false if it must wait until `resume` is called.
  func append(_ stretch: ArraySlice<UInt8>) -> Bool {
    lock.withLock {
      // Copied, since the slice would keep the whole read buffer in memory.
      stretches.append(Array(stretch)[...])
      held += stretch.count
      isPaused = held >= mostHeld
      lock.signal()
      return !isPaused
    }
  }

  /// Records that the request's body has arrived completely.
  func finish() { finish(.whole) }

  /// Records why the rest of the request's body will not arrive.
  func fail(_ refusal: HTTPRefusal) { finish(.failed(refusal)) }

  private func finish(_ how: End) {
    lock.withLock {
      if end == nil { end = how }
      lock.signal()
    }
  }
}
