package import KernelDomain
import System

/// What the clock on this machine's wall shows.
package enum LocalTime {
  @Sendable
  package static func show(_ instant: Timestamp) -> CivilDateTime {
    CivilDateTime(instant, offset: RealtimeClock.zoneOffset(at: Int64(instant.seconds)))
  }
}
