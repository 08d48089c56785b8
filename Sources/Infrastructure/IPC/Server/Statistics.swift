import System

/// Statistics about requests.
struct Statistics {
  let started = MonotonicClock.now()
  private(set) var requests: UInt64 = 0
  /// The times from when the loop first saw a request until its answer was sent.
  private(set) var latency = LatencyHistogram()

  @inline(__always)
  mutating func noteRequest() {
    requests &+= 1
  }

  /// Counts `times` requests that were answered now.
  /// - Parameter began: when the loop first saw the requests, in nanoseconds of the monotonic clock.
  mutating func noteAnswered(_ times: Int = 1, since began: Int64) {
    latency.add(nanoseconds: MonotonicClock.now() - began, times: times)
  }
}
