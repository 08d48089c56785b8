import System

/// Accepts clients on the listening socket, and rejects those there is no room for. Keeps one descriptor in reserve, so
/// that a client for whom no descriptor is left can still be told so.
struct Acceptor: ~Copyable {
  private let listener: Int32
  private let poller: any Poller
  private let log: ServiceLog
  private let mostClients: Int
  /// Nil while there is none.
  private var reserve = Descriptor.placeholder()
  /// A client waits, but no descriptor is left even to reject it: the listener is not watched, since each wait would
  /// end at once for nothing.
  private var isPaused = false
  private var isClosed = false
  /// The last client was rejected. A crowd of them is one line of the log.
  private var isRejecting = false
  /// Clients since the start.
  private(set) var accepted: UInt64 = 0
  /// Clients turned away since the start because there was no room for them.
  private(set) var rejected: UInt64 = 0

  static let token = UInt64.max

  /// Watches the listener.
  /// - Parameter listener: a socket that listens and does not block; `close` closes it.
  /// - Throws: `SystemError` when the poller can't watch it.
  init(_ listener: Int32, mostClients: Int, _ poller: any Poller, _ log: ServiceLog) throws(SystemError) {
    try poller.add(listener, .read, token: Acceptor.token)
    self.listener = listener
    self.mostClients = mostClients
    self.poller = poller
    self.log = log
  }

  deinit {
    if let reserve { Descriptor.close(reserve) }
  }

  /// The descriptor of the next client, or nil when nobody waits who can be accepted now.
  /// - Parameter clients: how many there are already.
  mutating func next(after clients: Int) -> Int32? {
    while !isClosed {
      var acceptance = Socket.accept(listener)
      var hasRoom = clients < mostClients
      if case .noDescriptor = acceptance {
        acceptance = acceptWithReserve()
        hasRoom = false
      }
      let descriptor: Int32
      switch acceptance {
      case .client(let found): descriptor = found
      case .nobody: return nil
      case .noDescriptor:
        pause()
        return nil
      }
      guard Acceptor.isTrusted(descriptor) else {
        log.warning("a client of another user was turned away")
        Descriptor.close(descriptor)
        refillReserve()
        continue
      }
      if hasRoom { return descriptor }
      reject(descriptor, clients)
      refillReserve()
    }
    return nil
  }

  /// Counts a client that is being served.
  mutating func noteAccepted() {
    accepted += 1
    isRejecting = false
  }

  /// Tells a client why it can't be served, and closes its connection.
  mutating func reject(_ descriptor: Int32, _ clients: Int) {
    rejected += 1
    var refusal = ByteBuffer()
    refusal.appendReply(nil, error: .tooManyClients(clients))
    refusal.append(byte: 0x0A)
    _ = Socket.send(refusal.bytes, on: descriptor)
    Descriptor.close(descriptor)
    if !isRejecting { log.warning("clients are turned away: there are \(clients)") }
    isRejecting = true
  }

  /// Milliseconds until `recover` has to be called; nil when it need not be.
  var timeout: Int64? { isPaused ? 100 : nil }

  /// Accepts again once a descriptor is left. To be called when one may have become free.
  mutating func recover() {
    refillReserve()
    guard isPaused, !isClosed, reserve != nil else { return }
    isPaused = false
    poller.change(listener, .read, token: Acceptor.token)
  }

  /// Accepts nobody from now on.
  mutating func close() {
    guard !isClosed else { return }
    isClosed = true
    poller.remove(listener)
    Descriptor.close(listener)
  }

  private mutating func pause() {
    isPaused = true
    poller.change(listener, .none, token: Acceptor.token)
  }

  /// Only the user's own programs, and the system's administrator, are served.
  private static func isTrusted(_ descriptor: Int32) -> Bool {
    guard let peer = PeerCredentials(descriptor) else { return false }
    return peer.user == ThisProcess.user || peer.user == 0
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
