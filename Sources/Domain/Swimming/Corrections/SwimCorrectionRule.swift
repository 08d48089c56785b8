import KernelDomain

/// Applies a correction to the laps of a swim. The laps keep their order, original numbers and segments. Their
/// boundaries and times change only if laps are merged or split.
extension CorrectedSwimLaps {
  /// The valid numbers of parts into which a lap can be split. Watches hardly ever miss more turns in a row.
  static let parts = 2...10

  /// Applies a change to the laps. Throws if this is not possible.
  /// - Parameter place: the original laps that the change affects. Nil if it affects the whole swim, or if these laps
  ///   no longer exist.
  mutating func apply(_ change: SwimCorrection.Change, at place: SwimLapRange?) throws(SwimCorrectionError) {
    switch change {
    case .poolLength(let length): pool = length
    case .distance(let centimetres):
      guard laps.isEmpty else { throw .hasLengths }
      guard Swim.distances.contains(centimetres) else { throw .distance }
      statedDistance = centimetres
    case .confirmDistance:
      guard laps.isEmpty else { throw .hasLengths }
      statedDistance = reportedDistance
    case .utcOffset(let offset): utcOffset = offset
    case .remove: isRemoved = true
    case .prefer: break
    case .style(let style, _): for index in try indices(of: place) { laps[index].style = style }
    case .styleOfUnknown(let style, _):
      for index in try indices(of: place) where laps[index].style == .unknown { laps[index].style = style }
    case .confirm: for index in try indices(of: place) { laps[index].isConfirmed = true }
    case .equip(let equipment, _): for index in try indices(of: place) { laps[index].equipment = equipment }
    case .exclude: for index in try indices(of: place) { laps[index].isExcluded = true }
    case .merge: try merge(indices(of: place))
    case .split(_, let parts): try split(splittable(place), into: parts)
    case .join: try join(at: place)
    case .reclaim(_, let lengths, let style): try reclaim(lengths, style, at: place)
    }
  }

  /// Returns the indices in `laps` of the laps that together cover exactly the original laps in `place`. Throws if
  /// there are no such laps.
  func indices(of place: SwimLapRange?) throws(SwimCorrectionError) -> Range<Int> {
    let count = laps.last?.numbers.last ?? 0
    guard let place, place.last <= count,
      let first = laps.firstIndex(where: { $0.numbers.last >= place.first }),
      let last = laps.lastIndex(where: { $0.numbers.first <= place.last })
    else { throw .outside(laps: count) }
    if laps[first].numbers.first < place.first { throw .partOfMerged(laps[first].numbers) }
    if laps[last].numbers.last > place.last { throw .partOfMerged(laps[last].numbers) }
    return first..<last + 1
  }

  /// Returns the index of the lap to split, as a range. Throws `merged` if that lap was merged from several, in which
  /// case it cannot be split.
  private func splittable(_ place: SwimLapRange?) throws(SwimCorrectionError) -> Range<Int> {
    do throws(SwimCorrectionError) {
      return try indices(of: place)
    } catch .partOfMerged(let laps) {
      throw .merged(laps)
    }
  }

  /// Replaces several laps with a single lap. Its duration is the sum of their durations and of the gaps between them.
  /// Its style is that of the longest lap; if several are equally long, of the first of these.
  private mutating func merge(_ indices: Range<Int>) throws(SwimCorrectionError) {
    let merged = laps[indices]
    for lap in merged {
      if lap.isReclaimed { throw .reclaimed(after: lap.number) }
      if lap.isSplit { throw .split(lap: lap.number) }
      if lap.isExcluded { throw .excluded(lap: lap.number) }
    }
    guard let first = merged.first, let last = merged.last, merged.count > 1 else {
      throw merged.contains(where: \.isMerged) ? .changesNothing : .oneLap
    }
    if let next = merged.dropFirst().first(where: \.opensSegment) { throw .crossesSegments(after: next.number - 1) }
    var whole = first
    whole.numbers = SwimLapRange(first: first.numbers.first, last: last.numbers.last)
    whole.end = last.end
    whole.duration = Int32(clamping: merged.reduce(0) { $0 + Int64($1.duration) } + gaps(in: indices))
    whole.marks = first.marks.subtracting(.isContinued).union(last.marks.intersection(.isContinued))
    whole.joinsInside += merged.dropFirst().reduce(0) { $0 + $1.joinsInside + ($1.isJoined ? 1 : 0) }
    let longest = merged.reduce(first) { $1.duration > $0.duration ? $1 : $0 }
    whole.style = longest.style
    whole.detected = longest.detected
    let strokes = merged.compactMap(\.strokes)
    whole.strokes = strokes.isEmpty ? nil : strokes.reduce(0, +)
    whole.isConfirmed = false
    whole.equipment = merged.reduce(into: []) { $0.formUnion($1.equipment) }
    laps.replaceSubrange(indices, with: [whole])
  }

  /// Returns the sum of the gaps between these consecutive laps, in milliseconds. Overlapping laps have no gap.
  private func gaps(in indices: Range<Int>) -> Int64 {
    indices.dropFirst().reduce(0) { $0 + max(0, laps[$1].start - laps[$1 - 1].end) }
  }

  /// Replaces a lap with `count` parts, whose durations differ by at most a millisecond. The stroke counts of the parts
  /// are unknown.
  private mutating func split(_ indices: Range<Int>, into count: Int) throws(SwimCorrectionError) {
    guard let lap = indices.first.map({ laps[$0] }) else { return }
    if laps[indices].contains(where: \.isReclaimed) { throw .reclaimed(after: lap.number) }
    if lap.isSplit { throw .split(lap: lap.number) }
    if lap.isMerged { throw .merged(lap.numbers) }
    if lap.isExcluded { throw .excluded(lap: lap.number) }
    guard CorrectedSwimLaps.parts.contains(count) else { throw .parts(CorrectedSwimLaps.parts) }
    let walls = (0...count).map { Int64(lap.duration) * Int64($0) / Int64(count) }
    let parts = (0..<count).map { part in
      var share = lap
      share.start = lap.start + walls[part]
      share.duration = Int32(walls[part + 1] - walls[part])
      share.end = part == count - 1 ? lap.end : lap.start + walls[part + 1]
      share.strokes = nil
      share.part = part
      share.parts = count
      share.isConfirmed = false
      share.opensSegment = lap.opensSegment && part == 0
      share.isJoined = lap.isJoined && part == 0
      return share
    }
    laps.replaceSubrange(indices, with: parts)
  }
}
