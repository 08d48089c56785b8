package import KernelDomain

/// Facts that the user has stated about a log because the log itself does not state them.
package struct LogOptions: Sendable {
  /// The unit of loads in the log; nil if the user did not state it.
  package var unit: MassUnit?
  /// The time zone of local times in the log. Instants in the log are converted to local times in this zone.
  package var zone: TimeZoneRules
  /// The unit of distances in the log; nil if the user did not state it.
  package var distance: LogLengthUnit?
  /// The order of day and month in dates such as `05/06/2026`; nil to infer it from the dates in the log.
  package var dates: LogDateOrder?

  package init(
    unit: MassUnit? = nil, zone: TimeZoneRules, distance: LogLengthUnit? = nil, dates: LogDateOrder? = nil
  ) {
    self.unit = unit
    self.zone = zone
    self.distance = distance
    self.dates = dates
  }
}

/// Whether the day or the month comes first in a date that consists of numbers.
package enum LogDateOrder: String, CaseIterable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}
