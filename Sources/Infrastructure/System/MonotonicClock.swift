import Glibc

/// CLOCK_MONOTONIC: unaffected by changes of the wall clock.
package enum MonotonicClock {
  /// Nanoseconds since some moment.
  package static func now() -> Int64 { nanoseconds(CLOCK_MONOTONIC) }
}

/// CLOCK_REALTIME, which can be set.
package enum RealtimeClock {
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package static func now() -> Int64 { nanoseconds(CLOCK_REALTIME) }

  /// Seconds that the zone of this process is east of UTC at that moment.
  /// - Parameter seconds: since 1970-01-01T00:00:00Z.
  package static func zoneOffset(at seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    return local.tm_gmtoff
  }
}

private func nanoseconds(_ clock: clockid_t) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.nanoseconds
}
