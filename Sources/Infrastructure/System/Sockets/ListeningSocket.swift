/// Accepts clients on a listening socket that a poller watches. Keeps one file descriptor in reserve. If the process
/// cannot open any other descriptor, the next client is accepted with the reserved one, so that the client can be sent
/// an error.
package struct ListeningSocket: ~Copyable {
  private let listener: Int32
  private let token: UInt64
  private let poller: any Poller
  /// The descriptor in reserve. Nil while it is in use for a client, or if it could not be opened again.
  private var reserve = Descriptor.placeholder()
  /// Whether a client is waiting, although the process cannot open a descriptor even with the reserved one closed.
  /// During that time, the poller does not watch the socket, because each of its waits would return at once.
  private var isPaused = false
  private var isClosed = false

  /// Creates a `ListeningSocket`, and makes the poller watch the socket.
  /// - Parameters:
  ///   - listener: a listening, non-blocking socket, which `close` closes.
  ///   - token: identifies the socket in the events of the poller.
  /// - Throws: `SystemError` if the poller cannot watch the socket.
  package init(_ listener: Int32, token: UInt64, _ poller: any Poller) throws(SystemError) {
    try poller.add(listener, .read, token: token)
    self.listener = listener
    self.token = token
    self.poller = poller
  }

  deinit {
    if let reserve { Descriptor.close(reserve) }
  }

  /// Accepts the next client and returns its descriptor; nil if no client is waiting, or if none can be accepted now.
  /// If `isLast` is true, the reserved descriptor was used for this client, and the returned descriptor must be closed
  /// before the next call.
  package mutating func next() -> (descriptor: Int32, isLast: Bool)? {
    guard !isClosed else { return nil }
    refillReserve()
    var (acceptance, isLast) = (Socket.accept(listener), false)
    if case .noDescriptor = acceptance {
      acceptance = acceptWithReserve()
      isLast = true
    }
    switch acceptance {
    case .client(let descriptor): return (descriptor, isLast)
    case .nobody: return nil
    case .noDescriptor:
      isPaused = true
      poller.change(listener, .none, token: token)
      return nil
    }
  }

  /// The number of milliseconds after which `recover` must be called; nil if it need not be called.
  package var timeout: Int64? { isPaused ? 100 : nil }

  /// Resumes accepting clients if a descriptor is available. Call this when a descriptor may have become available.
  package mutating func recover() {
    refillReserve()
    guard isPaused, !isClosed, reserve != nil else { return }
    isPaused = false
    poller.change(listener, .read, token: token)
  }

  /// Stops accepting clients, and closes the socket.
  package mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    poller.remove(listener)
    Descriptor.close(listener)
  }

  /// Closes the reserved descriptor, so that the next client can be accepted with the number of that descriptor.
  private mutating func acceptWithReserve() -> Socket.Acceptance {
    guard let reserve else { return .noDescriptor }
    Descriptor.close(reserve)
    self.reserve = nil
    return Socket.accept(listener)
  }

  private mutating func refillReserve() {
    if reserve == nil { reserve = Descriptor.placeholder() }
  }
}
