package import KernelDomain

/// What the user says about a log that does not state it.
package struct LogOptions: Sendable {
  /// The unit of loads; nil if the user does not say.
  package var unit: MassUnit?
  /// The time zone of local times in the log. Instants become its local times.
  package var zone: TimeZoneRules
  /// The unit of distances; nil if the user does not say.
  package var distance: LogLengthUnit?
  /// The order of day and month in dates such as `05/06/2026`; nil if the log decides.
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

/// The order of day and month in a date of numbers.
package enum LogDateOrder: String, CaseIterable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}
