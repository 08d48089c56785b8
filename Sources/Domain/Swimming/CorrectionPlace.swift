/// Where the laps that a correction touches are now: a newer export may have given them other numbers.
extension SwimCorrection {
  /// The laps of the swim with exactly the touched starts and durations: those with the same numbers, else the
  /// only ones that match elsewhere. Nil when there are none or several, or for a change of the whole swim.
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
