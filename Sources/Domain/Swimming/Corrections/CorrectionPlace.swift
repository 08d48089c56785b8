/// Finds the original laps of a correction, which a newer export may have numbered differently.
extension SwimCorrection {
  /// The laps whose starts and durations are exactly those in `touched`: those with the numbers in the correction if
  /// they still match, otherwise the only match elsewhere. Nil if there is no match or more than one, or if the change
  /// is of the whole swim.
  func place(in laps: [SwimLap]) -> SwimLapRange? {
    guard let range = change.laps, range.count == touched.count else { return nil }
    if fits(at: range.first - 1, laps) { return range }
    let places = laps.indices.filter { fits(at: $0, laps) }
    guard let place = places.first, places.count == 1 else { return nil }
    return SwimLapRange(first: place + 1, last: place + touched.count)
  }

  private func fits(at index: Int, _ laps: [SwimLap]) -> Bool {
    index + touched.count <= laps.count
      && touched.indices.allSatisfy { touched[$0] == Stamp(laps[index + $0]) }
  }
}
