package import KernelDomain

/// The reason why a correction of a run is refused.
package enum RunCorrectionError: Error, Hashable, Sendable {
  case unknownRun
  /// The user removed the run. It can be corrected again once the removal is undone.
  case removed
  /// The run has no fixes, only totals reported by a device or service.
  case noFixes
  /// The correction is outside the time between the run's first and last fix. The value is this time.
  case outside(ClosedRange<Timestamp>)
  /// The run, or one half of it, would have fewer than two fixes.
  case tooFewFixes
  /// The run cannot be appended to another: it does not begin within twelve hours after the end of that run.
  case notFollowing
  /// The run no longer has the fixes that the correction affected.
  case fixesGone
  /// The run has no suspicious effort at this distance that could be confirmed.
  case notSuspicious(EffortDistance)
  /// The distance cannot be set by hand, because the run has positions.
  case hasRoute
  /// The distance is less than a quarter of the measured distance, or more than four times the measured distance. The
  /// value is the measured distance, in millimetres.
  case lengthTooFar(Int64)
  /// The correction would not change anything, because the run is already as the correction would make it.
  case changesNothing
}
