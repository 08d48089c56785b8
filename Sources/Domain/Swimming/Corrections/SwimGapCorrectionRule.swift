import KernelDomain

/// Applies corrections to the gap between two segments: joins the segments, or fills the gap with lengths.
extension CorrectedSwimLaps {
  /// Joins two segments, counting the gap between them as swum. Attempts (the series of laps that are timed for
  /// records) within either segment do not change. Longer attempts across the gap become possible.
  mutating func join(at place: SwimLapRange?) throws(SwimCorrectionError) {
    let later = try lapAfterGap(at: place)
    let gap = laps[later].start - endOfSegment(before: later)
    let most = SegmentGapRule.longestJoin(between: lapsBesideGap(before: later))
    guard gap <= most else { throw .gapTooLong(gap, most: most) }
    joinSegment(at: later)
  }

  /// Joins two segments, filling the gap between them with `count` lengths of equal duration.
  mutating func reclaim(_ count: Int, _ style: StrokeStyle?, at place: SwimLapRange?) throws(SwimCorrectionError) {
    let later = try lapAfterGap(at: place)
    let (before, after) = (laps[later - 1], laps[later])
    let end = endOfSegment(before: later)
    guard SegmentGapRule.lengths.contains(count) else { throw .lengths(SegmentGapRule.lengths) }
    guard let style = style ?? (before.style == after.style ? before.style : nil) else {
      throw .stylesDiffer(before.style, after.style)
    }
    let gap = after.start - end
    let least = Int64(SuspicionRule.leastDuration(of: style, in: pool))
    guard gap >= Int64(count) * least else { throw .tooManyLengths(most: Int(gap / max(least, 1))) }
    let walls = (0...count).map { gap * Int64($0) / Int64(count) }
    let lengths = (0..<count).map { part in
      var length = before
      length.numbers = SwimLapRange(before.numbers.last)
      length.start = end + walls[part]
      length.duration = Int32(clamping: walls[part + 1] - walls[part])
      length.end = end + walls[part + 1]
      length.style = style
      length.detected = style
      length.strokes = nil
      length.part = part
      length.parts = count
      length.isReclaimed = true
      length.isConfirmed = false
      length.opensSegment = false
      length.isJoined = false
      length.joinsInside = 0
      return length
    }
    joinSegment(at: later)
    laps.insert(contentsOf: lengths, at: later)
  }

  /// Joins the segment that begins at this index to the previous one. The lap before the gap then ends when the
  /// previous segment ended (see `endOfSegment`).
  private mutating func joinSegment(at index: Int) {
    laps[index - 1].end = endOfSegment(before: index)
    laps[index].opensSegment = false
    laps[index].isJoined = true
  }

  /// Returns the index of the first lap after the gap. Throws unless `place` consists of the two original laps on
  /// either side of a gap.
  private func lapAfterGap(at place: SwimLapRange?) throws(SwimCorrectionError) -> Int {
    guard let place, place.count == 2, let later = laps.firstIndex(where: { $0.numbers.contains(place.last) }),
      later > 0, laps[later - 1].numbers.contains(place.first)
    else { throw .outside(laps: laps.last?.numbers.last ?? 0) }
    guard laps[later].opensSegment else { throw .notTorn(place) }
    for lap in laps[later - 1...later] where lap.isExcluded { throw .excluded(lap: lap.number) }
    return later
  }

  /// Returns the time at which the segment before the lap at index `later` ended.
  private func endOfSegment(before later: Int) -> Timestamp {
    let first = laps[..<later].lastIndex(where: \.opensSegment) ?? 0
    var segment = Array(laps[first..<later])
    segment.noteRests()
    return SwimSegment.end(of: segment[...], before: laps[later])
  }

  /// Returns the durations of all laps in the two segments on either side of the gap, in milliseconds. Omits excluded
  /// laps.
  /// - Parameter later: the index of the first lap of the second segment.
  private func lapsBesideGap(before later: Int) -> [Int32] {
    let first = laps[..<later].lastIndex(where: \.opensSegment) ?? 0
    let end = laps[(later + 1)...].firstIndex(where: \.opensSegment) ?? laps.count
    return laps[first..<end].filter { !$0.isExcluded }.map(\.duration)
  }
}
