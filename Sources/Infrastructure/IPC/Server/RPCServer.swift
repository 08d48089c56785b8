import Glibc
package import KernelApplication

/// Answers JSON-RPC 2.0 over a Unix-domain socket: one event loop on the thread that calls `run`. Queries are answered
/// on it; what writes or takes long is done by a worker.
package final class RPCServer {
  let program: RPCProgram
  let methods: MethodTable
  let identity: ServiceIdentity
  let limits: Limits
  let mostClients: Int
  let poller: any Poller
  let mailbox: Mailbox
  let worker: Worker
  let log: ServiceLog
  /// For other threads and signal handlers.
  package let control: ServerControl

  let door: Door
  var connections = ConnectionTable()
  /// Replies of the connection being dealt with, before they are sent.
  var out = ByteBuffer()
  /// What is read goes here first.
  let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  var cache: ReplyCache
  /// The revision of what the cache holds.
  var cachedRevision: UInt64
  var pages: PageStore
  var events: EventLog
  /// Made when it is first asked for.
  lazy var description = OpenRPCDocument.encode(program.methods, title: "RecordBook", version: identity.version)

  var stage = Stage.serving
  var statistics = Statistics()
  /// When the loop woke, in nanoseconds.
  var wokeAt = MonotonicClock.now()
  /// Bytes held for all clients.
  var held = 0
  /// Connections with a message begun or a reply waiting.
  var waiting = 0
  /// Connections whose backlog can be dealt with.
  var resumable: [Connection] = []
  /// Jobs under way or queued, by number, also of clients that have gone.
  var running: [Int: JobFollower] = [:]
  var tasks = TaskQueue()
  /// Numbers jobs and batches.
  var counter = 0
  var isDoorClosed = false
  /// The last who came was.
  var isTurningAway = false
  var isCancelling = false
  /// Since when there has been nobody, in nanoseconds.
  var aloneSince = MonotonicClock.now()

  enum Stage: Equatable {
    case serving
    /// What was asked is answered until then, in nanoseconds; nothing new is taken.
    case draining(until: Int64)
    case ended
  }

  static let listenerToken = UInt64.max
  static let wakeUpToken = UInt64.max - 1

  /// - Parameter listener: a socket that listens and does not block; the server closes it.
  /// - Throws: `Failure.system` when the system has no room for what the server needs.
  package init(
    listener: Int32, program: RPCProgram, identity: ServiceIdentity, limits: Limits = Limits(), poller: any Poller,
    log: ServiceLog = ServiceLog(level: .off)
  ) throws(Failure) {
    self.program = program
    self.methods = MethodTable(program.methods)
    self.identity = identity
    self.limits = limits
    mostClients = limits.clients ?? DescriptorLimit.clients()
    self.poller = poller
    self.log = log
    door = Door(listener: listener)
    cache = ReplyCache(capacity: limits.keptBytes)
    cachedRevision = program.revision()
    pages = PageStore(room: limits.totalBytes, pageBytes: limits.replyBytes - limits.idBytes - 64)
    events = EventLog(instance: .random(in: .min ... .max), capacity: limits.events)
    do throws(PollError) {
      let wakeUp = try WakeUp()
      mailbox = Mailbox(wakeUp)
      control = ServerControl(wakeUp)
      worker = Worker(program, mailbox)
      try poller.add(listener, .read, token: RPCServer.listenerToken)
      try poller.add(wakeUp.descriptor, .read, token: RPCServer.wakeUpToken)
    } catch {
      throw .system(operation: "wait for", path: "the socket", reason: String(cString: strerror(error.code)))
    }
  }

  deinit {
    scratch.deallocate()
    mailbox.wakeUp.end()
  }

  /// Serves until it is told to stop.
  /// - Returns: false when something that it was asked for did not end in time, and is still under way on other threads.
  package func run() -> Bool {
    while stage != .ended {
      let count = poller.wait(timeout: timeout())
      wokeAt = MonotonicClock.now()
      for index in 0..<count { deal(with: poller.event(index)) }
      while let connection = resumable.popLast() { resume(connection) }
      if waiting > 0 || stage != .serving || limits.idle != nil || door.isShut { lookAround() }
    }
    for connection in connections.all { drop(connection) }
    closeDoor()
    worker.end()
    if worksForSomebody { log.warning("ending with \(running.count) requests under way, which did not end in time") }
    return !worksForSomebody
  }

  private func deal(with event: PollEvent) {
    switch event.token {
    case RPCServer.listenerToken: acceptAll()
    case RPCServer.wakeUpToken: readMail()
    default:
      // An event of a connection that was closed a moment ago finds nobody.
      guard let connection = connections[ConnectionToken(rawValue: event.token)] else { return }
      if event.canRead, connection.interest.contains(.read) {
        read(connection, isGone: event.isGone)
      } else if event.isGone {
        drop(connection)
      } else if event.canWrite {
        flush(connection)
      }
    }
  }
}

/// A clock that nobody sets.
enum MonotonicClock {
  /// Nanoseconds since some moment.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
