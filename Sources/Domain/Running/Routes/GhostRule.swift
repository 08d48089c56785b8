/// Compares a run with an earlier one of the same route, by length and not by place.
package enum GhostRule {
  /// Returns by how much longer a run took for a length than the other run, without pauses, in milliseconds; negative if
  /// it was faster. Nil if the other run is shorter.
  package static func difference(_ active: Int64, at length: Int64, against other: RunTimeline) -> Int64? {
    guard length <= other.curve.length else { return nil }
    return active - other.active(at: other.moment(ofLength: length))
  }

  /// Returns the difference at each whole kilometre that both runs have.
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
