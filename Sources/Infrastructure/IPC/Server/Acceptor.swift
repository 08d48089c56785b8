import System

/// Accepts clients on the listening socket. Rejects a client if the maximum number of clients are already connected.
struct Acceptor: ~Copyable {
  private var socket: ListeningSocket
  private let log: ServiceLog
  private let mostClients: Int
  /// Whether the most recent client was rejected because there were too many clients. If so, further rejections are not
  /// logged until a client is accepted.
  private var isRejecting = false
  /// Whether the most recent client was refused because it runs as another user. If so, further refusals are not logged
  /// until a client is accepted.
  private var isRefusing = false
  /// The number of clients that have been accepted since the service started.
  private(set) var accepted: UInt64 = 0
  /// The number of clients rejected since the service started because there were too many clients.
  private(set) var rejected: UInt64 = 0

  static let token = UInt64.max

  /// Creates an acceptor, and makes the poller watch the listening socket.
  /// - Parameter listener: a listening, non-blocking socket, which `close` closes.
  /// - Throws: `SystemError` if the poller cannot watch the socket.
  init(_ listener: Int32, mostClients: Int, _ poller: any Poller, _ log: ServiceLog) throws(SystemError) {
    socket = try ListeningSocket(listener, token: Acceptor.token, poller)
    self.mostClients = mostClients
    self.log = log
  }

  enum Next {
    /// There is a client to serve. The value is the descriptor of its connection.
    case client(Int32)
    case turnedAway
    /// No client is waiting to be accepted.
    case nobody
  }

  /// The maximum number of clients accepted in one turn of the event loop, so that other clients are served in between.
  static let mostAtOnce = 64

  /// Accepts the next client.
  /// - Parameter clients: the number of connected clients.
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

  /// Counts a client that has been accepted.
  mutating func noteAccepted() {
    accepted += 1
    (isRejecting, isRefusing) = (false, false)
  }

  /// Sends a client the reason for its rejection, and closes its connection.
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

  /// The number of milliseconds after which `recover` must be called; nil if it need not be called.
  var timeout: Int64? { socket.timeout }

  /// Resumes accepting clients after the process had run out of file descriptors. Call this when one may have become
  /// available.
  mutating func recover() { socket.recover() }

  /// Closes the listening socket, so that no more clients are accepted.
  mutating func close() { socket.close() }

  /// Whether the client belongs to the user of this process or to root. Other clients are not served.
  private static func isTrusted(_ descriptor: Int32) -> Bool {
    guard let peer = PeerCredentials(descriptor) else { return false }
    return peer.user == ThisProcess.user || peer.user == 0
  }
}
