package import KernelDomain

/// What falls due in a feature at its time: a reminder, the end of a pause.
package protocol FeatureTimer: Sendable {
  /// When something next falls due, which may be over already; nil where nothing does. It is asked again after each change
  /// of the feature's section and each time that something fell due.
  func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp?
  /// Does what has fallen due as a change of the book, and returns what those who follow the book are told once that is
  /// durable. What this leaves undone is due still.
  func fire(at now: Timestamp) throws(Failure) -> [BookEvent]
}
