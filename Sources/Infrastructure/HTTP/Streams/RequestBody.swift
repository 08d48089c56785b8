import System

/// The body of a request, read by its handler while it comes. Of a body that comes faster than it is read no more than
/// `HTTPLimits.heldBytes` is held: the client has to wait.
package final class RequestBody: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var stretches: [ArraySlice<UInt8>] = []
  private nonisolated(unsafe) var held = 0
  private nonisolated(unsafe) var end: End?
  /// The server waits until what is held was read.
  private nonisolated(unsafe) var isPaused = false
  private let mostHeld: Int
  private let resume: @Sendable () -> Void

  private enum End {
    case whole
    case failed(HTTPRefusal)
  }

  /// - Parameter resume: called once what was held is read, after `append` answered false.
  init(mostHeld: Int, resume: @escaping @Sendable () -> Void) {
    self.mostHeld = mostHeld
    self.resume = resume
  }

  /// A body that is there already.
  package init(_ bytes: [UInt8]) {
    mostHeld = bytes.count
    resume = {}
    stretches = bytes.isEmpty ? [] : [bytes[...]]
    held = bytes.count
    end = .whole
  }

  /// The next stretch, never empty; nil at the end. Waits for the client. Fails where the rest does not come: whatever is
  /// answered then, the client has been told already, or has gone.
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

  // MARK: The server's side

  /// - Returns: false where so much is held that the client has to wait until `resume` is called.
  func append(_ stretch: ArraySlice<UInt8>) -> Bool {
    lock.withLock {
      // Of its own memory: what was read from the socket is not kept alive by a part of it.
      stretches.append(Array(stretch)[...])
      held += stretch.count
      isPaused = held >= mostHeld
      lock.signal()
      return !isPaused
    }
  }

  /// All of it is there.
  func finish() { finish(.whole) }

  /// No more of it comes.
  func fail(_ refusal: HTTPRefusal) { finish(.failed(refusal)) }

  private func finish(_ how: End) {
    lock.withLock {
      if end == nil { end = how }
      lock.signal()
    }
  }
}
