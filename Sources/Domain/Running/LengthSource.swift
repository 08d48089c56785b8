/// What the length of a run is taken from.
package enum LengthSource: String, Codable, Hashable, Sendable {
  /// What the device counted, by steps or satellites.
  case odometer
  /// The places where it was.
  case positions
  /// The device's total: it told nothing else.
  case total
}
