/// What the length of a run is taken from.
package enum LengthSource: String, Codable, Hashable, Sendable {
  /// The device's odometer, its count of length, whether it counts by steps or by satellites.
  case odometer
  /// The recorded positions.
  case positions
  /// The device's total, if the device recorded nothing else.
  case total
}
