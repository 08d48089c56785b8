/// Accepts clients on a listening socket that a poller watches. It keeps one descriptor in reserve, so that a client
/// for which no descriptor is left still gets an answer.
package struct ListeningSocket: ~Copyable {
  private let listener: Int32
  private let token: UInt64
  private let poller: any Poller
  /// Nil while there is none.
  private var reserve = Descriptor.placeholder()
  /// Whether a client is waiting and no descriptor is left even for rejecting it. The socket is not watched then, since
  /// each wait would end at once.
  private var isPaused = false
  private var isClosed = false

  /// Watches the listening socket.
  /// - Parameter listener: a listening, non-blocking socket; `close` closes it.
  /// - Throws: `SystemError` if the poller cannot watch it.
  package init(_ listener: Int32, token: UInt64, _ poller: any Poller) throws(SystemError) {
    try poller.add(listener, .read, token: token)
    self.listener = listener
    self.token = token
    self.poller = poller
  }

  deinit {
    if let reserve { Descriptor.close(reserve) }
  }

  /// The descriptor of the next client; nil if nobody can be accepted now. If `isLast`, it is the reserved one and must
  /// be closed before the next call.
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

  /// The milliseconds until `recover` must be called; nil if it need not be.
  package var timeout: Int64? { isPaused ? 100 : nil }

  /// Accepts clients again if a descriptor is left. Call it when one may have become free.
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

  /// Uses the reserved descriptor for the next client.
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
