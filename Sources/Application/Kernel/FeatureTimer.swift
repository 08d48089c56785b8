package import KernelDomain

/// Acts for a feature when something falls due, such as a reminder or the end of a pause.
package protocol FeatureTimer: Sendable {
  /// Returns when something next falls due, which may be in the past; nil if nothing will. It is called again after
  /// each change of the feature's section, and each time something has fallen due.
  func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp?
  /// Acts on everything that has fallen due, as one change of the book. Returns the events to announce once the change
  /// is durable. Anything that it does not handle stays due.
  func fire(at now: Timestamp) throws(Failure) -> [BookEvent]
}
