/// What the length of a run is taken from.
package enum LengthSource: String, Codable, Hashable, Sendable {
  /// The device's odometer, whether it counts by steps or satellites.
  case odometer
  /// The recorded positions.
  case positions
  /// The device's total; it recorded nothing else.
  case total
}
