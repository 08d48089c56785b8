package import KernelDomain

/// The time zones that the system knows.
package protocol SwimZones: Sendable {
  /// Returns the UTC offset of a zone at an instant, in seconds east of UTC; nil if the zone is not known.
  func offset(in zone: String, at instant: Timestamp) -> Int?
}
