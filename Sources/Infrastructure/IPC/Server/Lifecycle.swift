/// The stages of the service: first it serves, then it only answers the requests it already has, then it has ended.
struct Lifecycle {
  private var stage = Stage.serving
  private var isCancelling = false
  /// The time that long tasks get to finish, in nanoseconds, and again the time they get to stop after being cancelled.
  private let grace: Int64

  private enum Stage: Equatable {
    case serving
    /// The service answers the requests it has until this time, in nanoseconds, and accepts no more.
    case draining(until: Int64)
    case ended
  }

  init(_ limits: Limits) {
    grace = limits.drain * 1_000_000
  }

  var isServing: Bool { stage == .serving }
  var hasEnded: Bool { stage == .ended }

  /// The milliseconds until `advance` must be called; nil if it need not be.
  /// - Parameter now: nanoseconds of the monotonic clock, here and below.
  func timeout(at now: Int64) -> Int64? {
    guard case .draining(let end) = stage else { return nil }
    return (end - now) / 1_000_000 + 1
  }

  /// Accepts no new requests from now on. A second call makes long tasks stop, too.
  /// - Returns: true for the first call.
  mutating func drain(at now: Int64) -> Bool {
    guard isServing else {
      stage = .draining(until: now)
      return false
    }
    stage = .draining(until: now + grace)
    return true
  }

  /// Ends the service once all requests are answered, or they took too long.
  /// - Returns: true if the jobs in progress have to be cancelled.
  mutating func advance(at now: Int64, hasJobs: Bool, areClientsServed: Bool) -> Bool {
    guard case .draining(let end) = stage else { return false }
    if !hasJobs, areClientsServed {
      stage = .ended
    } else if now >= end {
      // A cancelled task stops soon, with nothing half done. Clients that never read are not waited for.
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
