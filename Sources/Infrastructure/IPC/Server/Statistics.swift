import System

/// Statistics about requests.
struct Statistics {
  let started = MonotonicClock.now()
  private(set) var requests: UInt64 = 0
  /// From the loop's first sight of a request until its answer was sent.
  private(set) var latency = LatencyHistogram()

  @inline(__always)
  mutating func noteRequest() {
    requests &+= 1
  }

  /// Notes that `times` requests were answered now.
  /// - Parameter began: when the loop first saw them, in nanoseconds of the monotonic clock.
  mutating func noteAnswered(_ times: Int = 1, since began: Int64) {
    latency.add(nanoseconds: MonotonicClock.now() - began, times: times)
  }
}
