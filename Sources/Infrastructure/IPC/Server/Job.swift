import KernelApplication
import Synchronization
import System

/// The destination of a reply. If the connection has been closed, the reply is discarded, even if another connection
/// now has the same file descriptor.
struct ReplyAddress: Sendable {
  let connection: ConnectionToken
  /// The id of the request, as the client sent it; nil for a notification, to which there is no reply.
  let id: [UInt8]?
  /// The number that identifies the batch that contained the request; nil if the request was not in a batch.
  let batch: Int?
}

/// A request that another thread processes while the event loop continues.
struct Job: Sendable {
  let number: Int
  let address: ReplyAddress
  let method: RPCMethod
  let params: [UInt8]
  let follower: JobFollower
  let lane: Lane

  /// The queue in which a job waits for its turn.
  enum Lane {
    /// The queue of changes to the book. The job waits until all changes that were queued earlier have finished.
    case changes
    /// The queue of additions to live files, such as the file of a run in progress. The job waits until all additions
    /// that were queued earlier have finished.
    case live
    /// No queue: the job runs on its own thread.
    case none
  }

  /// Runs the job on the calling thread, and returns its result.
  /// - Parameter english: formats error messages in English.
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

/// A finished job and its result.
struct Completion: Sendable {
  let job: Job
  var result: Result<Answer, RPCError>
}

/// Reports the progress of a job to its client, and lets the job find out whether the client has cancelled it.
final class JobFollower: ProgressSink {
  private let connection: ConnectionToken
  let caller: (any Caller)?
  /// The token, as JSON, that the client wants in progress notifications; nil if it wants no progress notifications.
  private let token: [UInt8]?
  private let mailbox: Mailbox<LoopMessage>
  /// The time at which the request was received, in nanoseconds of the monotonic clock.
  let began: Int64
  private let cancelled = Atomic(false)
  private let lastReport = Atomic<Int64>(0)

  private let isSentWhileLocked: Bool
  private let encode: @Sendable (BookEvent) -> EncodedEvent?

  /// Creates the follower of a job, which reports the job's progress to its client.
  /// - Parameters:
  ///   - caller: the client that sent the request; nil for a job without a client.
  ///   - isSentWhileLocked: whether the job's events are also sent while the book is locked.
  ///   - encode: encodes an event; returns nil if the event cannot be encoded.
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

  /// Sends a progress notification, unless one was sent less than a tenth of a second ago. This prevents notifications
  /// from filling the client's queue.
  func report(_ progress: Progress) {
    guard let token else { return }
    let now = MonotonicClock.now()
    guard now - lastReport.load(ordering: .relaxed) >= 100_000_000 else { return }
    lastReport.store(now, ordering: .relaxed)
    mailbox.post(.progress(connection, token: token, value: Notifications.value(progress)))
  }
}
