package import KernelApplication
import KernelDomain
package import RunningDomain

/// Stores the run under way. There is at most one.
package protocol LiveRunRepository: Sendable {
  /// Returns the run under way; nil if there is none.
  func run() throws(Failure) -> LiveRun?

  /// Begins a run. Fails with `conflict` if another run is under way.
  func start(_ start: LiveStart) throws(Failure)

  /// Changes the run under way. The change is durable when this returns or, if it is made within a group of changes,
  /// when the group is committed. Fails with `conflict` if no run is under way.
  /// - Parameter change: changes the run, and returns the entry to add to the run's stored log, or nil for none; and a
  ///   value for the caller. If it throws, the run is unchanged.
  func change<Value>(
    _ change: (inout LiveRun) throws(Failure) -> (LiveEntry?, Value)
  ) throws(Failure) -> Value

  /// Ends the run under way and stores it in the book.
  /// - Parameters:
  ///   - name: the run's name; nil for none.
  ///   - removes: whether to remove the run from the book at once, so that only undo can restore it.
  ///   - check: throws if the run can't be ended now.
  /// - Returns: the run's id in the book, and the book after the change. If the run has too few fixes (recorded
  ///   positions) to be stored, this returns nil if `removes` is true, and fails otherwise.
  func end(
    name: String?, removes: Bool, _ check: (LiveRun) throws(Failure) -> Void
  ) throws(Failure) -> (id: RunID, changed: ChangedRunBook)?
}
