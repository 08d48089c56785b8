import KernelDomain

/// A city from the system's list of time zones.
package struct City: Hashable, Sendable {
  /// The IANA name of the city's time zone, such as `America/Argentina/Buenos_Aires`.
  package let zone: String
  /// The latitude in degrees; the longitude is in degrees, too.
  package let latitude: Double
  package let longitude: Double

  package init(zone: String, latitude: Double, longitude: Double) {
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The city's name, from the last part of the zone's: `Buenos Aires`.
  package var name: String {
    String((zone.split(separator: "/").last ?? "").map { $0 == "_" ? " " : $0 })
  }
}

/// Finds cities by name, ignoring capitals and accents; an underscore counts as a space.
package enum CitySearch {
  /// The cities with this name or zone; some names belong to several.
  package static func cities(named name: String, among cities: [City]) -> [City] {
    let wanted = foldedName(name)
    return wanted.isEmpty ? [] : cities.filter { foldedName($0.name) == wanted || foldedName($0.zone) == wanted }
  }

  /// The cities whose names contain the text.
  package static func cities(containing text: String, among cities: [City]) -> [City] {
    let wanted = foldedName(text)
    return wanted.isEmpty ? [] : cities.filter { foldedName($0.name).contains(wanted) }
  }

  /// Suggestions for a name that the list does not have: the cities whose names contain it, or, if there are none, the
  /// cities whose names begin with its first three letters. So `Praha` finds `Prague`.
  package static func cities(near name: String, among cities: [City]) -> [City] {
    let containing = self.cities(containing: name, among: cities)
    let beginning = foldedName(name).prefix(3)
    guard containing.isEmpty, beginning.count == 3 else { return containing }
    return cities.filter { foldedName($0.name).hasPrefix(beginning) }
  }
}
