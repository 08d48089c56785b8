package import KernelDomain

/// A warning that a place's coordinates and time zone probably do not match, because the sun is highest at an unusual
/// local time.
package struct PlaceDoubt: Hashable, Sendable {
  /// The local time of day at which the sun is highest.
  package let noon: CivilTime

  /// The local times at which the sun can be highest at a place whose time zone is correct: 9:30 to 15:45, in minutes
  /// after midnight.
  private static let usual = 9 * 60 + 30...15 * 60 + 45

  /// Creates the warning. Nil if the local time at which the sun is highest on this day is usual.
  package init?(of place: PrayerPlace, zone: TimeZoneRules, on day: CivilDay) {
    guard let noon = PrayerTimesRule.noon(on: day, longitude: place.longitude, zone: zone) else { return nil }
    let time = zone.clock(at: noon).time
    if PlaceDoubt.usual.contains(time.hour * 60 + time.minute) { return nil }
    self.noon = time
  }
}
