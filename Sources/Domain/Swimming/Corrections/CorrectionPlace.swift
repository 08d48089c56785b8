import KernelDomain

/// Finds the original laps that a correction changed, since a newer export may have numbered the laps differently.
extension SwimCorrection {
  /// Returns the laps that the correction affects: its own, or if the user has changed the pool's length since, the
  /// lengths that now make up the same told laps.
  func place(in laps: [SwimLap]) -> SwimLapRange? {
    exactPlace(in: laps) ?? placeOfWholeGroups(in: laps)
  }

  /// Returns the laps that begin and end when the correction's laps did, if no group begins or ends elsewhere.
  private func placeOfWholeGroups(in laps: [SwimLap]) -> SwimLapRange? {
    guard change.isOfAnyLaps, let first = touched.first, let end = touched.last?.end,
      let start = laps.firstIndex(where: { $0.start == first.start }),
      let last = laps[start...].firstIndex(where: { $0.end == end }),
      laps[start].mayBeginAttempt, laps[last].mayEndAttempt, laps[start...last].contains(where: \.isShare)
    else { return nil }
    return SwimLapRange(first: start + 1, last: last + 1)
  }

  /// Returns the laps whose starts and durations are exactly those in `touched`. If the laps with the numbers in the
  /// correction match, it is these; otherwise the only other match. Nil if there is no match or more than one, or if
  /// the change is of the whole swim.
  private func exactPlace(in laps: [SwimLap]) -> SwimLapRange? {
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

extension SwimCorrection.Change {
  /// Whether the correction applies to any number of laps.
  fileprivate var isOfAnyLaps: Bool {
    switch self {
    case .style, .styleOfUnknown, .confirm, .exclude: true
    default: false
    }
  }
}

extension SwimCorrection.Stamp {
  fileprivate var end: Timestamp { start + Int64(duration) }
}
