/// Accepts clients on a listening socket that a poller watches. One descriptor is kept in reserve: if no other is left,
/// the next client is accepted with that one, so that it still gets an answer.
package struct ListeningSocket: ~Copyable {
  private let listener: Int32
  private let token: UInt64
  private let poller: any Poller
  /// The reserved descriptor; nil while it is in use or cannot be opened again.
  private var reserve = Descriptor.placeholder()
  /// Whether a client is waiting and not even the reserved descriptor is available. Meanwhile the poller does not watch
  /// the socket, since each wait would return at once.
  private var isPaused = false
  private var isClosed = false

  /// Makes the poller watch a listening socket.
  /// - Parameter listener: a listening, non-blocking socket, which `close` closes.
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

  /// Accepts the next client, and returns its descriptor; nil if no client is waiting or none can be accepted now. If
  /// `isLast` is true, the descriptor is the reserved one and must be closed before the next call.
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

  /// The milliseconds after which to call `recover`; nil if no client waits for a descriptor.
  package var timeout: Int64? { isPaused ? 100 : nil }

  /// Accepts clients again if a descriptor is available. To be called when one may have become free.
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

  /// Accepts the next client after closing the reserved descriptor, so that one is free.
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
