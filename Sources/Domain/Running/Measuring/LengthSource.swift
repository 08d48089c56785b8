/// The kind of data from which the distance of a run is measured.
package enum LengthSource: String, Codable, Hashable, Sendable {
  /// The device's odometer, which measures the distance by steps or by satellites.
  case odometer
  /// The recorded positions and the distances between them.
  case positions
  /// The device's total. It is used if the device recorded nothing else, or only a part of the run.
  case total
  /// The distance that the user stated.
  case hand
}
