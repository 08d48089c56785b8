import Libc

/// A clock that is not affected when the wall clock is set. It stops while the machine sleeps.
package enum MonotonicClock {
  /// Returns the number of nanoseconds since an unspecified moment, which does not change until the machine is
  /// restarted.
  package static func now() -> Int64 { Calls.uptime() }
}

/// The wall clock, which can be set.
package enum RealtimeClock {
  /// Returns the number of nanoseconds since 1970-01-01T00:00:00Z.
  package static func now() -> Int64 { Calls.realtime() }

  /// Returns the UTC offset of this process's local time at a moment, in seconds east of UTC.
  /// - Parameter seconds: the moment, in seconds since 1970-01-01T00:00:00Z.
  package static func zoneOffset(at seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    return local.tm_gmtoff
  }
}

/// A clock that starts when the machine is started and keeps running while the machine sleeps.
package enum BootClock {
  /// Returns the number of nanoseconds since the machine was started.
  package static func now() -> Int64 { Calls.timeSinceStart() }

  /// An id that changes each time the machine is started; empty if the system has none.
  package static let start = readStart()
}
