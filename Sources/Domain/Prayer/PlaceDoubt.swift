package import KernelDomain

/// Where coordinates and clocks do not seem to belong together: the sun's noon would be far from the clocks'.
package struct PlaceDoubt: Hashable, Sendable {
  /// What the clocks show when the sun is highest.
  package let noon: CivilTime

  /// The sun's noon lies within these minutes of the day wherever people set their clocks by law.
  private static let usual = 9 * 60 + 30...15 * 60 + 45

  /// Nil where there is nothing to doubt.
  package init?(of place: PrayerPlace, zone: TimeZoneRules, on day: CivilDay) {
    guard let noon = PrayerTimesRule.noon(on: day, longitude: place.longitude, zone: zone) else { return nil }
    let time = zone.clock(at: noon).time
    if PlaceDoubt.usual.contains(time.hour * 60 + time.minute) { return nil }
    self.noon = time
  }
}
