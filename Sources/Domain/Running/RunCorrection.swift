package import KernelDomain

/// What she says of a run, over its original fixes. Corrections apply in the order made.
package struct RunCorrection: Hashable, Sendable {
  package let run: RunID
  package let change: Change
  /// The times of the first fix and the last that the change touches, as they were when it was made: it fits while these
  /// exist. Nil for a change of the whole run.
  package let touched: ClosedRange<Timestamp>?

  package init(run: RunID, change: Change, touched: ClosedRange<Timestamp>?) {
    self.run = run
    self.change = change
    self.touched = touched
  }

  package enum Change: Hashable, Sendable {
    /// Only what lies within is the run.
    case trim(ClosedRange<Timestamp>)
    /// What the fixes within tell of place and length is a glitch.
    case cut(ClosedRange<Timestamp>)
    /// Two runs, `…-1` and `…-2`.
    case split(at: Timestamp)
    /// The run that follows is a part of it.
    case join(RunID)
    case kind(RunKind)
    /// A suspicious effort is right.
    case confirm(EffortDistance)
    /// The run was not hers.
    case remove
    /// This one of several recordings of one run counts.
    case prefer
    case name(String)
  }
}

extension RunCorrection {
  /// Whether it was decided on the run as the other, made before it, left it: so that that one cannot be taken back
  /// from under it.
  package func rests(on earlier: RunCorrection) -> Bool {
    guard run.original == earlier.run.original || earlier.change == .join(run) || change == .join(earlier.run) else {
      return false
    }
    switch (earlier.change, change) {
    // What it made is what the later one speaks of.
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
