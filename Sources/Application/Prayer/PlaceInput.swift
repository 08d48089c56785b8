package import KernelApplication
import KernelDomain
import PrayerDomain

/// The user's place in an input: coordinates, or a city that gives its name to a time zone.
package struct PlaceInput: Codable, Hashable, Sendable {
  /// The last part of a time zone's name, such as `Prague`, in any case and with or without accents; or the whole name,
  /// such as `Europe/Prague`. Nil if the input gives no city.
  package var city: String?
  package var latitude: Double?
  package var longitude: Double?
  /// The IANA name of the place's time zone, such as `Europe/Prague`; nil for the machine's time zone.
  package var zone: String?
  package var name: String?

  package init(
    city: String? = nil, latitude: Double? = nil, longitude: Double? = nil, zone: String? = nil, name: String? = nil
  ) {
    self.city = city
    self.latitude = latitude
    self.longitude = longitude
    self.zone = zone
    self.name = name
  }

  /// Returns the place, and whether it has the machine's time zone because the input names no time zone.
  /// - Parameters:
  ///   - zones: the machine's time zones.
  ///   - known: the user's current place. If the input has the coordinates of this place or no coordinates, the place
  ///     keeps its time zone and name unless the input contains new ones.
  func place(
    _ zones: any ZoneCatalog, known: PrayerPlace? = nil
  ) throws(Failure) -> (place: PrayerPlace, takesSystemZone: Bool) {
    let name = try name?.checkedName(empty: nil)
    if let known, city == nil, try isThere(known) {
      let zone = zone ?? known.zone
      _ = try zones.rules(of: zone)
      return (try place(known.latitude, known.longitude, zone, name ?? known.name), false)
    }
    if let city {
      if latitude != nil || longitude != nil { throw .invalidInput(field: "city", problem: .prayer(.placeTwice)) }
      let found = try self.city(city, zones)
      return (try place(found.latitude, found.longitude, found.zone, name ?? found.name), false)
    }
    guard let latitude, let longitude else {
      throw .invalidInput(
        field: latitude == nil && longitude == nil ? "city" : latitude == nil ? "latitude" : "longitude",
        problem: .prayer(.placeMissing))
    }
    guard let zone = zone ?? zones.systemZone() else {
      throw .invalidInput(field: "zone", problem: .prayer(.zoneMissing))
    }
    _ = try zones.rules(of: zone)
    return (try place(latitude, longitude, zone, name), self.zone == nil)
  }

  /// Whether the input refers to the current place: it has the coordinates of that place, or it has no coordinates and
  /// changes only the time zone or the name.
  private func isThere(_ known: PrayerPlace) throws(Failure) -> Bool {
    guard let latitude, let longitude else {
      return latitude == nil && longitude == nil && (zone != nil || name != nil)
    }
    let given = try place(latitude, longitude, known.zone, nil)
    return given.latitude == known.latitude && given.longitude == known.longitude
  }

  private func city(_ name: String, _ zones: any ZoneCatalog) throws(Failure) -> City {
    let cities = try zones.cities()
    let found = CitySearch.cities(named: name, among: cities)
    if let city = found.first, found.count == 1 { return city }
    if found.isEmpty {
      let near = CitySearch.cities(near: name, among: cities).prefix(5)
      let here = zones.systemZone().flatMap { zone in cities.first { $0.zone == zone } }
      throw .notFound(.prayer(.noCity(name: name, near: near.map(\.zone), here: here?.name)))
    }
    throw .invalidInput(
      field: "city", problem: .prayer(.ambiguousCity(name: name, cities: found.map(\.zone))), valid: found.map(\.zone))
  }

  private func place(
    _ latitude: Double, _ longitude: Double, _ zone: String, _ name: String?
  ) throws(Failure) -> PrayerPlace {
    do throws(PrayerInputError) {
      let name = name?.isEmpty == true ? nil : name
      return try PrayerPlace(latitude: latitude, longitude: longitude, zone: zone, name: name)
    } catch {
      throw .prayer(error, field: "place")
    }
  }

  static var members: [Schema.Member] {
    [
      .optional(
        "city", .text,
        "The city, as in `prayer.findCities`, in any case and with or without accents; not with coordinates.",
        examples: [#""Prague""#]),
      .optional(
        "latitude", Schema(.number(PrayerPlace.latitudes)), "The latitude in degrees, negative south of the equator.",
        unit: .of("degrees"),
        examples: ["50.0875"]),
      .optional(
        "longitude", Schema(.number(PrayerPlace.longitudes)), "The longitude in degrees, negative west of Greenwich.",
        unit: .of("degrees"),
        examples: ["14.4214"]),
      .optional(
        "zone", .text,
        """
        The IANA name of the time zone, not used for a city; if left out, it stays at the coordinates of the current \
        place, and is the system's elsewhere.
        """, examples: [#""Europe/Prague""#]),
      .optional(
        "name", .text,
        """
        The user's name for the place, empty for none; if left out, the city's name, or the name that the current \
        place already has.
        """,
        examples: [#""Grandmother's""#]),
    ]
  }

  package static let schema = Schema("Place", "A place: a city, or a latitude and a longitude.", members)
}
