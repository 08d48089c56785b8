/// Decides which corrections depend on an earlier one, which cannot be undone before them.
extension SwimCorrection {
  /// Whether this correction depends on `earlier`, which then cannot be undone first: both are of the same swim and
  /// affect a common lap. A correction of the whole swim affects all of its laps.
  ///
  /// Example: two laps are merged, and then the merged lap is confirmed. If the merge were undone first, the
  /// confirmation would apply to two half lengths and turn them into records.
  package func depends(on earlier: SwimCorrection) -> Bool {
    guard swim == earlier.swim else { return false }
    guard let laps = change.laps, let others = earlier.change.laps else { return true }
    // Lap numbers alone do not suffice, since a newer export may have numbered the same laps differently.
    return laps.overlaps(others) || !Set(touched).isDisjoint(with: earlier.touched)
  }
}
