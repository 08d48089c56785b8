package import KernelDomain

/// Acts for a feature when something falls due, such as a reminder or the end of a pause.
package protocol FeatureTimer: Sendable {
  /// Returns the time at which something next falls due; nil if nothing will. The time may be in the past. This is
  /// called again whenever the feature's section (its part of the store) has changed or something has fallen due.
  func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp?
  /// Does everything that has fallen due, as one change of the book. Returns the events to send to clients once the
  /// change is durable. Whatever this call does not do stays due.
  func fire(at now: Timestamp) throws(Failure) -> [BookEvent]
}

/// Combines several timers of a feature into one.
package struct FeatureTimers: FeatureTimer {
  private let timers: [any FeatureTimer]

  package init(_ timers: [any FeatureTimer]) { self.timers = timers }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    var first: Timestamp?
    for timer in timers {
      guard let next = try timer.nextDeadline(at: now) else { continue }
      first = min(first ?? next, next)
    }
    return first
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    var events: [BookEvent] = []
    for timer in timers { events += try timer.fire(at: now) }
    return events
  }
}
