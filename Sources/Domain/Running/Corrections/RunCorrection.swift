package import KernelDomain

/// A correction that the user made to a run. The stored recording does not change: corrections are applied to a copy,
/// in the order in which they were made.
package struct RunCorrection: Hashable, Sendable {
  package let run: RunID
  package let change: Change
  /// The times of the first and last fix that the correction affected when the user made it. It is applied only if the
  /// run still has fixes at these two times. Nil if the correction affects the whole run.
  package let touched: ClosedRange<Timestamp>?

  package init(run: RunID, change: Change, touched: ClosedRange<Timestamp>?) {
    self.run = run
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Shortens the run to this time span. Fixes outside it no longer belong to the run.
    case trim(ClosedRange<Timestamp>)
    /// Discards the positions and odometer counts of the fixes in this time span, because the device recorded them
    /// wrongly.
    case cut(ClosedRange<Timestamp>)
    /// Splits the run into two at this time. The ids of the two halves are the run's id followed by `-1` and `-2`.
    case split(at: Timestamp)
    /// Appends the run with this id, which starts after the end of this run.
    case join(RunID)
    case kind(RunKind)
    /// Confirms that the run's suspicious effort over this distance is genuine, so that it counts.
    case confirm(EffortDistance)
    /// Removes the run from the book, for example because somebody else wore the watch.
    case remove
    /// Chooses this recording to count among several recordings of the same run.
    case prefer
    case name(String)
    /// Adds a run that the user entered by hand to the book.
    case add(AddedRun)
    /// Sets the user's note on the run; an empty text removes it.
    case note(String)
    /// Sets the run's tags, replacing all earlier ones.
    case tags([String])
    /// Sets the name of the shoes worn in the run; an empty name means that the runner wore none.
    case shoes(String)
    /// Sets how hard the run was, from 1 to 10; nil if it is not known.
    case exertion(Int?)
    /// Sets the distance of the run, in millimetres.
    case length(Int64)
  }
}

extension RunCorrection {
  /// Whether this correction depends on `earlier`. If so, `earlier` cannot be undone before this correction is undone.
  package func depends(on earlier: RunCorrection) -> Bool {
    guard run.original == earlier.run.original || earlier.change == .join(run) || change == .join(earlier.run) else {
      return false
    }
    switch (earlier.change, change) {
    // A later correction depends on a split if its run is one of the two halves, or a part of a half.
    case (.split, _): return run.parts.count > earlier.run.parts.count
    case (.join, _), (.add, _): return true
    case (.kind, .kind), (.name, .name), (.prefer, .prefer), (.remove, .remove): return run == earlier.run
    case (.note, .note), (.tags, .tags), (.shoes, .shoes), (.exertion, .exertion), (.length, .length):
      return run == earlier.run
    case (.kind, .confirm): return run == earlier.run
    default: break
    }
    guard let touched, let others = earlier.touched else { return false }
    return touched.overlaps(others)
  }
}
