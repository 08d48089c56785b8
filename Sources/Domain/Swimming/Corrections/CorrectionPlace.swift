import KernelDomain

/// Finds the original laps that a correction affects. This is needed because a newer export may number the laps
/// differently.
extension SwimCorrection {
  /// Returns the laps that the correction now affects; nil if they cannot be found. They are the laps for which the
  /// correction was made. If the user has changed the pool length since then, they are the lengths into which the time
  /// of those laps is now divided.
  /// - Parameter laps: the laps of `swim` before any of them are corrected.
  func place(in laps: [SwimLap], of swim: Swim) -> SwimLapRange? {
    if let place = exactPlace(in: laps) { return place }
    return swim.statedLaps.isEmpty ? placeOfWholeGroups(in: laps) : place(in: laps, ofWhole: swim.statedLaps)
  }

  /// Returns the lengths of those stated laps that begin and end with the correction's laps. A stated lap that does not
  /// fit the pool has no lengths; the correction then affects the others. Nil if the correction's laps are not whole
  /// stated laps, if none of these has lengths, or if the change cannot be applied to a different number of laps.
  private func place(in laps: [SwimLap], ofWhole stated: [StatedLap]) -> SwimLapRange? {
    guard change.isOfAnyLaps, let start = touched.first?.start, let end = touched.last?.end,
      let first = stated.firstIndex(where: { $0.centimetres > 0 && $0.start == start }),
      let last = stated[first...].firstIndex(where: { $0.centimetres > 0 && $0.end == end })
    else { return nil }
    let lengths = stated.lengths(in: laps)[first...last].compactMap(\.self)
    guard let lower = lengths.first?.lowerBound, let upper = lengths.last?.upperBound else { return nil }
    return SwimLapRange(first: lower + 1, last: upper)
  }

  /// Returns the laps from the start of the correction's first lap to the end of its last lap. Nil if no laps start and
  /// end at these times, or if the change cannot be applied to a different number of laps. Also nil if no lap is a
  /// share of a longer time, or if shares of one time would be separated.
  private func placeOfWholeGroups(in laps: [SwimLap]) -> SwimLapRange? {
    guard change.isOfAnyLaps, let first = touched.first, let end = touched.last?.end,
      let start = laps.firstIndex(where: { $0.start == first.start }),
      let last = laps[start...].firstIndex(where: { $0.end == end }),
      laps[start].mayBeginAttempt, laps[last].mayEndAttempt, laps[start...last].contains(where: \.isShare)
    else { return nil }
    return SwimLapRange(first: start + 1, last: last + 1)
  }

  /// Returns the laps whose starts and durations are exactly those in `touched`. The laps with the correction's own
  /// numbers are preferred; otherwise, there must be exactly one match. Nil if there is none, or if the change affects
  /// the whole swim.
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
  /// Whether the change can also be applied to a different number of laps than that for which it was made.
  fileprivate var isOfAnyLaps: Bool {
    switch self {
    case .style, .styleOfUnknown, .confirm, .exclude, .equip: true
    default: false
    }
  }
}

extension SwimCorrection.Stamp {
  fileprivate var end: Timestamp { start + Int64(duration) }
}

extension StatedLap {
  fileprivate var end: Timestamp { start + Int64(duration) }
}

extension [StatedLap] {
  /// Returns, for each stated lap, the indices of its lengths in `laps`; nil for one that was not divided into lengths.
  /// - Parameter laps: the lengths into which these laps were divided, in the same order.
  fileprivate func lengths(in laps: [SwimLap]) -> [Range<Int>?] {
    var next = 0
    return map { stated in
      guard next < laps.count, stated.centimetres > 0, laps[next].start == stated.start else { return nil }
      var end = next + 1
      while end < laps.count, !laps[end].mayBeginAttempt { end += 1 }
      guard laps[end - 1].end == stated.end else { return nil }
      defer { next = end }
      return next..<end
    }
  }
}
