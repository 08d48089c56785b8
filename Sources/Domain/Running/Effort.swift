/// The fastest that a distance was run within a run.
package struct Effort: Hashable, Sendable {
  package let distance: EffortDistance
  /// Milliseconds from the run's start; rest counts, as in races.
  package let start: Int64
  package let end: Int64
  /// Millimetres from the run's start at which it begins.
  package let startLength: Int64

  package init(distance: EffortDistance, start: Int64, end: Int64, startLength: Int64) {
    self.distance = distance
    self.start = start
    self.end = end
    self.startLength = startLength
  }

  /// Milliseconds.
  package var duration: Int64 { end - start }

  /// Whole seconds, rounded up, as road races are timed (World Athletics, Technical Rules, rule 19).
  package var seconds: Int64 { (duration + 999) / 1_000 }

  /// Whether it is the better one: faster, or as fast and earlier.
  @inline(__always)
  func isBetter(than other: Effort) -> Bool {
    (duration, start) < (other.duration, other.start)
  }
}
