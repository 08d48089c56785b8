/// A position on Earth (WGS 84), in units of 1e-7 degrees: a unit of latitude is about a centimetre.
package struct RunPosition: Hashable, Sendable {
  package let latitude: Int32
  package let longitude: Int32

  /// Creates a position; nil if it is invalid. It is invalid if the latitude is beyond 90 degrees or the longitude is
  /// beyond 180 degrees, or if both are exactly 0, which devices record if they do not know the position.
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

  private static let latitudes: ClosedRange<Int64> = -900_000_000...900_000_000
  private static let longitudes: ClosedRange<Int64> = -1_800_000_000...1_800_000_000
}
