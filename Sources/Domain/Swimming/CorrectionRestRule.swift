/// Which corrections were decided on what others say, so that those can't be taken back from under them.
extension SwimCorrection {
  /// Whether it was decided on laps as the other, made before it, left them: laps that both touch, of one swim. A
  /// correction of the whole swim touches all of its laps.
  ///
  /// Two laps are merged to one, and that is confirmed. Without the merge, the confirmation would make records of two
  /// half lengths.
  package func rests(on earlier: SwimCorrection) -> Bool {
    guard swim == earlier.swim else { return false }
    guard let laps = change.laps, let others = earlier.change.laps else { return true }
    // A newer export may have given the same laps other numbers.
    return laps.overlaps(others) || !Set(touched).isDisjoint(with: earlier.touched)
  }
}
