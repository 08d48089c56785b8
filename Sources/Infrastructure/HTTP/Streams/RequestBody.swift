import System

/// The body of a request, which its handler reads while it arrives. If it arrives faster than it is read, at most
/// `HTTPLimits.heldBytes` are held, and the client has to wait.
package final class RequestBody: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var stretches: [ArraySlice<UInt8>] = []
  private nonisolated(unsafe) var held = 0
  private nonisolated(unsafe) var end: End?
  /// Whether the server waits until the held bytes are read.
  private nonisolated(unsafe) var isPaused = false
  private let mostHeld: Int
  private let resume: @Sendable () -> Void

  private enum End {
    case whole
    case failed(HTTPRefusal)
  }

  /// - Parameter resume: called when the held bytes were read, after `append` returned false.
  init(mostHeld: Int, resume: @escaping @Sendable () -> Void) {
    self.mostHeld = mostHeld
    self.resume = resume
  }

  /// A body that is complete.
  package init(_ bytes: [UInt8]) {
    mostHeld = bytes.count
    resume = {}
    stretches = bytes.isEmpty ? [] : [bytes[...]]
    held = bytes.count
    end = .whole
  }

  /// Waits for the next piece, which is never empty; nil at the end. Fails if the rest does not come. In that case the
  /// client has been answered already or is gone, so any other answer is discarded.
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

  /// - Returns: false if so much is held that the client has to wait until `resume` is called.
  func append(_ stretch: ArraySlice<UInt8>) -> Bool {
    lock.withLock {
      // A copy, so that it does not keep the whole buffer of the socket in memory.
      stretches.append(Array(stretch)[...])
      held += stretch.count
      isPaused = held >= mostHeld
      lock.signal()
      return !isPaused
    }
  }

  /// The body is complete.
  func finish() { finish(.whole) }

  /// No more of the body will come.
  func fail(_ refusal: HTTPRefusal) { finish(.failed(refusal)) }

  private func finish(_ how: End) {
    lock.withLock {
      if end == nil { end = how }
      lock.signal()
    }
  }
}
