import KernelApplication
import System

/// The connection of one client. Only the loop's thread uses it.
final class Connection {
  let descriptor: Int32
  /// Identifies the connection. Unlike a descriptor or slot, a token is never used again.
  let token: ConnectionToken
  /// The beginning of a message that is not complete yet.
  private var input = ByteBuffer()
  /// Input that was read, but waits until the client has taken its answers.
  private var backlog = ByteBuffer()
  /// Replies that the client has not taken yet.
  private var output = ByteBuffer()
  // Nearly all requests arrive whole and are answered at once, so they need no more than these members, which are
  // updated when the buffers change. Functions that change the buffers are not inlined, which saves requests their
  // exclusivity checks.
  private(set) var inputBytes = 0
  private(set) var hasBacklog = false
  private(set) var outputBytes = 0
  /// The bytes of memory held for this client.
  private(set) var heldBytes = 0
  /// What the poller watches for.
  var interest: PollInterest = .read
  /// Whether the rest of a message that was too long is being skipped.
  var isSkipping = false
  /// Whether the client has closed its side: it sends nothing more, but may still read.
  var isInputOver = false
  /// Whether the connection will be closed once its output has been taken; nothing more is read.
  private(set) var isClosing = false
  /// Whether the client subscribed to events.
  var followsEvents = false
  /// The client's requests that are jobs, by number.
  private(set) var jobs: [(number: Int, id: [UInt8]?)] = []
  private(set) var jobCount = 0
  /// The number of the client's jobs that are in a queue. Later requests of the client are queued behind them, so that
  /// they are done in order.
  private(set) var queued = 0
  /// The queue that those jobs are in.
  private var queuedLane = Job.Lane.changes
  /// Identifies the client to use cases that ask for the caller.
  let caller = ConnectionCaller()
  /// Events that only matter while they are new, the latest of each name. They are sent once the client has taken
  /// everything before them.
  private var latest: [(name: String, notification: [UInt8])] = []
  private var batches: [Int: Batch] = [:]
  /// Events to send right after the answer to a subscription.
  var missed: ArraySlice<[UInt8]> = []
  /// The client's share of the load of all clients.
  var share = ClientLoad.Share()

  init(descriptor: Int32, token: ConnectionToken) {
    self.descriptor = descriptor
    self.token = token
  }

  /// Whether the client has to continue a message that it began, or to take a reply.
  var isWaitedFor: Bool { inputBytes > 0 || outputBytes > 0 || isSkipping }

  private func noteBuffers() {
    inputBytes = input.count
    hasBacklog = !backlog.isEmpty
    outputBytes = output.count
    heldBytes = input.room + backlog.room + output.room
  }

  // MARK: Input

  /// Adds a part of a message that is not complete yet.
  @inline(never)
  func appendInput(_ bytes: UnsafeRawBufferPointer) {
    input.append(bytes)
    noteBuffers()
  }

  /// Takes the beginning of a message out of the input.
  @inline(never)
  func takeInput() -> ByteBuffer {
    var taken = ByteBuffer()
    swap(&taken, &input)
    noteBuffers()
    return taken
  }

  /// Keeps input that cannot be processed before the client takes its answers.
  @inline(never)
  func appendBacklog(_ bytes: UnsafeRawBufferPointer) {
    backlog.append(bytes)
    noteBuffers()
  }

  @inline(never)
  func takeBacklog() -> ByteBuffer {
    var taken = ByteBuffer()
    swap(&taken, &backlog)
    noteBuffers()
    return taken
  }

  // MARK: Output

  @inline(never)
  func appendOutput(_ bytes: UnsafeRawBufferPointer) {
    output.append(bytes)
    noteBuffers()
  }

  /// Whether an event can be sent at once. If replies are waiting, the event is kept to be sent after them, in place of
  /// an older one of the same name.
  /// - Returns: false if the event has to wait.
  func tells(_ notification: [UInt8], latestOf name: String) -> Bool {
    if outputBytes == 0 { return true }
    latest.removeAll { $0.name == name }
    latest.append((name, notification))
    return false
  }

  /// Sends as many replies as the client takes.
  /// - Returns: false if the connection is broken.
  @inline(never)
  func sendOutput() -> Bool {
    defer { noteBuffers() }
    while !output.isEmpty {
      let count = Socket.send(output.bytes, on: descriptor)
      guard count > 0 else { return count == 0 }
      output.removeFirst(count)
      if output.isEmpty {
        for event in latest { output.append(event.notification) }
        latest = []
      }
    }
    output.release()
    return true
  }

  /// Discards all replies but the one being sent, and adds the last notification. Nothing else is read or sent.
  /// - Parameter words: a notification with its newline.
  func beginClosing(with words: [UInt8]) {
    isClosing = true
    followsEvents = false
    latest = []
    input.release()
    backlog.release()
    var last = ByteBuffer()
    if let end = output.bytes.firstIndex(of: 0x0A) {
      last.append(UnsafeRawBufferPointer(rebasing: output.bytes[...end]))
    }
    last.append(words)
    output = last
    noteBuffers()
  }

  // MARK: Jobs

  func begin(_ job: Job) {
    jobs.append((job.number, job.address.id))
    jobCount = jobs.count
    guard job.lane != .none else { return }
    queued += 1
    queuedLane = job.lane
  }

  func end(_ job: Job) {
    jobs.removeAll { $0.number == job.number }
    jobCount = jobs.count
    if job.lane != .none { queued -= 1 }
  }

  /// The queue for a request: the requests of one client are done in order.
  func lane(for kind: UseCaseKind) -> Job.Lane {
    if kind.takesLong { return .none }
    if queued > 0 { return queuedLane }
    return kind == .live ? .live : .changes
  }

  /// Keeps a batch while some of its answers are missing.
  func keep(_ batch: Batch) {
    batches[batch.number] = batch
  }

  /// The batch that a job's answer belongs to; nil if it belongs to none.
  func batch(of job: Job) -> Batch? { job.address.batch.flatMap { batches[$0] } }

  /// Removes a batch once it has all its answers.
  func forget(_ batch: Batch?) {
    if let batch, batch.open == 0 { batches[batch.number] = nil }
  }
}

/// A batch whose answers are collected until the last one is there.
final class Batch {
  /// The answers, separated by commas; brackets are added around them.
  var replies = ByteBuffer()
  /// The number of messages in the batch that have no answer yet.
  var open: Int
  let number: Int

  init(number: Int, open: Int) {
    self.number = number
    self.open = open
    replies.append(byte: UInt8(ascii: "["))
  }
}

/// Identifies a connection: a slot of the table, and the number of connections that had the slot before.
struct ConnectionToken: Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A token that belongs to no connection.
  static let nobody = ConnectionToken(rawValue: .max)

  init(slot: Int, generation: UInt32) {
    rawValue = UInt64(generation) << 32 | UInt64(UInt32(slot))
  }

  var slot: Int { Int(UInt32(truncatingIfNeeded: rawValue)) }
}
