import CMath

/// The position of the Kaaba in Makkah, in degrees.
enum Makkah {
  static let latitude = 21.4225
  static let longitude = 39.8262
}

/// The qibla, the direction in which Muslims pray. It is the direction of the shortest path to the Kaaba on a spherical
/// Earth.
package struct Qibla: Hashable, Sendable {
  /// The bearing in degrees clockwise from true north, at least 0 and less than 360. Nil within a kilometre of the
  /// Kaaba, or of the point opposite it on the Earth, where the direction has no meaning.
  package let bearing: Double?
  /// The distance to the Kaaba, in metres.
  package let distance: Double

  /// The Earth's mean radius, in metres.
  private static let earthRadius = 6_371_008.8

  /// Computes the qibla at a position.
  /// - Parameters:
  ///   - latitude: in degrees, positive in the north.
  ///   - longitude: in degrees, positive in the east.
  package init(latitude: Double, longitude: Double) {
    let here = latitude * degree
    let there = Makkah.latitude * degree
    let turn = (Makkah.longitude - longitude) * degree
    let east = cos(there) * sin(turn)
    let north = cos(here) * sin(there) - sin(here) * cos(there) * cos(turn)
    let along = sin(here) * sin(there) + cos(here) * cos(there) * cos(turn)
    let across = (east * east + north * north).squareRoot()
    distance = atan2(across, along) * Qibla.earthRadius
    let angle = atan2(east, north) / degree
    bearing = across * Qibla.earthRadius <= 1_000 ? nil : angle < 0 ? angle + 360 : angle
  }
}
