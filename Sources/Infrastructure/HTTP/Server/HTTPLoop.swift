import System

/// The server's event loop. Its state is a value that only one thread uses.
struct HTTPLoop: ~Copyable {
  private let context: ServerContext
  private let control: HTTPServerControl
  private let poller: any Poller
  private let peerGuard: PeerGuard
  private let clock: @Sendable () -> Int64
  private var listener: ListeningSocket
  private var connections: [UInt64: HTTPConnection] = [:]
  private var crowd = RefusedCrowd()
  /// The token of the most recent connection. Each token is used only once.
  private var lastToken: UInt64 = 0
  /// The number of handlers that are running, each on its own thread.
  private var handlers = 0
  /// The time at which the loop last woke up, in nanoseconds of the server's clock.
  private var now: Int64
  /// The time, in nanoseconds, at which the server became idle: since then, there has been neither a request nor an
  /// open event stream.
  private var idleSince: Int64
  /// The time until which the server waits for requests in progress, in nanoseconds of the server's clock; nil while it
  /// accepts requests.
  private var drainEnd: Int64?
  /// The number of calls to `stop` to which the loop has already reacted.
  private var stops = 0
  private var ending = HTTPServer.Ending.stopped
  /// The memory into which the clients' input is read.
  private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  private static let listenerToken = UInt64.max
  private static let wakeUpToken = UInt64.max - 1

  /// Creates the server's event loop.
  /// - Parameters:
  ///   - listener: the file descriptor of the listening socket.
  ///   - clock: returns the time of a monotonic clock, in nanoseconds.
  /// - Throws: `SystemError` if the poller cannot watch the listener.
  init(
    listener: Int32, _ context: ServerContext, _ control: HTTPServerControl, _ poller: any Poller,
    _ peerGuard: PeerGuard, clock: @escaping @Sendable () -> Int64
  ) throws(SystemError) {
    let listener = try ListeningSocket(listener, token: HTTPLoop.listenerToken, poller)
    try poller.add(context.mailbox.wakeUp.descriptor, .read, token: HTTPLoop.wakeUpToken)
    self.context = context
    self.control = control
    self.poller = poller
    self.peerGuard = peerGuard
    self.clock = clock
    now = clock()
    idleSince = now
    self.listener = listener
  }

  deinit {
    scratch.deallocate()
  }

  /// Serves clients until the server is stopped, or has been idle for `HTTPLimits.idleTime`.
  mutating func run() -> (ending: HTTPServer.Ending, handlers: Int) {
    while !hasEnded {
      let events = poller.wait(timeout: timeout)
      now = clock()
      // What was in progress until now may end in this turn, so idle time begins now at the earliest.
      if isBusy { idleSince = now }
      var clientsWait = false
      for index in 0..<events {
        let event = poller.event(index)
        if event.token == HTTPLoop.listenerToken { clientsWait = true } else { handle(event) }
      }
      heedStops()
      if clientsWait { acceptSome() }
      enforceDeadlines()
    }
    for connection in connections.values {
      connection.close()
      update(connection)
    }
    listener.close()
    context.end()
    return (ending, handlers)
  }

  private mutating func handle(_ event: PollEvent) {
    switch event.token {
    case HTTPLoop.wakeUpToken: readMail()
    default:
      // The event may be about a connection that was closed just before.
      guard let connection = connections[event.token] else { return }
      if event.canRead, connection.interest.reads {
        read(connection)
      } else if event.isGone {
        connection.close()
      } else if event.canWrite {
        connection.flush(at: now)
      }
      update(connection)
    }
  }

  /// Reads from the connection once. If there is more to read, the poller reports the connection again.
  private func read(_ connection: HTTPConnection) {
    switch Descriptor.read(connection.descriptor, scratch) {
    case .bytes(let count): connection.receive(UnsafeRawBufferPointer(rebasing: scratch[..<count]), at: now)
    case .end: connection.receiveEnd()
    case .nothing: break
    case .failed: connection.close()
    }
  }

  // MARK: Clients

  /// Accepts some of the waiting clients. Called after the connected clients have been served. The number is limited,
  /// because it is not yet known which users the clients belong to, and any user of the machine can open thousands of
  /// connections.
  private mutating func acceptSome() {
    let end = clock() + HTTPLoop.acceptingTime
    for _ in 0..<HTTPLoop.mostAccepted {
      guard let (descriptor, isLastDescriptor) = listener.next() else { return }
      accept(descriptor, isLastDescriptor)
      if clock() >= end { return }
    }
  }

