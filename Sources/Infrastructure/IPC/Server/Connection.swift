import KernelApplication
import System

/// The connection of one client. Only the event loop's thread may use it.
final class Connection {
  let descriptor: Int32
  /// Identifies the connection. Unlike a file descriptor, a token is never reused for another connection.
  let token: ConnectionToken
  /// The part of an incomplete message that has been received so far.
  private var input = ByteBuffer()
  /// Input that has been received but must wait, because the client has too many unread replies or too many requests in
  /// progress.
  private var backlog = ByteBuffer()
  /// Replies that have yet to be sent to the client.
  private var output = ByteBuffer()
  // Nearly all requests arrive in one piece and are answered at once. Serving them needs only these two members, which
  // are updated whenever the buffers change. Functions that change the buffers are not inlined, so that such requests
  // need no exclusivity checks.
  private(set) var inputBytes = 0
  private(set) var hasBacklog = false
  private(set) var outputBytes = 0
  /// The number of bytes of memory that are held for this client.
  private(set) var heldBytes = 0
  /// What the poller watches for on this connection.
  var interest: PollInterest = .read
  /// Whether the rest of a message that exceeds the length limit is being skipped.
  var isSkipping = false
  /// Whether the client has closed its sending side. It may still read replies.
  var isInputOver = false
  /// Whether the connection will be closed once the client has read its output. Nothing more is read from the client.
  private(set) var isClosing = false
  /// Whether the client has subscribed to events.
  var followsEvents = false
  /// The client's requests that are queued for other threads or being processed by them. Each has the number that
  /// identifies its job, and the id of the request.
  private(set) var jobs: [(number: Int, id: [UInt8]?)] = []
  private(set) var jobCount = 0
  /// How many of the client's jobs are in a queue. While there are any, its further requests are added to the same
  /// queue, so that they are processed in order.
  private(set) var queued = 0
  /// The queue that contains the client's queued jobs.
  private var queuedLane = Job.Lane.changes
  /// Represents the client to use cases that need to know their caller.
  let caller = ConnectionCaller()
  /// The most recent event of each name, for events that matter only while they are new. They are sent once the client
  /// has read everything that was sent before.
  private var latest: [(name: String, notification: [UInt8])] = []
  private var batches: [Int: Batch] = [:]
  /// Events that the client has missed, to be sent right after the reply to its subscription.
  var missed: ArraySlice<[UInt8]> = []
  /// The part of the server's load that this client causes.
  var share = ClientLoad.Share()

  init(descriptor: Int32, token: ConnectionToken) {
    self.descriptor = descriptor
    self.token = token
  }

  /// Whether the server is waiting for the client to send the rest of a message or to read a reply.
  var isWaitedFor: Bool { inputBytes > 0 || outputBytes > 0 || isSkipping }

  private func noteBuffers() {
    inputBytes = input.count
    hasBacklog = !backlog.isEmpty
    outputBytes = output.count
    heldBytes = input.room + backlog.room + output.room
  }

  // MARK: Input

  /// Appends part of a message that is not complete yet.
  @inline(never)
  func appendInput(_ bytes: UnsafeRawBufferPointer) {
    input.append(bytes)
    noteBuffers()
  }

  /// Removes and returns the part of an incomplete message that has been received so far.
  @inline(never)
  func takeInput() -> ByteBuffer {
    var taken = ByteBuffer()
    swap(&taken, &input)
    noteBuffers()
    return taken
  }

  /// Stores input that must wait until the client has read its replies.
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

  /// Decides whether an event can be sent now. If no replies are waiting to be sent, returns true, and the caller sends
  /// the event. Otherwise returns false, and the event is sent after the replies. In that case, it replaces any unsent
  /// event with the same name.
  func tells(_ notification: [UInt8], latestOf name: String) -> Bool {
    if outputBytes == 0 { return true }
    latest.removeAll { $0.name == name }
    latest.append((name, notification))
    return false
  }

  /// Sends as many replies as the client's socket accepts.
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

  /// Discards all unsent replies except for the one that is being sent, and appends a last notification. After that,
  /// nothing else is read or sent.
  /// - Parameter words: the notification, with its newline.
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

  /// Returns the queue for a new request. It is chosen so that the client's requests are processed in order.
  func lane(for kind: UseCaseKind) -> Job.Lane {
    if kind.takesLong { return .none }
    if queued > 0 { return queuedLane }
    return kind == .live ? .live : .changes
  }

  /// Stores a batch of requests until all its replies have been added.
  func keep(_ batch: Batch) {
    batches[batch.number] = batch
  }

  /// Returns the batch to which the reply to a job belongs; nil if the request was not in a batch.
  func batch(of job: Job) -> Batch? { job.address.batch.flatMap { batches[$0] } }

  /// Removes a batch of requests once all its replies have been added.
  func forget(_ batch: Batch?) {
    if let batch, batch.open == 0 { batches[batch.number] = nil }
  }
}

/// A JSON-RPC batch of requests. Its replies are collected and sent together.
final class Batch {
  /// The replies so far, starting with `[` and separated by commas. A `]` is added after the last reply.
  var replies = ByteBuffer()
  /// The number of messages in the batch that have not been processed yet.
  var open: Int
  let number: Int

  init(number: Int, open: Int) {
    self.number = number
    self.open = open
    replies.append(byte: UInt8(ascii: "["))
  }
}

/// Identifies a connection by its slot in the table and the number of connections that have used this slot before.
struct ConnectionToken: Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A token that belongs to no connection.
  static let nobody = ConnectionToken(rawValue: .max)

  init(slot: Int, generation: UInt32) { rawValue = UInt64(generation) << 32 | UInt64(UInt32(slot)) }

  var slot: Int { Int(UInt32(truncatingIfNeeded: rawValue)) }
}
