/// Compares a run with an earlier run of the same route (the "ghost"), at equal distances from the start.
package enum GhostRule {
  /// Returns the difference between the times that two runs take to reach a distance, without pauses, in milliseconds.
  /// It is positive if this run takes longer than the other one. Nil if the other run is shorter than the distance.
  /// - Parameters:
  ///   - active: this run's time up to the distance, in milliseconds.
  ///   - length: the distance from the start, in millimetres.
  package static func difference(_ active: Int64, at length: Int64, against other: RunTimeline) -> Int64? {
    guard length <= other.curve.length else { return nil }
    return active - other.active(at: other.moment(ofLength: length))
  }

  /// Returns the difference between the two runs at each whole kilometre that both reached, in milliseconds.
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
