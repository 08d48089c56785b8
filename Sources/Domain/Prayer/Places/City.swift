import KernelDomain

/// A city in the computer's time zone database, which names time zones after cities.
package struct City: Hashable, Sendable {
  /// The IANA name of the city's time zone, such as `America/Argentina/Buenos_Aires`.
  package let zone: String
  /// The latitude in degrees, positive in the north. `longitude` is also in degrees, positive in the east.
  package let latitude: Double
  package let longitude: Double

  package init(zone: String, latitude: Double, longitude: Double) {
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The city's name, taken from the last part of its time zone's name: `Buenos Aires`.
  package var name: String {
    String((zone.split(separator: "/").last ?? "").map { $0 == "_" ? " " : $0 })
  }
}

/// Finds cities by name, ignoring case and accents. Underscores count as spaces.
package enum CitySearch {
  /// Returns the cities with this name, and those whose time zone has this name. There may be several.
  package static func cities(named name: String, among cities: [City]) -> [City] {
    let wanted = foldedName(name)
    return wanted.isEmpty ? [] : cities.filter { foldedName($0.name) == wanted || foldedName($0.zone) == wanted }
  }

  /// Returns the cities whose names contain `text`, ignoring case and accents.
  package static func cities(containing text: String, among cities: [City]) -> [City] {
    let wanted = foldedName(text)
    return wanted.isEmpty ? [] : cities.filter { foldedName($0.name).contains(wanted) }
  }

  /// Returns suggestions for a name that no city has: the cities whose names contain it or, if there are none, the
  /// cities whose names begin with the same three letters. For example, `Praha` finds `Prague`.
  package static func cities(near name: String, among cities: [City]) -> [City] {
    let containing = self.cities(containing: name, among: cities)
    let beginning = foldedName(name).prefix(3)
    guard containing.isEmpty, beginning.count == 3 else { return containing }
    return cities.filter { foldedName($0.name).hasPrefix(beginning) }
  }
}
