package import KernelDomain

/// A correction that the user made to a run, over its original fixes. Corrections apply in the order made.
package struct RunCorrection: Hashable, Sendable {
  package let run: RunID
  package let change: Change
  /// The times of the first and last fix that the change affects, when it was made: it fits as long as both exist. Nil
  /// for a change of the whole run.
  package let touched: ClosedRange<Timestamp>?

  package init(run: RunID, change: Change, touched: ClosedRange<Timestamp>?) {
    self.run = run
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Only this part belongs to the run.
    case trim(ClosedRange<Timestamp>)
    /// Positions and odometer counts of fixes in this time are a glitch.
    case cut(ClosedRange<Timestamp>)
    /// The recording consists of two runs, which get the ids `…-1` and `…-2`.
    case split(at: Timestamp)
    /// The following run belongs to this one.
    case join(RunID)
    case kind(RunKind)
    /// The suspicious effort is right.
    case confirm(EffortDistance)
    /// The run was somebody else's.
    case remove
    /// Of several recordings of the run, this one counts.
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
    // The later correction is of a run that the split or join created.
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
