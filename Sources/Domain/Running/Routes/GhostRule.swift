/// Compares a run with an earlier run of the same route, called its ghost, at equal distances from the start.
package enum GhostRule {
  /// Returns by how much more time this run than the other one took to reach a distance, excluding pauses, in
  /// milliseconds. Negative if it took less time. Nil if the other run is shorter than the distance.
  /// - Parameters:
  ///   - active: this run's time up to the distance, in milliseconds.
  ///   - length: the distance from the start, in millimetres.
  package static func difference(_ active: Int64, at length: Int64, against other: RunTimeline) -> Int64? {
    guard length <= other.curve.length else { return nil }
    return active - other.active(at: other.moment(ofLength: length))
  }

  /// Returns the difference in time between the two runs, in milliseconds, at each whole kilometre that both reached.
  package static func kilometres(_ run: RunTimeline, against other: RunTimeline) -> [Int64] {
    let unit = SplitUnit.kilometre.length
    let count = min(run.curve.length, other.curve.length) / unit
    return count == 0
      ? []
      : (1...count).compactMap { number in
        difference(run.active(at: run.moment(ofLength: number * unit)), at: number * unit, against: other)
      }
  }
}
