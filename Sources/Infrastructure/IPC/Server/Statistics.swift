import System

/// Statistics about the requests since the start.
struct Statistics {
  let started = MonotonicClock.now()
  private(set) var requests: UInt64 = 0
  /// How long each request took, from when the event loop first saw the request until its reply was sent.
  private(set) var latency = LatencyHistogram()

  @inline(__always)
  mutating func noteRequest() {
    requests &+= 1
  }

  /// Counts `times` requests to which replies were sent just now.
  /// - Parameter began: when the loop first saw these requests, in nanoseconds of the monotonic clock.
  mutating func noteAnswered(_ times: Int = 1, since began: Int64) {
    latency.add(nanoseconds: MonotonicClock.now() - began, times: times)
  }
}
