/// Decides whether a correction depends on an earlier one. If so, the earlier one cannot be undone before it.
extension SwimCorrection {
  /// Whether this correction depends on `earlier`, so that `earlier` cannot be undone before it. True if both correct
  /// the same swim and affect a common lap. A correction of the whole swim affects all laps.
  ///
  /// Example: two laps are merged, and then the merged lap is confirmed. If the merge were undone first, the
  /// confirmation would apply to two half lengths and turn them into records.
  package func depends(on earlier: SwimCorrection) -> Bool {
    guard swim == earlier.swim else { return false }
    guard let laps = change.laps, let others = earlier.change.laps else { return true }
    // Comparing lap numbers is not enough, since a newer export may have numbered the same laps differently.
    return laps.overlaps(others) || !Set(touched).isDisjoint(with: earlier.touched)
  }
}
