import System

/// Accepts clients on the listening socket, and rejects those for whom there is no room.
struct Acceptor: ~Copyable {
  private var socket: ListeningSocket
  private let log: ServiceLog
  private let mostClients: Int
  /// Whether the last client was rejected for lack of room, so that a crowd of them makes only one line of the log.
  private var isRejecting = false
  /// Whether the last client was refused as another user's, so that more of them make no further line of the log.
  private var isRefusing = false
  /// The number of clients accepted since the start.
  private(set) var accepted: UInt64 = 0
  /// The number of clients rejected for lack of room since the start.
  private(set) var rejected: UInt64 = 0

  static let token = UInt64.max

  /// Watches the listening socket.
  /// - Parameter listener: a listening, non-blocking socket; `close` closes it.
  /// - Throws: `SystemError` if the poller cannot watch it.
  init(_ listener: Int32, mostClients: Int, _ poller: any Poller, _ log: ServiceLog) throws(SystemError) {
    socket = try ListeningSocket(listener, token: Acceptor.token, poller)
    self.mostClients = mostClients
    self.log = log
  }

  enum Next {
    /// The descriptor of a client to serve.
    case client(Int32)
    case turnedAway
    /// Nobody is waiting to be accepted.
    case nobody
  }

  /// The most clients accepted in one turn of the loop, so that others are served in between.
  static let mostAtOnce = 64

  /// Accepts the next client.
  /// - Parameter clients: the number of current clients.
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

  /// Counts an accepted client.
  mutating func noteAccepted() {
    accepted += 1
    (isRejecting, isRefusing) = (false, false)
  }

  /// Answers a client with the reason for its rejection, and closes its connection.
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

  /// The milliseconds until `recover` must be called; nil if it need not be.
  var timeout: Int64? { socket.timeout }

  /// Accepts clients again after a lack of descriptors. Call it when one may have become free.
  mutating func recover() { socket.recover() }

  /// Accepts nobody from now on.
  mutating func close() { socket.close() }

  /// Only programs of this user, and of the system's administrator, are served.
  private static func isTrusted(_ descriptor: Int32) -> Bool {
    guard let peer = PeerCredentials(descriptor) else { return false }
    return peer.user == ThisProcess.user || peer.user == 0
  }
}
