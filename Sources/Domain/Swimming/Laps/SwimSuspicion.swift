/// A reason why a lap's time looks wrong.
package enum SwimSuspicion: String, Codable, CaseIterable, Sendable {
  /// The lap is faster than any human can swim.
  case tooFast
  /// The lap is much shorter than the swim's other laps of the same style.
  case short
  /// The lap is much longer than the swim's other laps of the same style. It is shown as suspicious, but counts in
  /// records.
  case long

  /// Whether a lap with this suspicion is excluded from records until the user confirms it.
  package var bars: Bool {
    self != .long
  }
}
