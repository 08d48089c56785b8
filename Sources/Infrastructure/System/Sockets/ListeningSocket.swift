/// Accepts clients on a listening socket that a poller watches. Keeps one descriptor in reserve, so that a client for whom
/// no descriptor is left can still be told so.
package struct ListeningSocket: ~Copyable {
  private let listener: Int32
  private let token: UInt64
  private let poller: any Poller
  /// Nil while there is none.
  private var reserve = Descriptor.placeholder()
  /// A client waits, but no descriptor is left even to reject it: the listener is not watched, since each wait would
  /// end at once for nothing.
  private var isPaused = false
  private var isClosed = false

  /// Watches the listener.
  /// - Parameter listener: a socket that listens and does not block; `close` closes it.
  /// - Throws: `SystemError` when the poller can't watch it.
  package init(_ listener: Int32, token: UInt64, _ poller: any Poller) throws(SystemError) {
    try poller.add(listener, .read, token: token)
    self.listener = listener
    self.token = token
    self.poller = poller
  }

  deinit {
    if let reserve { Descriptor.close(reserve) }
  }

  /// The descriptor of the next client, or nil when nobody waits who can be accepted now. The last one is that which was
  /// kept in reserve: it has to be closed before the next call.
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

  /// Milliseconds until `recover` has to be called; nil when it need not be.
  package var timeout: Int64? { isPaused ? 100 : nil }

  /// Accepts again once a descriptor is left. To be called when one may have become free.
  package mutating func recover() {
    refillReserve()
    guard isPaused, !isClosed, reserve != nil else { return }
    isPaused = false
    poller.change(listener, .read, token: token)
  }

  /// Accepts nobody from now on.
  package mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    poller.remove(listener)
    Descriptor.close(listener)
  }

  /// Gives the descriptor in reserve to the next client.
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
