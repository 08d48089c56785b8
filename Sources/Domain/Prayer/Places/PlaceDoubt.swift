package import KernelDomain

/// A warning that a place's coordinates and time zone probably do not match, because the sun is highest far from 12:00.
package struct PlaceDoubt: Hashable, Sendable {
  /// The time of day at which the sun is highest.
  package let noon: CivilTime

  /// The range of solar noon in legal time anywhere on Earth, 9:30 to 15:45, in minutes after midnight.
  private static let usual = 9 * 60 + 30...15 * 60 + 45

  /// Creates a warning if solar noon on this day is outside that range; nil if place and time zone match.
  package init?(of place: PrayerPlace, zone: TimeZoneRules, on day: CivilDay) {
    guard let noon = PrayerTimesRule.noon(on: day, longitude: place.longitude, zone: zone) else { return nil }
    let time = zone.clock(at: noon).time
    if PlaceDoubt.usual.contains(time.hour * 60 + time.minute) { return nil }
    self.noon = time
  }
}
