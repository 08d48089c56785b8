import CMath

/// A point on the Earth's surface, modelled as the WGS 84 ellipsoid. It has Cartesian coordinates in metres, whose
/// origin is the Earth's centre (NIMA TR8350.2, 4.3).
struct EarthPoint {
  private let x: Double
  private let y: Double
  private let z: Double

  /// The semi-major axis of the ellipsoid, in metres.
  private static let axis = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  /// The square of the ellipsoid's first eccentricity.
  private static let eccentricity = flattening * (2 - flattening)
  private static let radiansPerDegree = Double.pi / 180

  init(_ position: RunPosition) {
    let latitude = Double(position.latitude) / 10_000_000 * EarthPoint.radiansPerDegree
    let longitude = Double(position.longitude) / 10_000_000 * EarthPoint.radiansPerDegree
    let (sine, cosine) = (sin(latitude), cos(latitude))
    let normal = EarthPoint.axis / (1 - EarthPoint.eccentricity * sine * sine).squareRoot()
    x = normal * cosine * cos(longitude)
    y = normal * cosine * sin(longitude)
    z = normal * (1 - EarthPoint.eccentricity) * sine
  }

  /// Returns the straight-line distance to another point, rounded to the nearest millimetre.
  @inline(__always)
  func distance(to other: EarthPoint) -> Int64 {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    return Int64(1_000 * (dx * dx + dy * dy + dz * dz).squareRoot() + 0.5)
  }
}
