import Glibc
package import KernelDomain

/// What the clock on this machine's wall shows.
package enum LocalTime {
  @Sendable
  package static func show(_ instant: Timestamp) -> CivilDateTime {
    var time = time_t(instant.seconds)
    var local = tm()
    localtime_r(&time, &local)
    return CivilDateTime(instant, offset: local.tm_gmtoff)
  }
}
