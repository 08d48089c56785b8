import System

/// Accepts clients on the listening socket, and rejects those there is no room for.
struct Acceptor: ~Copyable {
  private var socket: ListeningSocket
  private let log: ServiceLog
  private let mostClients: Int
  /// The last client was rejected. A crowd of them is one line of the log.
  private var isRejecting = false
  /// The last client was another user's, likewise.
  private var isRefusing = false
  /// Clients since the start.
  private(set) var accepted: UInt64 = 0
  /// Clients turned away since the start because there was no room for them.
  private(set) var rejected: UInt64 = 0

  static let token = UInt64.max

  /// Watches the listener.
  /// - Parameter listener: a socket that listens and does not block; `close` closes it.
  /// - Throws: `SystemError` when the poller can't watch it.
  init(_ listener: Int32, mostClients: Int, _ poller: any Poller, _ log: ServiceLog) throws(SystemError) {
    socket = try ListeningSocket(listener, token: Acceptor.token, poller)
    self.mostClients = mostClients
    self.log = log
  }

  enum Next {
    /// The descriptor of a client that can be served.
    case client(Int32)
    case turnedAway
    /// Nobody waits who can be accepted now.
    case nobody
  }

  /// So many clients are to be accepted in one turn of the loop: those served already come between.
  static let mostAtOnce = 64

  /// - Parameter clients: how many there are already.
  mutating func next(after clients: Int) -> Next {
    guard let (descriptor, isLast) = socket.next() else { return .nobody }
    guard Acceptor.isTrusted(descriptor) else {
      if !isRefusing { log.warning("a client of another user was turned away") }
      isRefusing = true
      Descriptor.close(descriptor)
      return .turnedAway
    }
    if !isLast, clients < mostClients { return .client(descriptor) }
    reject(descriptor, clients)
    return .turnedAway
  }

  /// Counts a client that is being served.
  mutating func noteAccepted() {
    accepted += 1
    (isRejecting, isRefusing) = (false, false)
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
  var timeout: Int64? { socket.timeout }

  /// Accepts again once a descriptor is left. To be called when one may have become free.
  mutating func recover() { socket.recover() }

  /// Accepts nobody from now on.
  mutating func close() { socket.close() }

  /// Only the user's own programs, and the system's administrator, are served.
  private static func isTrusted(_ descriptor: Int32) -> Bool {
    guard let peer = PeerCredentials(descriptor) else { return false }
    return peer.user == ThisProcess.user || peer.user == 0
  }
}
