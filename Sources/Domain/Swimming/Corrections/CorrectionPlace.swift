/// Finds the original laps that a correction changed, since a newer export may have numbered the laps differently.
extension SwimCorrection {
  /// Returns the laps whose starts and durations are exactly those in `touched`. If the laps with the numbers in the
  /// correction match, it is these; otherwise the only other match. Nil if there is no match or more than one, or if
  /// the change is of the whole swim.
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
