import KernelDomain

/// A place where the user is or was, for which prayer times are calculated.
package struct PrayerPlace: Hashable, Sendable {
  /// The latitude in degrees, positive in the north, rounded to four decimals (about ten metres).
  package let latitude: Double
  package let longitude: Double
  /// The IANA name of the place's time zone, such as `Europe/Prague`.
  package let zone: String
  /// The name that the user gave the place; nil if there is none.
  package let name: String?

  /// The valid latitudes, in degrees. The areas around the poles are excluded, since longitude, and therefore local
  /// noon, has no meaning there.
  package static let latitudes = -89.0...89.0
  package static let longitudes = -180.0...180.0

  package init(latitude: Double, longitude: Double, zone: String, name: String? = nil) throws(PrayerInputError) {
    self.latitude = PrayerPlace.kept(
      try PrayerInputError.checked(latitude, .latitude, PrayerPlace.latitudes))
    self.longitude = PrayerPlace.kept(
      try PrayerInputError.checked(longitude, .longitude, PrayerPlace.longitudes))
    self.zone = zone
    self.name = name?.keptName
  }

  /// Whether this is the same place as another one, by whichever names.
  package func isSame(as other: PrayerPlace) -> Bool {
    zone == other.zone && latitude == other.latitude && longitude == other.longitude
  }

  private static func kept(_ degrees: Double) -> Double {
    (degrees * 10_000).rounded() / 10_000
  }
}
