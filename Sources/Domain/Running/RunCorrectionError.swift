package import KernelDomain

/// Why a run cannot be corrected so.
package enum RunCorrectionError: Error, Hashable, Sendable {
  case unknownRun
  /// The run was removed: only undo brings it back.
  case removed
  /// Only totals of the run are known.
  case noFixes
  /// The run has fixes only within this.
  case outside(ClosedRange<Timestamp>)
  /// Fewer than two fixes would be left, of the run or of a half.
  case tooFewFixes
  /// A run can only be joined with one that follows within twelve hours.
  case notFollowing
  /// The fixes that it touched are not there any more.
  case fixesGone
  /// The run has no suspicious effort of that distance.
  case notSuspicious(EffortDistance)
  /// The book says so already.
  case changesNothing
}
