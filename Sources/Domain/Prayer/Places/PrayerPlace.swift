import KernelDomain

/// The place where the user is.
package struct PrayerPlace: Hashable, Sendable {
  /// In degrees, to four decimals: precise to about ten metres.
  package let latitude: Double
  package let longitude: Double
  /// The IANA name of its time zone: `Europe/Prague`.
  package let zone: String
  /// Nil if the user gave no name.
  package let name: String?

  /// Closer to a pole, noon has no meaning.
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

  private static func kept(_ degrees: Double) -> Double {
    (degrees * 10_000).rounded() / 10_000
  }
}
