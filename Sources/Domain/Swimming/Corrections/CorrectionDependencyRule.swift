/// Decides which corrections depend on earlier ones, so that the earlier ones cannot be undone first.
extension SwimCorrection {
  /// Whether this correction depends on `earlier`, which then cannot be undone first: both are of one swim and touch a
  /// common lap. A correction of the whole swim touches all of its laps.
  ///
  /// Example: two laps are merged, and the merged lap is confirmed. Without the merge, the confirmation would turn two
  /// half lengths into records.
  package func depends(on earlier: SwimCorrection) -> Bool {
    guard swim == earlier.swim else { return false }
    guard let laps = change.laps, let others = earlier.change.laps else { return true }
    // A newer export may have given the same laps other numbers.
    return laps.overlaps(others) || !Set(touched).isDisjoint(with: earlier.touched)
  }
}
