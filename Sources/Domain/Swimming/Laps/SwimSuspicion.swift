/// A reason why a lap's time looks wrong.
package enum SwimSuspicion: String, Codable, CaseIterable, Sendable {
  /// The lap is faster than any human swims.
  case tooFast
  /// The lap is much shorter than the swim's other laps of its style.
  case short
  /// The lap is much longer than the swim's other laps of its style. It is shown as suspicious but counts in records.
  case long

  /// Whether records leave out a lap with this suspicion until the user confirms it.
  package var bars: Bool {
    self != .long
  }
}
