import System

/// Statistics about the requests since the service started.
struct Statistics {
  let started = MonotonicClock.now()
  private(set) var requests: UInt64 = 0
  /// The time that each request took, from the moment when the event loop first saw the request until its reply was
  /// sent.
  private(set) var latency = LatencyHistogram()

  @inline(__always)
  mutating func noteRequest() {
    requests &+= 1
  }

  /// Counts `times` requests whose replies have just been sent.
  /// - Parameter began: the time at which the loop first saw these requests, in nanoseconds of the monotonic clock.
  mutating func noteAnswered(_ times: Int = 1, since began: Int64) {
    latency.add(nanoseconds: MonotonicClock.now() - began, times: times)
  }
}
