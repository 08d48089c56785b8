import KernelApplication
import System

/// Requests that other threads process while the loop continues. Changes run one after the other, additions to live
/// files run in a queue next to them, and long tasks run a few at a time.
struct Jobs: ~Copyable {
  private let worker: Worker
  private let encode: @Sendable (BookEvent) -> EncodedEvent?
  private let mailbox: Mailbox<LoopMessage>
  /// The jobs in progress or queued, by number, including those of clients that have left.
  private var followers: [Int: JobFollower] = [:]
  private var tasks = TaskQueue()
  /// The number of the last job.
  private var counter = 0
  /// The number of jobs in progress that have no client, but do what has fallen due.
  private var timers = 0

  init(_ program: RPCProgram, _ mailbox: Mailbox<LoopMessage>) {
    worker = Worker(program, mailbox)
    encode = { [english = program.english] in try? EncodedEvent($0, english) }
    self.mailbox = mailbox
  }

  /// The number of jobs of clients.
  var count: Int { followers.count }
  var isEmpty: Bool { followers.isEmpty && timers == 0 }

  /// How long the oldest job has been in progress, in milliseconds; 0 if there is none.
  var longest: Int64 {
    let now = MonotonicClock.now()
    return followers.values.map { (now - $0.began) / 1_000_000 }.max() ?? 0
  }

  /// Turns a request into a job, and starts or queues it.
  /// - Parameters:
  ///   - params: the parameters for the method.
  ///   - progressToken: the token for progress notifications; nil for none.
  ///   - now: nanoseconds of the monotonic clock.
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

  /// Queues a job that does what has fallen due, behind the changes queued before it.
  /// - Parameter now: nanoseconds of the monotonic clock.
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

  /// Removes a job that is done, and begins the next task that waited for its thread.
  mutating func finish(_ job: Job) {
    if job.address.connection == .nobody { timers -= 1 }
    followers[job.number] = nil
    if job.lane == .none, let next = tasks.next() { worker.begin(next) }
  }

  /// Cancels a job, if it can still be cancelled.
  func cancel(_ number: Int) {
    followers[number]?.cancel()
  }

  func cancelAll() {
    for follower in followers.values { follower.cancel() }
  }

  /// Lets the threads of queues end once they have nothing to do.
  func end() {
    worker.end()
  }
}
