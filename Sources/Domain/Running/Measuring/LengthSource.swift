/// The data by which the length of a run is measured.
package enum LengthSource: String, Codable, Hashable, Sendable {
  /// The device's odometer, which counts length by steps or by satellites.
  case odometer
  /// The recorded positions, by the distances between them.
  case positions
  /// The device's total, for a run of which the device recorded nothing else or only a part.
  case total
  /// The user stated the length.
  case hand
}
