import KernelApplication
import System

/// The clients there are: their connections, what is sent to them, and the limits that they have to keep.
struct Clients: ~Copyable {
  private let poller: any Poller
  private let limits: Limits
  private let log: ServiceLog
  private var table = ConnectionTable()
  private var load = ClientLoad()
  /// Connections whose backlog can be dealt with.
  private var resumable: [Connection] = []
  /// False once the service takes nothing new.
  private var isReading = true
  /// When the loop woke, in nanoseconds of the monotonic clock: the time of all it does until it waits again.
  private(set) var now = MonotonicClock.now()
  /// Since when there has been no client, in nanoseconds.
  private(set) var emptySince = MonotonicClock.now()
  /// Clients that met a limit since the start.
  private(set) var limited: UInt64 = 0

  init(_ limits: Limits, _ poller: any Poller, _ log: ServiceLog) {
    self.limits = limits
    self.poller = poller
    self.log = log
  }

  var count: Int { table.count }
  var all: some Sequence<Connection> { table.all }
  /// Bytes held for all clients.
  var heldBytes: Int { load.heldBytes }
  /// Every reply was taken, and nothing that was read waits.
  var areServed: Bool { table.all.allSatisfy { $0.outputBytes == 0 && !$0.hasBacklog } }

  /// Nil when that connection is closed, whoever has its slot now.
  @inline(__always)
  subscript(token: ConnectionToken) -> Connection? { table[token] }

  mutating func noteWakeUp() {
    now = MonotonicClock.now()
  }

  mutating func noteLimited() {
    limited += 1
  }

  /// Serves a client from now on.
  /// - Throws: `SystemError` when the poller can't watch its connection, which stays open.
  mutating func add(_ descriptor: Int32) throws(SystemError) {
    let connection = table.add(descriptor: descriptor)
    do throws(SystemError) {
      try poller.add(descriptor, .read, token: connection.token.rawValue)
    } catch {
      table.remove(connection.token)
      throw error
    }
  }

  /// Closes a connection, whatever is under way for it.
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

  /// A connection whose backlog can be dealt with, once.
  mutating func nextResumable() -> Connection? {
    while let connection = resumable.popLast() {
      if table[connection.token] != nil, connection.hasBacklog { return connection }
    }
    return nil
  }

  /// Takes nothing more from any client.
  mutating func stopReading() {
    isReading = false
    for connection in table.all { updateInterest(connection) }
  }

  /// Whether so much is under way for the client that more has to wait.
  /// - Parameter pending: bytes that are about to be sent to it.
  @inline(__always)
  func isAhead(_ connection: Connection, pending: Int = 0) -> Bool {
    connection.outputBytes + pending >= 65_536 || connection.jobCount >= limits.requestsInFlight
  }

  /// Sends replies, behind what waits already; none of them are left afterwards. One that was dropped meanwhile gets none:
  /// its descriptor may be another's.
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
    if !replies.isEmpty {
      let isTooMuch = connection.outputBytes + replies.count > limits.queuedBytes
      if !connection.isClosing { connection.appendOutput(replies.bytes) }
      replies.removeAll()
      if isTooMuch { return disconnect(connection, because: .queueTooLong(limits.queuedBytes)) }
    }
    updateInterest(connection)
  }

  /// Sends as much of what waits as the client takes.
  mutating func flush(_ connection: Connection) {
    guard connection.sendOutput() else { return drop(connection) }
    updateInterest(connection)
  }

  /// Milliseconds until `endStalled` has to be called; nil when it need not be.
  var timeout: Int64? { load.waiting > 0 ? limits.stall / 2 + 1 : nil }

  /// Disconnects clients whose message or reply does not get on.
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

  /// Ends a connection that met a limit: the message that is under way is sent to its end, then what the limit was.
  private mutating func disconnect(_ connection: Connection, because reason: RPCError) {
    guard !connection.isClosing else { return }
    noteLimited()
    log.warning("a client met a limit: \(reason.message)")
    connection.beginClosing(with: Notifications.closing(reason))
    flush(connection)
  }

  /// Has the poller tell what is due next: that what is left can be written, that more can be read unless too much is
  /// left, or nothing. Closes a connection that nothing is due of.
  private mutating func updateInterest(_ connection: Connection) {
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
    if load.note(connection, at: now), load.heldBytes > limits.totalBytes { disconnectSlowest() }
  }

  /// Disconnects, of the clients for whom much is held, the one that has got on least lately.
  private mutating func disconnectSlowest() {
    let large = table.all.filter { $0.heldBytes >= 65_536 && !$0.isClosing }
    guard let slowest = large.min(by: { $0.share.waitingSince < $1.share.waitingSince }) else { return }
    disconnect(slowest, because: .tooMuchHeld(limits.totalBytes))
  }
}
