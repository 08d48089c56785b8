package import KernelDomain

/// The elapsed, active and moving time of a run, in milliseconds.
package struct RunTimes: Hashable, Sendable {
  /// The time from the run's start to its end, including pauses, in milliseconds.
  package let elapsed: Int64
  /// The time without pauses, in milliseconds.
  package let active: Int64
  /// The time without pauses and without standing still, in milliseconds.
  package let moving: Int64

  /// Computes the three times of a run.
  /// - Parameters:
  ///   - span: the time from the run's start to its end.
  ///   - pauses: the pauses, including times of standing still if these count as pauses.
  ///   - standings: the time spans in which the runner stood still, in milliseconds from the start.
  package init(_ span: ClosedRange<Timestamp>, pauses: [RunPause], standings: [ClosedRange<Int64>]) {
    elapsed = span.upperBound - span.lowerBound
    active = elapsed - pauses.reduce(0) { $0 + $1.duration }
    let stood = standings.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
    moving = active - (stood - pauses.reduce(0) { $0 + ($1.source == .standing ? $1.duration : 0) })
  }
}
