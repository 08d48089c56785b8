package import KernelDomain

/// Why a correction of a run is refused.
package enum RunCorrectionError: Error, Hashable, Sendable {
  case unknownRun
  /// The user removed the run; only undoing that brings it back.
  case removed
  /// The run has no fixes, only totals.
  case noFixes
  /// The correction lies outside the run's fixes, which all lie within this time span.
  case outside(ClosedRange<Timestamp>)
  /// Fewer than two fixes would remain, in the run or in one of its halves.
  case tooFewFixes
  /// The other run does not begin within twelve hours after the end of this run, so the two cannot be joined.
  case notFollowing
  /// The fixes that the correction affects no longer exist.
  case fixesGone
  /// The run has no suspicious effort at this distance.
  case notSuspicious(EffortDistance)
  /// The correction would change nothing: the book already has this value.
  case changesNothing
}
