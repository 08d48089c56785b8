import KernelApplication
import System

/// The connected clients: their connections, what has yet to be sent to them, and their limits.
struct Clients: ~Copyable {
  private let poller: any Poller
  private let limits: Limits
  private let log: ServiceLog
  private var table = ConnectionTable()
  private var load = ClientLoad()
  /// The connections with received input that had to wait and may now be processed.
  private var resumable: [Connection] = []
  /// Whether the clients' input is read. False once the service is stopping and accepts no new requests.
  private var isReading = true
  /// The time at which the event loop last woke up, in nanoseconds of the monotonic clock. It serves as the current
  /// time until the loop waits again.
  private(set) var now = MonotonicClock.now()
  /// The time at which the number of clients last fell to 0 or, if there has been no client yet, at which the service
  /// started. In nanoseconds of the monotonic clock.
  private(set) var emptySince = MonotonicClock.now()
  /// The number of times that a client has exceeded a limit since the service started.
  private(set) var limited: UInt64 = 0

  init(_ limits: Limits, _ poller: any Poller, _ log: ServiceLog) {
    self.limits = limits
    self.poller = poller
    self.log = log
  }

  var count: Int { table.count }
  var all: some Sequence<Connection> { table.all }
  /// The number of bytes of memory held for all clients together.
  var heldBytes: Int { load.heldBytes }
  /// Whether all clients have read all their replies, and no input is waiting to be processed.
  var areServed: Bool { table.all.allSatisfy { $0.outputBytes == 0 && !$0.hasBacklog } }

  /// Returns the connection with this token; nil if it was closed, even if another connection now uses its slot.
  @inline(__always)
  subscript(token: ConnectionToken) -> Connection? { table[token] }

  mutating func noteWakeUp() {
    now = MonotonicClock.now()
  }

  mutating func noteLimited() {
    limited += 1
  }

  /// Adds a client whose connection has been accepted.
  /// - Throws: `SystemError` if the poller cannot watch the connection; the descriptor then stays open.
  mutating func add(_ descriptor: Int32) throws(SystemError) {
    let connection = table.add(descriptor: descriptor)
    do throws(SystemError) {
      try poller.add(descriptor, .read, token: connection.token.rawValue)
    } catch {
      table.remove(connection.token)
      throw error
    }
  }

  /// Closes a connection, even if requests of its client are still being processed.
  mutating func drop(_ connection: Connection) {
    guard table[connection.token] != nil else { return }
    load.remove(connection)
    connection.caller.leave()
    poller.remove(connection.descriptor)
    table.remove(connection.token)
    Descriptor.close(connection.descriptor)
    if table.count == 0 { emptySince = now }
  }

  mutating func dropAll() {
    for connection in table.all { drop(connection) }
  }

  /// Removes and returns a connection whose waiting input may now be processed; nil if there is none.
  mutating func nextResumable() -> Connection? {
    while let connection = resumable.popLast() {
      if table[connection.token] != nil, connection.hasBacklog { return connection }
    }
    return nil
  }

  /// Stops reading from all clients, because the service is stopping.
  mutating func stopReading() {
    isReading = false
    for connection in table.all { updateInterest(connection) }
  }

  /// Whether the client's further requests must wait, because it has at least 64 KiB of replies to read, or too many
  /// requests in progress.
  /// - Parameter pending: the number of bytes of replies that are about to be added.
  @inline(__always)
  func isAhead(_ connection: Connection, pending: Int = 0) -> Bool {
    connection.outputBytes + pending >= 65_536 || connection.jobCount >= limits.requestsInFlight
  }

  /// Sends replies after those that are still waiting to be sent, and empties the buffer. If the connection has been
  /// closed in the meantime, discards the replies, because its descriptor may now belong to another connection.
  mutating func send(_ replies: inout ByteBuffer, to connection: Connection) {
    guard table[connection.token] != nil else { return replies.removeAll() }
    if connection.outputBytes == 0, !replies.isEmpty {
      let count = Socket.send(replies.bytes, on: connection.descriptor)
      guard count >= 0 else {
        replies.removeAll()
        return drop(connection)
      }
      replies.removeFirst(count)
    }
    let isProgress = connection.outputBytes == 0
    if !replies.isEmpty {
      let isTooMuch = connection.outputBytes + replies.count > limits.queuedBytes
      if !connection.isClosing { connection.appendOutput(replies.bytes) }
      replies.removeAll()
      if isTooMuch { return disconnect(connection, because: .queueTooLong(limits.queuedBytes)) }
    }
    updateInterest(connection, isProgress: isProgress)
  }

  /// Sends as much of the unsent output as the client's socket accepts.
  mutating func flush(_ connection: Connection) {
    guard connection.sendOutput() else { return drop(connection) }
    updateInterest(connection)
  }

  /// The number of milliseconds after which `endStalled` must be called; nil if it need not be called.
  var timeout: Int64? { load.waiting > 0 ? limits.stall / 2 + 1 : nil }

  /// Disconnects the clients that have stalled: those that have sent part of a message or are reading a reply, but have
  /// made no progress for `limits.stall` milliseconds.
  mutating func endStalled() {
    guard load.waiting > 0 else { return }
    for connection in table.all where connection.share.waitingSince != 0 {
      guard (now - connection.share.waitingSince) / 1_000_000 >= limits.stall else { continue }
      if connection.isClosing {
        drop(connection)
      } else {
        disconnect(connection, because: .stalled(limits.stall))
      }
    }
  }

  /// Disconnects a client that has exceeded a limit. First sends the client the rest of the message that is being sent,
  /// followed by the reason.
  private mutating func disconnect(_ connection: Connection, because reason: RPCError) {
    guard !connection.isClosing else { return }
    noteLimited()
    log.warning("a client met a limit: \(reason.message)")
    connection.beginClosing(with: Notifications.closing(reason))
    flush(connection)
  }

  /// Tells the poller what to watch for: that the connection can be written to, if there is output, and that it can be
  /// read from, unless the client's requests must wait. Closes the connection if there is nothing left to read or send.
  /// - Parameter isProgress: whether the client has sent or read something. Output that the server adds to what the
  ///   client has yet to read is no progress.
  private mutating func updateInterest(_ connection: Connection, isProgress: Bool = true) {
    let hasOutput = connection.outputBytes > 0
    if !hasOutput, connection.isClosing || connection.isInputOver && connection.jobCount == 0 {
      return drop(connection)
    }
    var interest = PollInterest(reads: false, writes: hasOutput)
    let isAhead = isAhead(connection)
    if connection.hasBacklog {
      if !isAhead { resumable.append(connection) }
    } else if !isAhead, !connection.isClosing, !connection.isInputOver, isReading {
      interest.reads = true
    }
    if interest != connection.interest {
      connection.interest = interest
      poller.change(connection.descriptor, interest, token: connection.token.rawValue)
    }
    let hasChanged = load.note(connection, at: now, isProgress: isProgress)
    if hasChanged, load.heldBytes > limits.totalBytes { disconnectSlowest() }
  }

  /// Disconnects one client to free memory. Among the clients for which at least 64 KiB are held, this is the one that
  /// has made no progress for the longest time.
  private mutating func disconnectSlowest() {
    let large = table.all.filter { $0.heldBytes >= 65_536 && !$0.isClosing }
    guard let slowest = large.min(by: { $0.share.waitingSince < $1.share.waitingSince }) else { return }
    disconnect(slowest, because: .tooMuchHeld(limits.totalBytes))
  }
}
