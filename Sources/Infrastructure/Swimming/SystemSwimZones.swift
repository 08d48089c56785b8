import Formats
package import KernelDomain
import SwimmingApplication

/// Provides the time zones of the system's time zone database.
package struct SystemSwimZones: SwimZones {
  package init() {}

  package func offset(in zone: String, at instant: Timestamp) -> Int? {
    TimeZoneDatabase().offset(in: zone, at: instant.seconds)
  }
}
