/// A reason why a lap's time looks wrong.
package enum SwimSuspicion: String, Codable, CaseIterable, Sendable {
  /// Faster than any human swims.
  case tooFast
  /// Much shorter than the swim's other laps of its style.
  case short
  /// Much longer than the swim's other laps of its style. It is shown as suspicious, but counts.
  case long

  /// Whether the lap is left out of records until the user confirms it.
  package var bars: Bool {
    self != .long
  }
}
