package import KernelDomain
import System

/// The local time of this machine.
package enum LocalTime {
  @Sendable
  package static func show(_ instant: Timestamp) -> CivilDateTime {
    CivilDateTime(instant, offset: RealtimeClock.zoneOffset(at: Int64(instant.seconds)))
  }
}
