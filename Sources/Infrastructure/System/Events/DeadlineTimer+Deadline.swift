extension DeadlineTimer {
  /// A time at which the timer fires.
  package enum Deadline: Hashable, Sendable {
    /// A wall-clock time, in milliseconds since 1970-01-01T00:00:00Z. The timer fires when the wall clock reaches this
    /// time, even if the clock is set or the machine sleeps in between.
    case at(Int64)
    /// A number of milliseconds from now. Setting the wall clock does not affect it.
    case after(Int64)
  }

  /// Why the timer's descriptor has become readable.
  package enum Event: Sendable {
    case due
    /// The wall clock was set, so the caller may have to compute the deadline again.
    case clockSet
    case nothing
  }
}
