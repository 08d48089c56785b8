import KernelApplication
import System

/// One client, as the loop sees it. Only the loop's thread touches it.
final class Connection {
  let descriptor: Int32
  /// Never given to another connection, though its descriptor and slot are.
  let token: ConnectionToken
  /// The beginning of a message whose end has not come.
  private var input = ByteBuffer()
  /// What was read before the client got too far ahead of its answers; the rest waits until it takes them.
  private var backlog = ByteBuffer()
  /// Replies that the client has not taken.
  private var output = ByteBuffer()
  // Nearly all requests come whole and are answered at once: they ask for no more than these, which are noted when the
  // buffers change. What does change them is not inlined, so that requests are spared its checks of exclusive access.
  private(set) var inputBytes = 0
  private(set) var hasBacklog = false
  private(set) var outputBytes = 0
  /// Bytes of memory held for this client.
  private(set) var heldBytes = 0
  /// What the poller was asked to tell of.
  var interest: PollInterest = .read
  /// The rest of a message that was too long is passed over.
  var isSkipping = false
  /// The client sends nothing more, but may still read.
  var isInputOver = false
  /// To be closed once its output has been taken; nothing more is read.
  private(set) var isClosing = false
  /// The client is told of events.
  var followsEvents = false
  /// Requests that others work on, by number.
  private(set) var jobs: [(number: Int, id: [UInt8]?)] = []
  private(set) var jobCount = 0
  /// Of those, queued behind each other: what comes after them has to wait for them, and is done in the same order.
  private(set) var queued = 0
  /// Where those are queued.
  private var queuedLane = Job.Lane.changes
  /// For use cases that ask who calls.
  let caller = ConnectionCaller()
  /// The latest of each event that is worth telling only while it is new, for when the client has taken all before.
  private var latest: [(name: String, notification: [UInt8])] = []
  private var batches: [Int: Batch] = [:]
  /// Events to be told right after the answer to a subscription.
  var missed: ArraySlice<[UInt8]> = []
  /// Its part of what all clients keep the service busy with.
  var share = ClientLoad.Share()

  init(descriptor: Int32, token: ConnectionToken) {
    self.descriptor = descriptor
    self.token = token
  }

  /// The client has to go on with a message that it began, or to take a reply.
  var isWaitedFor: Bool { inputBytes > 0 || outputBytes > 0 || isSkipping }

  private func noteBuffers() {
    inputBytes = input.count
    hasBacklog = !backlog.isEmpty
    outputBytes = output.count
    heldBytes = input.room + backlog.room + output.room
  }

  // MARK: What it sends

  /// Keeps a part of a message whose end has not come.
  @inline(never)
  func appendInput(_ bytes: UnsafeRawBufferPointer) {
    input.append(bytes)
    noteBuffers()
  }

  /// The message begun, which is not kept any more.
  @inline(never)
  func takeInput() -> ByteBuffer {
    var taken = ByteBuffer()
    swap(&taken, &input)
    noteBuffers()
    return taken
  }

  /// Keeps what can't be dealt with before the client takes its answers.
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

  // MARK: What it is sent

  @inline(never)
  func appendOutput(_ bytes: UnsafeRawBufferPointer) {
    output.append(bytes)
    noteBuffers()
  }

  /// Tells an event at once, or, where replies wait, behind these in place of an older one.
  /// - Returns: false when it has to wait.
  func tells(_ notification: [UInt8], latestOf name: String) -> Bool {
    if outputBytes == 0 { return true }
    latest.removeAll { $0.name == name }
    latest.append((name, notification))
    return false
  }

  /// Sends as many replies as the client takes.
  /// - Returns: false when it has gone.
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

  /// Leaves of the replies only the one that is under way, and adds the last words. Nothing else is read or sent.
  /// - Parameter words: a notification with the newline at its end.
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

  // MARK: What others work on

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

  /// Where a request is queued: what a client asks is done in its order.
  func lane(for kind: UseCaseKind) -> Job.Lane {
    if kind.takesLong { return .none }
    if queued > 0 { return queuedLane }
    return kind == .live ? .live : .changes
  }

  /// Keeps a batch of which some answers are still to come.
  func keep(_ batch: Batch) {
    batches[batch.number] = batch
  }

  /// The batch that a job's answer belongs to; nil where it belongs to none.
  func batch(of job: Job) -> Batch? { job.address.batch.flatMap { batches[$0] } }

  /// Lets go of a batch whose answers are all there.
  func forget(_ batch: Batch?) {
    if let batch, batch.open == 0 { batches[batch.number] = nil }
  }
}

/// A batch whose answers are collected until the last is there.
final class Batch {
  /// In brackets once it is closed, a comma behind each.
  var replies = ByteBuffer()
  /// Messages whose answers are still to come.
  var open: Int
  let number: Int

  init(number: Int, open: Int) {
    self.number = number
    self.open = open
    replies.append(byte: UInt8(ascii: "["))
  }
}

/// A place in the table, and how many connections had it before.
struct ConnectionToken: Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No connection has it.
  static let nobody = ConnectionToken(rawValue: .max)

  init(slot: Int, generation: UInt32) {
    rawValue = UInt64(generation) << 32 | UInt64(UInt32(slot))
  }

  var slot: Int { Int(UInt32(truncatingIfNeeded: rawValue)) }
}
