import KernelApplication
import Synchronization
import System

/// The destination of an answer. If its connection is closed, the answer is discarded, even if the descriptor is in use
/// again.
struct ReplyAddress: Sendable {
  let connection: ConnectionToken
  /// The id as sent; nil for a notification, which gets no answer.
  let id: [UInt8]?
  /// The client's batch that the answer belongs to; nil for none.
  let batch: Int?
}

/// A request that is processed on another thread while the loop continues.
struct Job: Sendable {
  let number: Int
  let address: ReplyAddress
  let method: RPCMethod
  let params: [UInt8]
  let follower: JobFollower
  let lane: Lane

  /// The queue in which a job is done.
  enum Lane {
    /// The job is done after the changes queued before it.
    case changes
    /// The job is done after the additions to live files queued before it.
    case live
    /// The job is not queued, but done on a thread of its own.
    case none
  }

  /// Does the job on the calling thread.
  /// - Parameter english: formats error messages.
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

/// A job with its result.
struct Completion: Sendable {
  let job: Job
  var result: Result<Answer, RPCError>
}

/// Reports the progress of a job to its client, and lets the client cancel the job.
final class JobFollower: ProgressSink {
  private let connection: ConnectionToken
  let caller: (any Caller)?
  /// The token for progress as JSON, as the client gave it; nil if it did not ask for progress.
  private let token: [UInt8]?
  private let mailbox: Mailbox<LoopMessage>
  /// When the request arrived, in nanoseconds of the monotonic clock.
  let began: Int64
  private let cancelled = Atomic(false)
  private let lastReport = Atomic<Int64>(0)

  private let isSentWhileLocked: Bool
  private let encode: @Sendable (BookEvent) -> EncodedEvent?

  /// - Parameters:
  ///   - caller: the client that asked for the job; nil for a job without a client.
  ///   - isSentWhileLocked: whether the job's events are also sent while the book is locked.
  ///   - encode: encodes an event; returns nil for one that cannot be encoded.
  init(
    _ connection: ConnectionToken, _ caller: (any Caller)?, token: [UInt8]?, _ mailbox: Mailbox<LoopMessage>,
    began: Int64,
    isSentWhileLocked: Bool, encode: @escaping @Sendable (BookEvent) -> EncodedEvent?
  ) {
    self.isSentWhileLocked = isSentWhileLocked
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
      mailbox.post(.events([encoded], isSentWhileLocked: isSentWhileLocked))
    }
  }

  /// Reports progress at most ten times a second; more would only fill the client's queue.
  func report(_ progress: Progress) {
    guard let token else { return }
    let now = MonotonicClock.now()
    guard now - lastReport.load(ordering: .relaxed) >= 100_000_000 else { return }
    lastReport.store(now, ordering: .relaxed)
    mailbox.post(.progress(connection, token: token, value: Notifications.value(progress)))
  }
}