  private mutating func accept(_ descriptor: Int32, _ isLastDescriptor: Bool) {
    do throws(HTTPRefusal) {
      try peerGuard.check(descriptor)
      makeRoom()
      guard !isLastDescriptor, connections.count < context.limits.connections else { throw .tooBusy }
      lastToken += 1
      let connection = HTTPConnection(descriptor, token: lastToken, context, at: now)
      do throws(SystemError) {
        try poller.add(descriptor, .read, token: connection.token)
      } catch {
        throw .tooBusy
      }
      LoopbackSocket.sendAtOnce(descriptor)
      connections[connection.token] = connection
    } catch {
      // Sends only what a single call can take, so that the loop never waits for a client that it does not serve.
      if crowd.getsAnswer(at: now) { HTTPConnection(descriptor, token: 0, context, at: now).refuse(error) }
      Descriptor.close(descriptor)
    }
  }

  /// The maximum number of clients accepted in one turn of the loop.
  private static let mostAccepted = 16
  /// The maximum time for accepting clients in one turn of the loop, in nanoseconds.
  private static let acceptingTime: Int64 = 2_000_000

  /// If the maximum number of clients are connected, closes the connection that has waited longest for a request, if
  /// any is waiting. Browsers keep open connections that they do not need.
  private mutating func makeRoom() {
    guard connections.count >= context.limits.connections,
      let idlest = connections.values.filter(\.isIdle).min(by: { $0.idleSince < $1.idleSince })
    else { return }
    idlest.close()
    update(idlest)
  }

  /// Counts the handlers that a connection has started, and sets what the poller watches for on the connection. Removes
  /// the connection if it is closed.
  private mutating func update(_ connection: HTTPConnection) {
    handlers += connection.takeStartedHandlers()
    if connection.isClosed {
      guard connections.removeValue(forKey: connection.token) != nil else { return }
      poller.remove(connection.descriptor)
      Descriptor.close(connection.descriptor)
      listener.recover()
      return
    }
    let interest = connection.wantedInterest
    if interest != connection.interest {
      connection.interest = interest
      poller.change(connection.descriptor, interest, token: connection.token)
    }
  }

  private mutating func readMail() {
    context.mailbox.wakeUp.clear()
    for letter in context.mailbox.empty() {
      switch letter {
      case .streamWritten: handlers -= 1
      case .bodyWanted(let token): with(token) { $0.resumeBody(at: $1) }
      case .streamReady(let token): with(token) { $0.streamIsReady(at: $1) }
      case .answered(let token, let answer, let stream):
        if stream == nil { handlers -= 1 }
        if connections[token] == nil { stream?.close() }
        let isEnding = drainEnd != nil
        with(token) {
          $0.answer(answer, stream, at: $1)
          if isEnding { $0.drain(at: $1) }
        }
      }
    }
  }

  private mutating func heedStops() {
    while stops < control.stops {
      stops += 1
      drain(for: stops == 1 ? context.limits.drainTime : 0)
    }
  }

  private mutating func with(_ token: UInt64, _ body: (HTTPConnection, _ now: Int64) -> Void) {
    guard let connection = connections[token] else { return }
    body(connection, now)
    update(connection)
  }

  // MARK: Deadlines and end

  /// The time until the next deadline, in milliseconds; -1 if there is no deadline.
  private var timeout: Int32 {
    var soonest = connections.values.compactMap(\.deadline).min() ?? .max
    if let drainEnd { soonest = min(soonest, drainEnd) }
    if let idleEnd { soonest = min(soonest, idleEnd) }
    if let recovery = listener.timeout { soonest = min(soonest, now + recovery * 1_000_000) }
    if soonest == .max { return -1 }
    return Int32(clamping: max(0, (soonest - clock() + 999_999) / 1_000_000))
  }

  /// The time at which the server ends because it is idle, in nanoseconds; nil if it is busy or never ends by itself.
  private var idleEnd: Int64? {
    guard let idleTime = context.limits.idleTime, drainEnd == nil, !isBusy else { return nil }
    return idleSince + idleTime * 1_000_000
  }

  private var isBusy: Bool { handlers > 0 || connections.values.contains(where: \.isBusy) }

  private mutating func enforceDeadlines() {
    for connection in connections.values {
      connection.enforceDeadline(at: now)
      update(connection)
    }
    listener.recover()
    if isBusy { idleSince = now }
    if let idleEnd, idleEnd <= now {
      ending = .idle
      drain(for: 0)
    }
  }

  private mutating func drain(for milliseconds: Int64) {
    drainEnd = now + milliseconds * 1_000_000
    listener.close()
    for connection in connections.values {
      connection.drain(at: now)
      update(connection)
    }
  }

  private var hasEnded: Bool {
    guard let drainEnd else { return false }
    return drainEnd <= now || !isBusy
  }
}
