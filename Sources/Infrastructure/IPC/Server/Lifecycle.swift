/// The stages of a service. First it serves clients; then it accepts no new requests but finishes those in progress;
/// finally it has ended.
struct Lifecycle {
  private var stage = Stage.serving
  private var isCancelling = false
  /// The time, in nanoseconds, for which long tasks may continue after the service has been asked to stop. Once this
  /// time is over, they are cancelled, and are given the same time again to finish.
  private let grace: Int64

  private enum Stage: Equatable {
    case serving
    /// The service accepts no new requests and finishes those in progress. `until` is the time, in nanoseconds, at
    /// which this stage ends.
    case draining(until: Int64)
    case ended
  }

  init(_ limits: Limits) { grace = limits.drain * 1_000_000 }

  var isServing: Bool { stage == .serving }
  var hasEnded: Bool { stage == .ended }

  /// The number of milliseconds after which `advance` must be called; nil if it need not be called.
  /// - Parameter now: the time on the monotonic clock in nanoseconds, as in the other methods.
  func timeout(at now: Int64) -> Int64? {
    guard case .draining(let end) = stage else { return nil }
    return (end - now) / 1_000_000 + 1
  }

  /// Stops accepting requests. A second call makes the service cancel long tasks at once.
  /// - Returns: true for the first call, and false for later calls.
  mutating func drain(at now: Int64) -> Bool {
    guard isServing else {
      stage = .draining(until: now)
      return false
    }
    stage = .draining(until: now + grace)
    return true
  }

  /// Moves to the next stage when it is time to do so: ends the service if all requests have finished or their time is
  /// up.
  /// - Parameters:
  ///   - hasJobs: whether any requests are still being processed by other threads.
  ///   - areClientsServed: whether all clients have read all their replies.
  /// - Returns: true if the jobs in progress must be cancelled.
  mutating func advance(at now: Int64, hasJobs: Bool, areClientsServed: Bool) -> Bool {
    guard case .draining(let end) = stage else { return false }
    if !hasJobs, areClientsServed {
      stage = .ended
    } else if now >= end {
      // Cancelled tasks stop soon, and leave nothing half done. Clients that never read their replies are not waited
      // for.
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
