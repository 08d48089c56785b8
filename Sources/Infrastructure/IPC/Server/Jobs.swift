import KernelApplication
import System

/// The requests that other threads process while the event loop continues. Changes are processed one after another from
/// one queue, and additions to live files (records of something in progress, such as a run) from another queue. Each
/// long task runs on its own thread, but only a limited number of them at the same time.
struct Jobs: ~Copyable {
  private let worker: Worker
  private let encode: @Sendable (BookEvent) -> EncodedEvent?
  private let mailbox: Mailbox<LoopMessage>
  /// The followers of all jobs in progress or queued, by the number that identifies the job. This includes jobs whose
  /// client has disconnected.
  private var followers: [Int: JobFollower] = [:]
  private var tasks = TaskQueue()
  /// The number that identifies the most recent job. Jobs are numbered from 1.
  private var counter = 0
  /// The number of jobs in progress that perform actions that have fallen due, such as sending a reminder. No client
  /// has requested them.
  private var timers = 0

  init(_ program: RPCProgram, _ mailbox: Mailbox<LoopMessage>) {
    worker = Worker(program, mailbox)
    encode = { [english = program.english] in try? EncodedEvent($0, english) }
    self.mailbox = mailbox
  }

  /// The number of jobs in progress or queued that clients have requested.
  var count: Int { followers.count }
  var isEmpty: Bool { followers.isEmpty && timers == 0 }

  /// The time since the oldest job in progress or queued was received, in milliseconds; 0 if there are no jobs.
  var longest: Int64 {
    let now = MonotonicClock.now()
    return followers.values.map { (now - $0.began) / 1_000_000 }.max() ?? 0
  }

  /// Creates a job for a request, and starts or queues it.
  /// - Parameters:
  ///   - params: the method's parameters, as JSON.
  ///   - progressToken: the token for progress notifications, as JSON; nil to send no such notifications.
  ///   - now: the time on the monotonic clock, in nanoseconds.
  mutating func begin(
    _ method: RPCMethod, _ params: [UInt8], progressToken: [UInt8]?, for address: ReplyAddress,
    of connection: Connection, at now: Int64
  ) -> Job {
    counter += 1
    let follower = JobFollower(
      address.connection, connection.caller, token: progressToken, mailbox, began: now,
      isSentWhileLocked: method.whileLocked == .allowed, encode: encode)
    let job = Job(
      number: counter, address: address, method: method, params: params, follower: follower,
      lane: connection.lane(for: method.kind))
    followers[job.number] = follower
    if job.lane != .none {
      worker.queue(job)
    } else if let job = tasks.admit(job) {
      worker.begin(job)
    }
    return job
  }

  /// Queues a job that performs all actions that have fallen due. The job comes after the changes that are already in
  /// the queue.
  /// - Parameter now: the time on the monotonic clock, in nanoseconds.
  mutating func fireTimers(_ book: any ServedBook, at now: Int64) {
    counter += 1
    let method = RPCMethod(name: "timers", kind: .change) { _, _ throws(Failure) in
      Answer(result: [], events: try book.fireTimers())
    }
    let follower = JobFollower(
      .nobody, nil, token: nil, mailbox, began: now,
      isSentWhileLocked: method.whileLocked == .allowed, encode: encode)
    timers += 1
    worker.queue(
      Job(
        number: counter, address: ReplyAddress(connection: .nobody, id: nil, batch: nil), method: method, params: [],
        follower: follower, lane: .changes))
  }

  /// Removes a finished job. If it was a long task, starts the next waiting task.
  mutating func finish(_ job: Job) {
    if job.address.connection == .nobody { timers -= 1 }
    followers[job.number] = nil
    if job.lane == .none, let next = tasks.next() { worker.begin(next) }
  }

  /// Cancels the job with this number if it is still in progress or queued.
  func cancel(_ number: Int) {
    followers[number]?.cancel()
  }

  func cancelAll() {
    for follower in followers.values { follower.cancel() }
  }

  /// Makes the threads of the queues end once the queues are empty.
  func end() {
    worker.end()
  }
}
