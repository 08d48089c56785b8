/// Why a lap's time looks wrong.
package enum SwimSuspicion: String, Codable, CaseIterable, Sendable {
  /// Faster than anyone swims.
  case tooFast
  /// Much shorter than the swim's others in its style.
  case short
  /// Much longer than the swim's others in its style: said, but it counts.
  case long

  /// Whether the lap stays out of records until the swimmer confirms it.
  package var bars: Bool {
    self != .long
  }
}
