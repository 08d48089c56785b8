extension DeadlineTimer {
  /// The moment at which the timer fires.
  package enum Deadline: Hashable, Sendable {
    /// A wall-clock time, in milliseconds since 1970-01-01T00:00:00Z. The timer fires when the wall clock shows this
    /// time, even if the clock is set or the machine sleeps meanwhile.
    case at(Int64)
    /// The number of milliseconds from now. Setting the wall clock does not affect it.
    case after(Int64)
  }

  /// Why the timer's descriptor became readable.
  package enum Event: Sendable {
    case due
    /// The wall clock was set, so that the deadline may have to be computed again.
    case clockSet
    case nothing
  }
}
