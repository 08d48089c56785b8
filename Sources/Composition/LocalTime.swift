package import KernelDomain
import System

/// Converts instants to local time in this machine's time zone.
package enum LocalTime {
  @Sendable
  package static func show(_ instant: Timestamp) -> CivilDateTime {
    CivilDateTime(instant, offset: RealtimeClock.zoneOffset(at: Int64(instant.seconds)))
  }
}
