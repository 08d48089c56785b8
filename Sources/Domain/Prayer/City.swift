import KernelDomain

/// A city of the system's list of time zones.
package struct City: Hashable, Sendable {
  /// The zone's IANA name, `America/Argentina/Buenos_Aires`.
  package let zone: String
  /// Degrees.
  package let latitude: Double
  package let longitude: Double

  package init(zone: String, latitude: Double, longitude: Double) {
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The last part of the zone's name, `Buenos Aires`.
  package var name: String {
    String((zone.split(separator: "/").last ?? "").map { $0 == "_" ? " " : $0 })
  }
}

/// Finding a city by its name: letters' case and accents do not matter, and a low line is a space.
package enum CitySearch {
  /// The cities of that name; several where the name is that of several.
  package static func cities(named name: String, among cities: [City]) -> [City] {
    let wanted = foldedName(name)
    return wanted.isEmpty ? [] : cities.filter { foldedName($0.name) == wanted || foldedName($0.zone) == wanted }
  }

  /// The cities whose names contain the text.
  package static func cities(containing text: String, among cities: [City]) -> [City] {
    let wanted = foldedName(text)
    return wanted.isEmpty ? [] : cities.filter { foldedName($0.name).contains(wanted) }
  }

  /// The cities that a name may mean that the list does not have: those whose names contain it, else those that begin with
  /// its first three letters, as `Praha` and `Prague` do.
  package static func cities(near name: String, among cities: [City]) -> [City] {
    let containing = self.cities(containing: name, among: cities)
    let beginning = foldedName(name).prefix(3)
    guard containing.isEmpty, beginning.count == 3 else { return containing }
    return cities.filter { foldedName($0.name).hasPrefix(beginning) }
  }
}
