/// A position on Earth (WGS 84), in units of 1e-7 degrees: a unit of latitude is about a centimetre.
package struct RunPosition: Hashable, Sendable {
  package let latitude: Int32
  package let longitude: Int32

  /// Creates a position. Nil if the latitude is beyond 90 degrees or the longitude beyond 180 degrees. Also nil if both
  /// are exactly 0, which devices record when they do not know the position.
  /// - Parameters:
  ///   - latitude: in 1e-7 degrees, positive in the north.
  ///   - longitude: in 1e-7 degrees, positive in the east.
  package init?(latitude: Int64, longitude: Int64) {
    guard RunPosition.latitudes.contains(latitude), RunPosition.longitudes.contains(longitude),
      latitude != 0 || longitude != 0
    else { return nil }
    self.latitude = Int32(latitude)
    self.longitude = Int32(longitude)
  }

  /// Returns how far east of this position the other one is, in 1e-7 degrees; negative if it is to the west. It is
  /// measured along the shorter way around the Earth, even if that crosses the meridian of 180 degrees.
  package func east(to other: RunPosition) -> Int64 {
    let east = Int64(other.longitude) - Int64(longitude)
    if east > RunPosition.turn / 2 { return east - RunPosition.turn }
    return east < -RunPosition.turn / 2 ? east + RunPosition.turn : east
  }

  /// Returns the position that is this far north and east of this one, both in 1e-7 degrees. Beyond 180 degrees,
  /// longitudes continue at -180 degrees, and the other way round.
  package func moved(north: Int64, east: Int64) -> RunPosition {
    let fromEdge = (Int64(longitude) + east + RunPosition.turn / 2) % RunPosition.turn
    return RunPosition(
      latitude: min(max(Int64(latitude) + north, -900_000_000), 900_000_000),
      longitude: (fromEdge + RunPosition.turn) % RunPosition.turn - RunPosition.turn / 2) ?? self
  }

  /// A full turn around the Earth, in 1e-7 degrees.
  static let turn: Int64 = 3_600_000_000
  private static let latitudes: ClosedRange<Int64> = -900_000_000...900_000_000
  private static let longitudes: ClosedRange<Int64> = -1_800_000_000...1_800_000_000
}
