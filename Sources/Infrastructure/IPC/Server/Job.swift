import KernelApplication
import Synchronization
import System

/// Whom an answer is for: it is dropped where that connection has gone, whoever has its descriptor now.
struct ReplyAddress: Sendable {
  let connection: ConnectionToken
  /// As sent; nil where nobody asked for an answer.
  let id: [UInt8]?
  /// The batch of that connection that the answer belongs to.
  let batch: Int?
}

/// A request that others work on while the loop goes on.
struct Job: Sendable {
  let number: Int
  let address: ReplyAddress
  let method: RPCMethod
  let params: [UInt8]
  let follower: JobFollower
  let lane: Lane

  /// With what it is done in order.
  enum Lane {
    /// Behind the changes that came before it.
    case changes
    /// Behind what was added to live files before it.
    case live
    /// Beside all others.
    case none
  }

  /// Does it, on the thread of the caller.
  /// - Parameter english: words what went wrong.
  func perform(_ english: EnglishLocalizer) -> Completion {
    let result: Result<Answer, RPCError>
    do throws(Failure) {
      if follower.isCancelled { throw .cancelled }
      result = .success(
        try params.withUnsafeBufferPointer { (params) throws(Failure) in
          try method.call(UnsafeRawBufferPointer(params), follower)
        })
    } catch {
      result = .failure(RPCError(error, english))
    }
    return Completion(job: self, result: result)
  }
}

/// What became of a job.
struct Completion: Sendable {
  let job: Job
  var result: Result<Answer, RPCError>
}

/// Passes a job's progress on to its client, and the client's wish to stop to the job.
final class JobFollower: ProgressSink {
  private let connection: ConnectionToken
  let caller: (any Caller)?
  /// JSON, as the client gave it; nil where it did not ask to be told.
  private let token: [UInt8]?
  private let mailbox: Mailbox<LoopMessage>
  /// When it was asked for, in nanoseconds on the monotonic clock.
  let began: Int64
  private let cancelled = Atomic(false)
  private let lastReport = Atomic<Int64>(0)

  private let isToldWhileLocked: Bool
  private let encode: @Sendable (BookEvent) -> EncodedEvent?

  /// - Parameters:
  ///   - caller: nil where nobody asked for the job.
  ///   - isToldWhileLocked: what it tells is told also while the book is locked.
  ///   - encode: nil for what can't be.
  init(
    _ connection: ConnectionToken, _ caller: (any Caller)?, token: [UInt8]?, _ mailbox: Mailbox<LoopMessage>,
    began: Int64,
    isToldWhileLocked: Bool, encode: @escaping @Sendable (BookEvent) -> EncodedEvent?
  ) {
    self.isToldWhileLocked = isToldWhileLocked
    self.connection = connection
    self.caller = caller
    self.encode = encode
    self.began = began
    self.token = token
    self.mailbox = mailbox
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() {
    cancelled.store(true, ordering: .relaxed)
  }

  func announce(_ event: BookEvent) {
    if let encoded = encode(event) {
      mailbox.post(.events([encoded], isToldWhileLocked: isToldWhileLocked))
    }
  }

  /// Ten times a second: more would only fill the client's queue.
  func report(_ progress: Progress) {
    guard let token else { return }
    let now = MonotonicClock.now()
    guard now - lastReport.load(ordering: .relaxed) >= 100_000_000 else { return }
    lastReport.store(now, ordering: .relaxed)
    mailbox.post(.progress(connection, token: token, value: Notifications.value(progress)))
  }
}
