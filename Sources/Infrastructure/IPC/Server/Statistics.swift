/// What the service counts.
struct Statistics {
  let started = MonotonicClock.now()
  /// Clients since the start.
  var clients: UInt64 = 0
  /// Clients that met a limit, those turned away included.
  var limited: UInt64 = 0
  var requests: UInt64 = 0
  /// From the moment at which the loop saw a request to the one at which its answer was sent.
  var latency = LatencyHistogram()
}
