package import KernelDomain

/// Why a run cannot be corrected that way.
package enum RunCorrectionError: Error, Hashable, Sendable {
  case unknownRun
  /// The run was removed; only undo brings it back.
  case removed
  /// The run has only totals.
  case noFixes
  /// The run has fixes only within this time.
  case outside(ClosedRange<Timestamp>)
  /// Fewer than two fixes would remain, in the run or in one of the halves.
  case tooFewFixes
  /// A run can be joined only with one that begins within twelve hours of its end.
  case notFollowing
  /// The fixes that the correction affects no longer exist.
  case fixesGone
  /// The run has no suspicious effort at this distance.
  case notSuspicious(EffortDistance)
  /// The correction would change nothing: the book already has this value.
  case changesNothing
}
