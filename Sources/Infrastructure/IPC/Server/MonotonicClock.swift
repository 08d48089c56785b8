import Glibc

/// CLOCK_MONOTONIC: unaffected by changes of the wall clock.
enum MonotonicClock {
  /// Nanoseconds since some moment.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
