/// Determines the style of an attempt, which is the common style of its laps. Laps of different styles are an attempt
/// only if they form an individual medley. Otherwise, a single lap whose style was recognised wrongly would set a
/// record in mixed style.
package enum AttemptStyleRule {
  /// The order of strokes in an individual medley (World Aquatics SW 9).
  private static var medleyOrder: [StrokeStyle] { [.butterfly, .backstroke, .breaststroke, .freestyle] }

  /// Whether laps of these styles form exactly one individual medley. True if a quarter of them is in each stroke, in
  /// the order of a medley.
  package static func isMedley(_ laps: [StrokeStyle]) -> Bool {
    let quarter = laps.count / 4
    return quarter > 0 && laps == medleyOrder.flatMap { Array(repeating: $0, count: quarter) }
  }

  /// Returns the indices of the laps of an individual medley within four runs of laps. The runs must be butterfly,
  /// backstroke, breaststroke and freestyle, and each must provide a quarter of the distance (World Aquatics SW 9). Nil
  /// if the runs contain no medley.
  @inline(__always)
  static func medley(in runs: UnsafeBufferPointer<SwimLapRuns.Run>) -> Range<Int>? {
    let quarter = runs[1].count
    guard runs[0].style == .butterfly, runs[1].style == .backstroke, runs[2].style == .breaststroke,
      runs[3].style == .freestyle, runs[2].count == quarter, runs[0].count >= quarter, runs[3].count >= quarter,
      (0..<3).allSatisfy({ runs[$0].isFollowed(by: runs[$0 + 1]) })
    else { return nil }
    return runs[1].first - quarter..<runs[3].first + quarter
  }

  /// Quickly tests whether the runs of laps may contain a medley. False if no four consecutive runs have the styles of
  /// a medley in order; then excluding suspicious laps cannot result in a medley either.
  static func mayHoldMedley(_ runs: UnsafeBufferPointer<SwimLapRuns.Run>) -> Bool {
    let medley = medleyOrder.reduce(0) { $0 << 8 | UInt32($1.rawValue) }
    var latest = UInt32.max
    for run in runs {
      latest = latest << 8 | UInt32(run.style.rawValue)
      if latest == medley { return true }
    }
    return false
  }

  /// Calls `body` for each individual medley in the runs of laps, with the indices of its laps and the number of its
  /// segment.
  @inline(__always)
  static func forEachMedley(in runs: UnsafeBufferPointer<SwimLapRuns.Run>, _ body: (Range<Int>, Int32) -> Void) {
    guard runs.count >= 4 else { return }
    for first in 0...runs.count &- 4 where runs[first].style == .butterfly {
      let four = UnsafeBufferPointer(rebasing: runs[first..<first &+ 4])
      if let laps = medley(in: four) { body(laps, four[0].segment) }
    }
  }
}
