import System

/// What the service counts of requests.
struct Statistics {
  let started = MonotonicClock.now()
  private(set) var requests: UInt64 = 0
  /// From the moment at which the loop saw a request to the one at which its answer was sent.
  private(set) var latency = LatencyHistogram()

  @inline(__always)
  mutating func noteRequest() {
    requests &+= 1
  }

  /// Notes that so many requests were answered just now.
  /// - Parameter began: when the loop saw them, in nanoseconds of the monotonic clock.
  mutating func noteAnswered(_ times: Int = 1, since began: Int64) {
    latency.add(nanoseconds: MonotonicClock.now() - began, times: times)
  }
}
