import Libc

/// A clock that always advances, even if the wall clock is set. It stands still while the machine sleeps.
package enum MonotonicClock {
  /// Returns the number of nanoseconds since a fixed moment, which is different after each start of the machine.
  package static func now() -> Int64 { Calls.uptime() }
}

/// The wall clock, which can be set.
package enum RealtimeClock {
  /// Returns the number of nanoseconds since 1970-01-01T00:00:00Z.
  package static func now() -> Int64 { Calls.realtime() }

  /// Returns the UTC offset of this process's time zone at a moment, in seconds east of UTC.
  /// - Parameter seconds: the moment, in seconds since 1970-01-01T00:00:00Z.
  package static func zoneOffset(at seconds: Int64) -> Int {
    var time = time_t(seconds)
    var local = tm()
    localtime_r(&time, &local)
    return local.tm_gmtoff
  }
}

/// A clock that counts from the machine's start, and continues while the machine sleeps.
package enum BootClock {
  /// Returns the number of nanoseconds since the machine was started.
  package static func now() -> Int64 { Calls.timeSinceStart() }

  /// An id that differs after each start of the machine; empty if the system has none.
  package static let start = readStart()
}
