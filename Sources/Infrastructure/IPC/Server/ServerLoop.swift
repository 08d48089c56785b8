import KernelApplication
import System

import func Libc.memchr

/// The server's event loop. Its state is a value that only one thread uses. Each part of the state is changed only by
/// that part's own methods, so that the compiler can check that no two changes to a part overlap.
struct ServerLoop: ~Copyable {
  let program: RPCProgram
  let methods: MethodTable
  let identity: ServiceIdentity
  let limits: Limits
  let log: ServiceLog
  let control: ServerControl
  private let poller: any Poller
  private let mailbox: Mailbox<LoopMessage>
  /// The memory into which clients' input is read.
  private let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)

  var acceptor: Acceptor
  private var lifecycle: Lifecycle
  var clients: Clients
  var replies: Replies
  var cache: ReplyCache
  var events: EventLog
  var jobs: Jobs
  var statistics = Statistics()
  private let timer: DeadlineTimer
  /// Whether any action will fall due. It is assumed to be true until the loop has received the first deadline.
  private var hasDeadline = true
  /// The OpenRPC document as JSON; nil until a client requests it for the first time.
  var description: [UInt8]?

  private static let wakeUpToken = UInt64.max - 1
  private static let timerToken = UInt64.max - 2

  /// Creates the server's event loop.
  /// - Parameter mailbox: receives messages from other threads. It is closed when the loop ends.
  /// - Throws: `SystemError` if the system lacks resources that the loop needs.
  init(
    listener: Int32, program: RPCProgram, identity: ServiceIdentity, limits: Limits, poller: any Poller,
    log: ServiceLog, mailbox: Mailbox<LoopMessage>, control: ServerControl
  ) throws(SystemError) {
    let mostClients = limits.clients ?? Limits.clientsForDescriptors()
    let timer = try DeadlineTimer()
    try poller.add(timer.descriptor, .read, token: ServerLoop.timerToken)
    let acceptor = try Acceptor(listener, mostClients: mostClients, poller, log)
    try poller.add(mailbox.wakeUp.descriptor, .read, token: ServerLoop.wakeUpToken)
    self.timer = timer
    self.program = program
    methods = MethodTable(program.methods)
    self.identity = identity
    self.limits = limits
    self.log = log
    self.control = control
    self.poller = poller
    self.mailbox = mailbox
    lifecycle = Lifecycle(limits)
    clients = Clients(limits, poller, log)
    replies = Replies(limits)
    cache = ReplyCache(capacity: limits.keptBytes, revision: program.book.revision)
    events = EventLog(instance: .random(in: .min ... .max), capacity: limits.events)
    jobs = Jobs(program, mailbox)
    self.acceptor = acceptor
  }

  deinit {
    scratch.deallocate()
    timer.close()
    mailbox.close()
  }

  /// Whether the service accepts requests. False once it is being stopped.
  var isServing: Bool { lifecycle.isServing }

  /// Serves clients until the server is stopped.
  /// - Returns: true if all requests have finished; false if some are still in progress on other threads.
  mutating func run() -> Bool {
    // Something may have fallen due while no service ran.
    jobs.fireTimers(program.book, at: clients.now)
    while !lifecycle.hasEnded {
      for index in 0..<wait() { handle(poller.event(index)) }
      while let connection = clients.nextResumable() { resume(connection) }
      enforceDeadlines()
    }
    clients.dropAll()
    acceptor.close()
    jobs.end()
    if !jobs.isEmpty { log.warning("ending with \(jobs.count) requests under way, which did not end in time") }
    return jobs.isEmpty
  }

  private mutating func handle(_ event: PollEvent) {
    switch event.token {
    case Acceptor.token: acceptSome()
    case ServerLoop.wakeUpToken: readMail()
    case ServerLoop.timerToken: noteTimer()
    default:
      // Nil if the connection was closed after the poller reported this event.
      guard let connection = clients[ConnectionToken(rawValue: event.token)] else { return }
      if event.canRead, connection.interest.reads {
        read(connection, isGone: event.isGone)
      } else if event.isGone {
        clients.drop(connection)
      } else if event.canWrite {
        clients.flush(connection)
      }
    }
  }

  private mutating func acceptSome() {
    for _ in 0..<Acceptor.mostAtOnce {
      switch acceptor.next(after: clients.count) {
      case .nobody: return
      case .turnedAway: continue
      case .client(let descriptor):
        do throws(SystemError) {
          try clients.add(descriptor)
          acceptor.noteAccepted()
        } catch {
          acceptor.reject(descriptor, clients.count)
        }
      }
    }
  }

  private mutating func readMail() {
    mailbox.wakeUp.clear()
    for message in mailbox.empty() {
      switch message {
      case .finished(let completions): finish(completions)
      case .progress(let token, let name, let value):
        guard let connection = clients[token], !connection.isClosing else { continue }
        replies.add(CollectionOfOne(Notifications.progress(token: name, value: value)))
        send(connection)
      case .events(let events, let isSentWhileLocked): announce(events, isSentWhileLocked: isSentWhileLocked)
      case .deadline(let deadline):
        hasDeadline = deadline != nil
        timer.set(deadline)
      }
    }
    if control.takeReload() {
      log.info("reading the store again")
      program.book.reload()
      cache.removeAll()
    }
    if control.takeStop() { drain() }
  }

  /// Queues a job that performs the actions that have fallen due. Called when the deadline has passed, or when the
  /// system's clock was set, because the deadline may have passed as a result.
  private mutating func noteTimer() {
    if case .nothing = timer.take() { return }
    if isServing { jobs.fireTimers(program.book, at: clients.now) }
  }

  /// Sends the pending replies to the client that requested them.
  @inline(__always)
  mutating func send(_ connection: Connection) {
    clients.send(&replies.pending, to: connection)
  }

  // MARK: Input

  /// Reads from the connection once. If there is more to read, the poller reports the connection again.
  /// - Parameter isGone: whether the client has disconnected, so that replies can no longer be sent to it.
  private mutating func read(_ connection: Connection, isGone: Bool) {
    switch Descriptor.read(connection.descriptor, scratch) {
    case .bytes(let count): serve(UnsafeRawBufferPointer(rebasing: scratch[..<count]), connection)
    case .end:
      connection.isInputOver = true
      takeLastLine(connection)
      if isGone {
        // The client is gone, so its replies are discarded; otherwise they would be sent to the next client.
        replies.pending.removeAll()
        return clients.drop(connection)
      }
      send(connection)
    case .nothing: break
    case .failed: clients.drop(connection)
    }
  }

  /// Continues with input that was received from the client earlier but had to wait.
  private mutating func resume(_ connection: Connection) {
    let backlog = connection.takeBacklog()
    serve(backlog.bytes, connection)
  }

  private mutating func serve(_ bytes: UnsafeRawBufferPointer, _ connection: Connection) {
    let before = statistics.requests
    take(bytes, connection)
    send(connection)
    let answered = statistics.requests &- before
    if answered > 0 { statistics.noteAnswered(Int(answered), since: clients.now) }
  }

  /// Processes all messages that these bytes complete, until the client's further requests must wait.
  private mutating func take(_ bytes: UnsafeRawBufferPointer, _ connection: Connection) {
    var rest = bytes
    while let end = rest.newline, !connection.isClosing {
      if clients.isAhead(connection, pending: replies.pending.count) { return connection.appendBacklog(rest) }
      let line = UnsafeRawBufferPointer(rebasing: rest[..<end])
      rest = UnsafeRawBufferPointer(rebasing: rest[(end + 1)...])
      if connection.isSkipping {
        connection.isSkipping = false
      } else if connection.inputBytes == 0 {
        answer(line, connection)
      } else if admits(line, connection) {
        connection.appendInput(line)
        takeLastLine(connection)
      } else {
        connection.isSkipping = false
      }
    }
    if !rest.isEmpty, !connection.isSkipping, !connection.isClosing, admits(rest, connection) {
      connection.appendInput(rest)
    }
  }

  /// Processes a client's last message, which may be terminated by the end of the connection instead of a newline.
  private mutating func takeLastLine(_ connection: Connection) {
    let message = connection.takeInput()
    if !message.isEmpty { answer(message.bytes, connection) }
  }

  /// Returns true if these bytes can be added to the client's incomplete message. Returns false if the message would
  /// become too long; in that case, the client is sent an error, and the rest of the message is skipped.
  private mutating func admits(_ more: UnsafeRawBufferPointer, _ connection: Connection) -> Bool {
    guard connection.inputBytes + more.count > limits.requestBytes else { return true }
    _ = connection.takeInput()
    connection.isSkipping = true
    clients.noteLimited()
    replies.refuse(.requestTooLong(limits.requestBytes))
    return false
  }

  // MARK: Deadlines and end

  /// Waits until the poller reports an event or a deadline passes.
  /// - Returns: the number of events.
  private mutating func wait() -> Int {
    var soonest = Int64.max
    if let limit = clients.timeout { soonest = limit }
    if let limit = acceptor.timeout { soonest = min(soonest, limit) }
    if let limit = lifecycle.timeout(at: clients.now) { soonest = min(soonest, limit) }
    if let idle = limits.idle, isIdle {
      soonest = min(soonest, idle - (MonotonicClock.now() - clients.emptySince) / 1_000_000 + 1)
    }
    let count = poller.wait(timeout: soonest == .max ? -1 : Int32(clamping: max(soonest, 0)))
    clients.noteWakeUp()
    return count
  }

  private var isIdle: Bool { clients.count == 0 && jobs.isEmpty && !hasDeadline && !program.book.isUnderWay }

  private mutating func enforceDeadlines() {
    clients.endStalled()
    acceptor.recover()
    if let idle = limits.idle, isServing, isIdle, (clients.now - clients.emptySince) / 1_000_000 >= idle {
      log.info("nobody has asked for \(idle) milliseconds")
      drain()
    }
    guard !isServing else { return }
    if lifecycle.advance(at: clients.now, hasJobs: !jobs.isEmpty, areClientsServed: clients.areServed) {
      jobs.cancelAll()
    }
  }

  /// Stops accepting requests. If called a second time, cancels long tasks at once.
  private mutating func drain() {
    guard lifecycle.drain(at: clients.now) else { return }
    log.info("stopping")
    program.book.stopping()
    acceptor.close()
    clients.stopReading()
  }
}

extension UnsafeRawBufferPointer {
  /// The index of the first newline in the bytes; nil if there is none.
  @inline(__always)
  fileprivate var newline: Int? {
    guard let start = baseAddress, let found = memchr(start, 0x0A, count) else { return nil }
    return UnsafeRawPointer(found) - start
  }
}
