import KernelApplication
import System

/// Requests that other threads work on while the loop goes on: changes one after the other, and beside them what
/// is added to live files, tasks a few at a time.
struct Jobs: ~Copyable {
  private let worker: Worker
  private let encode: @Sendable (BookEvent) -> EncodedEvent?
  private let mailbox: Mailbox<LoopMessage>
  /// Jobs under way or queued, by number, also of clients that have gone.
  private var followers: [Int: JobFollower] = [:]
  private var tasks = TaskQueue()
  /// Numbers jobs.
  private var counter = 0
  /// How many jobs are under way that nobody asked for: what fell due.
  private var timers = 0

  init(_ program: RPCProgram, _ mailbox: Mailbox<LoopMessage>) {
    worker = Worker(program, mailbox)
    encode = { [english = program.english] in try? EncodedEvent($0, english) }
    self.mailbox = mailbox
  }

  /// Those that a client asked for.
  var count: Int { followers.count }
  var isEmpty: Bool { followers.isEmpty && timers == 0 }

  /// How long the oldest has been under way, in milliseconds; 0 when there is none.
  var longest: Int64 {
    let now = MonotonicClock.now()
    return followers.values.map { (now - $0.began) / 1_000_000 }.max() ?? 0
  }

  /// Has others work on a request.
  /// - Parameters:
  ///   - params: what the method gets.
  ///   - progressToken: what notifications of its progress carry; nil where nobody is to be told.
  ///   - now: nanoseconds of the monotonic clock.
  mutating func begin(
    _ method: RPCMethod, _ params: [UInt8], progressToken: [UInt8]?, for address: ReplyAddress,
    of connection: Connection, at now: Int64
  ) -> Job {
    counter += 1
    let follower = JobFollower(
      address.connection, connection.caller, token: progressToken, mailbox, began: now,
      isToldWhileLocked: method.whileLocked == .allowed, encode: encode)
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

  /// Has what fell due done, behind the changes that came before.
  /// - Parameter now: nanoseconds of the monotonic clock.
  mutating func fireTimers(_ book: any ServedBook, at now: Int64) {
    counter += 1
    let method = RPCMethod(name: "timers", kind: .change) { _, _ throws(Failure) in
      Answer(result: [], events: try book.fireTimers())
    }
    let follower = JobFollower(
      .nobody, nil, token: nil, mailbox, began: now,
      isToldWhileLocked: method.whileLocked == .allowed, encode: encode)
    timers += 1
    worker.queue(
      Job(
        number: counter, address: ReplyAddress(connection: .nobody, id: nil, batch: nil), method: method, params: [],
        follower: follower, lane: .changes))
  }

  /// Notes that a job is done, and begins the next that waited for it.
  mutating func finish(_ job: Job) {
    if job.address.connection == .nobody { timers -= 1 }
    followers[job.number] = nil
    if job.lane == .none, let next = tasks.next() { worker.begin(next) }
  }

  /// Tells a job to stop, if it can still be stopped.
  func cancel(_ number: Int) {
    followers[number]?.cancel()
  }

  func cancelAll() {
    for follower in followers.values { follower.cancel() }
  }

  /// Lets the thread of changes end once it has nothing to do.
  func end() {
    worker.end()
  }
}
