/// The fastest stretch of one run over a standard distance.
package struct Effort: Hashable, Sendable {
  package let distance: EffortDistance
  /// When the effort begins, in milliseconds from the run's start. Pauses within an effort count as part of its time,
  /// as in races.
  package let start: Int64
  package let end: Int64
  /// The distance from the run's start to the point where the effort begins, in millimetres.
  package let startLength: Int64

  package init(distance: EffortDistance, start: Int64, end: Int64, startLength: Int64) {
    self.distance = distance
    self.start = start
    self.end = end
    self.startLength = startLength
  }

  /// The time that the effort took, including pauses, in milliseconds.
  package var duration: Int64 { end - start }

  /// The duration in whole seconds, rounded up as in road races (World Athletics, Technical Rules, rule 19).
  package var seconds: Int64 { (duration + 999) / 1_000 }

  /// Whether this effort is faster than `other`, or takes equally long but begins earlier in the run.
  @inline(__always)
  func isBetter(than other: Effort) -> Bool {
    (duration, start) < (other.duration, other.start)
  }
}
