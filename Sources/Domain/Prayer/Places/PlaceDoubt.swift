package import KernelDomain

/// A warning that coordinates and time zone do not seem to match: solar noon is far from 12:00.
package struct PlaceDoubt: Hashable, Sendable {
  /// The local time at which the sun is highest.
  package let noon: CivilTime

  /// The minutes of the day between which solar noon falls everywhere on Earth by legal time: 9:30 to 15:45.
  private static let usual = 9 * 60 + 30...15 * 60 + 45

  /// Nil if the place and the zone match.
  package init?(of place: PrayerPlace, zone: TimeZoneRules, on day: CivilDay) {
    guard let noon = PrayerTimesRule.noon(on: day, longitude: place.longitude, zone: zone) else { return nil }
    let time = zone.clock(at: noon).time
    if PlaceDoubt.usual.contains(time.hour * 60 + time.minute) { return nil }
    self.noon = time
  }
}
