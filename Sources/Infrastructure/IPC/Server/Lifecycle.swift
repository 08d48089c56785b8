/// How far the service is from its end: it serves, then answers what it was asked before, then has ended.
struct Lifecycle {
  private var stage = Stage.serving
  private var isCancelling = false
  /// Nanoseconds that what takes long may still take, and as many again once it was told to stop.
  private let grace: Int64

  private enum Stage: Equatable {
    case serving
    /// What was asked is answered until then, in nanoseconds; nothing new is taken.
    case draining(until: Int64)
    case ended
  }

  init(_ limits: Limits) {
    grace = limits.drain * 1_000_000
  }

  var isServing: Bool { stage == .serving }
  var hasEnded: Bool { stage == .ended }

  /// Milliseconds until `advance` has to be called; nil when it need not be.
  /// - Parameter now: nanoseconds of the monotonic clock, here and below.
  func timeout(at now: Int64) -> Int64? {
    guard case .draining(let end) = stage else { return nil }
    return (end - now) / 1_000_000 + 1
  }

  /// Takes nothing new from now on. Asked a second time, it also stops what takes long.
  /// - Returns: true the first time.
  mutating func drain(at now: Int64) -> Bool {
    guard isServing else {
      stage = .draining(until: now)
      return false
    }
    stage = .draining(until: now + grace)
    return true
  }

  /// Ends the service once all that was asked is answered, or it took too long.
  /// - Returns: true when what is under way has to be told to stop.
  mutating func advance(at now: Int64, hasJobs: Bool, areClientsServed: Bool) -> Bool {
    guard case .draining(let end) = stage else { return false }
    if !hasJobs, areClientsServed {
      stage = .ended
    } else if now >= end {
      // What takes long stops soon when it is told to, with nothing half done; those who never read are not waited for.
      guard hasJobs, !isCancelling else {
        stage = .ended
        return false
      }
      isCancelling = true
      stage = .draining(until: now + grace)
      return true
    }
    return false
  }
}
