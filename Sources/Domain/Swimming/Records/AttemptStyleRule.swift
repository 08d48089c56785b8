/// The style of an attempt is that of its laps, if all have the same one. Laps of several styles count only as an
/// individual medley: otherwise one misread lap would fill the section of mixed records.
package enum AttemptStyleRule {
  /// The order of strokes in an individual medley (World Aquatics SW 9).
  private static var medleyOrder: [StrokeStyle] { [.butterfly, .backstroke, .breaststroke, .freestyle] }

  /// Whether laps of these styles make an individual medley, without laps before or after it: a quarter of the laps for
  /// each stroke, in the order of a medley.
  package static func isMedley(_ laps: [StrokeStyle]) -> Bool {
    let quarter = laps.count / 4
    return quarter > 0 && laps == medleyOrder.flatMap { Array(repeating: $0, count: quarter) }
  }

  /// The laps of an individual medley that four runs of laps hold: butterfly, backstroke, breaststroke and freestyle, a
  /// quarter of the distance each (World Aquatics SW 9). Nil if they hold none.
  @inline(__always)
  static func medley(in runs: UnsafeBufferPointer<SwimLapRuns.Run>) -> Range<Int>? {
    let quarter = runs[1].count
    guard runs[0].style == .butterfly, runs[1].style == .backstroke, runs[2].style == .breaststroke,
      runs[3].style == .freestyle, runs[2].count == quarter, runs[0].count >= quarter, runs[3].count >= quarter,
      (0..<3).allSatisfy({ runs[$0].isFollowed(by: runs[$0 + 1]) })
    else { return nil }
    return runs[1].first - quarter..<runs[3].first + quarter
  }

  /// A cheap test before the search: whether any four consecutive runs have the styles of a medley. If none have, none
  /// have them without the suspicious laps either.
  static func mayHoldMedley(_ runs: UnsafeBufferPointer<SwimLapRuns.Run>) -> Bool {
    let medley = medleyOrder.reduce(0) { $0 << 8 | UInt32($1.rawValue) }
    var latest = UInt32.max
    for run in runs {
      latest = latest << 8 | UInt32(run.style.rawValue)
      if latest == medley { return true }
    }
    return false
  }

  /// Calls `body` with the laps of each individual medley among the runs, and the number of its segment.
  @inline(__always)
  static func forEachMedley(in runs: UnsafeBufferPointer<SwimLapRuns.Run>, _ body: (Range<Int>, Int32) -> Void) {
    guard runs.count >= 4 else { return }
    for first in 0...runs.count &- 4 where runs[first].style == .butterfly {
      let four = UnsafeBufferPointer(rebasing: runs[first..<first &+ 4])
      if let laps = medley(in: four) { body(laps, four[0].segment) }
    }
  }
}
