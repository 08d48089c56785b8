/// Compares a run with an earlier one of the same route (the "ghost"), at equal lengths from the start.
package enum GhostRule {
  /// Returns the difference between two runs' times without pauses up to a length, in milliseconds: positive if this
  /// run took longer than the other one. Nil if the other run is shorter.
  /// - Parameters:
  ///   - active: this run's time up to the length, in milliseconds.
  ///   - length: the length from the start, in millimetres.
  package static func difference(_ active: Int64, at length: Int64, against other: RunTimeline) -> Int64? {
    guard length <= other.curve.length else { return nil }
    return active - other.active(at: other.moment(ofLength: length))
  }

  /// Returns the difference at each whole kilometre that both runs reached, in milliseconds.
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
