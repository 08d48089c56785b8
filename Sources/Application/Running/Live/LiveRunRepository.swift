package import KernelApplication
import KernelDomain
package import RunningDomain

/// Keeps the run under way; there is one at most.
package protocol LiveRunRepository: Sendable {
  /// Nil where none is under way.
  func run() throws(Failure) -> LiveRun?

  /// Begins one. Fails with `conflict` where one is under way.
  func start(_ start: LiveStart) throws(Failure)

  /// Does something to the run under way, which is durable when this returns, or with the group that it is done in.
  /// `change` says what it did; where it fails it leaves the run as it was. Fails with `conflict` where there is none.
  func change<Value>(
    _ change: (inout LiveRun) throws(Failure) -> (LiveEntry?, Value)
  ) throws(Failure) -> Value

  /// Ends the run under way and puts it into the book.
  /// - Parameters:
  ///   - check: whether that may be done now.
  ///   - removes: it is taken out of the book at once, so that it is there again once that is taken back.
  /// - Returns: the run's id in the book, and the book after it; nil where it has too few fixes to be a run, which
  ///   `removes` allows.
  func end(
    name: String?, removes: Bool, _ check: (LiveRun) throws(Failure) -> Void
  ) throws(Failure) -> (id: RunID, changed: ChangedRunBook)?
}
