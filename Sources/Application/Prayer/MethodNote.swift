package import KernelApplication
import KernelDomain
package import PrayerDomain

/// Facts about a calculation method at a certain place.
package struct MethodNote: Codable, Hashable, Sendable {
  /// Whether the method is intended for the region of the place; nil if the country of the place's time zone is
  /// unknown.
  package var atHome: Bool?
  /// The region for which the method is intended; nil if it is intended for no particular region.
  package var region: MethodRegion?
  /// How many of the method's times were compared with official prayer times; nil if none were compared.
  package var officialTimes: Int?
  /// The largest difference between the method's times and official prayer times, in minutes; nil if none were
  /// compared.
  package var largestDifference: Int?
  /// The name of a newer method, with the parameters that the authority behind this method uses today; nil if there is
  /// none.
  package var newer: String?

  package static let schema = Schema(
    "MethodNote", "What is known about a method of calculation at a place.",
    [
      .optional(
        "atHome", .flag, "Whether the method is made for the place; left out if the place's country is unknown."),
      .optional(
        "region", MethodRegion.schema,
        "The region for which the method is made; left out if it is made for the whole world."),
      .optional(
        "officialTimes", .integer,
        "The number of official times with which the method was compared; left out if there are none.",
        unit: .of("times")),
      .optional(
        "largestDifference", .integer, "The largest difference from an official time; left out if none was compared.",
        unit: .of("minutes")),
      .optional(
        "newer", .text, "The name of a newer method of the same authority; left out if there is none.",
        examples: [#""kemenag""#]),
    ])

  init(_ period: PrayerPeriod, _ zones: any ZoneCatalog) {
    let method = period.calculation.method
    atHome = method.isAtHome(
      latitude: period.place.latitude, longitude: period.place.longitude,
      country: method.region.flatMap { _ in zones.country(of: period.place.zone) })
    region = method.region
    officialTimes = method.comparison?.officialTimes
    largestDifference = method.comparison?.largestDifference
    newer = method.newer?.name
  }
}

extension MethodRegion {
  static let schema = Schema("MethodRegion", "A region for which a method is made.", MethodRegion.allCases)
}

extension PrayerMethod {
  /// Returns the names of all methods. Those that are intended for the region of the place come first.
  static func names(for place: PrayerPlace?, _ zones: any ZoneCatalog) -> [String] {
    guard let place, let country = zones.country(of: place.zone) else { return CalculationInput.methods }
    let isHome = { (name: PrayerMethod.Name) in
      let method = PrayerMethod.named(name)
      return method.region != nil
        && method.isAtHome(latitude: place.latitude, longitude: place.longitude, country: country) == true
    }
    let home = PrayerMethod.Name.allCases.filter(isHome).map(\.rawValue)
    return home + CalculationInput.methods.filter { !home.contains($0) }
  }
}
