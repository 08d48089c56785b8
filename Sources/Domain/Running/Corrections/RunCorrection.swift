package import KernelDomain

/// A correction that the user made to a run. The recorded fixes stay as they are; corrections apply on top, in the
/// order made.
package struct RunCorrection: Hashable, Sendable {
  package let run: RunID
  package let change: Change
  /// The times of the first and last fix that the change affected when it was made; the correction fits as long as the
  /// run has both fixes. Nil for a change of the whole run.
  package let touched: ClosedRange<Timestamp>?

  package init(run: RunID, change: Change, touched: ClosedRange<Timestamp>?) {
    self.run = run
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Cuts the run down to this time span; fixes outside do not belong to the run.
    case trim(ClosedRange<Timestamp>)
    /// Discards positions and odometer counts of fixes within this time span, since they are a glitch.
    case cut(ClosedRange<Timestamp>)
    /// Splits the run into two at this time; the parts get the ids `…-1` and `…-2`.
    case split(at: Timestamp)
    /// Appends the run with this id, which follows this run, to it.
    case join(RunID)
    case kind(RunKind)
    /// Confirms that the suspicious effort at this distance is right.
    case confirm(EffortDistance)
    /// Removes the run from the book, such as a run that was somebody else's.
    case remove
    /// Makes this recording the one that counts among several recordings of the same run.
    case prefer
    case name(String)
  }
}

extension RunCorrection {
  /// Whether this correction depends on `earlier`, which then cannot be undone first.
  package func depends(on earlier: RunCorrection) -> Bool {
    guard run.original == earlier.run.original || earlier.change == .join(run) || change == .join(earlier.run) else {
      return false
    }
    switch (earlier.change, change) {
    // A later correction depends on a split if its run is one of the parts, or a part of a part.
    case (.split, _): return run.parts.count > earlier.run.parts.count
    case (.join, _): return true
    case (.kind, .kind), (.name, .name), (.prefer, .prefer), (.remove, .remove): return run == earlier.run
    case (.kind, .confirm): return run == earlier.run
    default: break
    }
    guard let touched, let others = earlier.touched else { return false }
    return touched.overlaps(others)
  }
}
