import KernelDomain

/// The rules for applying a correction to a run.
extension CorrectedRun {
  /// The longest time between two runs that can be joined, from the end of one to the start of the next, in
  /// milliseconds.
  private static let longestGap: Int64 = 12 * 3_600_000

  /// Returns the times of the first and last fix that a change would affect; nil if the change affects the whole run.
  /// - Parameter next: if the change is a join, the run to append; nil for other changes.
  func touched(by change: RunCorrection.Change, _ next: Run?) throws(RunCorrectionError) -> ClosedRange<Timestamp>? {
    switch change {
    case .kind, .remove, .prefer, .name, .add, .note, .tags, .shoes, .exertion, .length: return nil
    case .trim(let span), .cut(let span): return try times(within: span)
    case .split(let time):
      let span = try span()
      guard span.contains(time) else { throw .outside(span) }
      guard let before = run.fixes.last(where: { $0.time <= time }),
        let after = run.fixes.first(where: { $0.time >= time })
      else { throw .tooFewFixes }
      return before.time...after.time
    case .join:
      guard let next else { throw .unknownRun }
      guard let last = run.fixes.last, let first = next.fixes.first else { throw .noFixes }
      guard first.time >= last.time else { throw .notFollowing }
      return last.time...first.time
    case .confirm(let distance):
      guard let effort = measured.suspicious.first(where: { $0.distance == distance }) else {
        throw .notSuspicious(distance)
      }
      return try times(within: run.start + effort.start...run.start + effort.end)
    }
  }

  private func span() throws(RunCorrectionError) -> ClosedRange<Timestamp> {
    guard let first = run.fixes.first, let last = run.fixes.last else { throw .noFixes }
    return first.time...last.time
  }

  private func times(within span: ClosedRange<Timestamp>) throws(RunCorrectionError) -> ClosedRange<Timestamp> {
    guard let first = run.fixes.first(where: { span.contains($0.time) }),
      let last = run.fixes.last(where: { span.contains($0.time) })
    else { throw .outside(try self.span()) }
    return first.time...last.time
  }

  /// Throws `fixesGone` if the run no longer has the first or the last fix that the correction affected.
  private func check(_ correction: RunCorrection) throws(RunCorrectionError) {
    guard let touched = correction.touched else { return }
    guard run.has(touched.lowerBound), run.has(touched.upperBound) else { throw .fixesGone }
  }

  mutating func apply(_ correction: RunCorrection) throws(RunCorrectionError) {
    try check(correction)
    switch correction.change {
    case .trim(let span): run = try run.part(span)
    case .cut(let span): run.cut(span)
    case .kind(let kind):
      run.kind = kind
      run.origin.isGuessed = false
    case .confirm(let distance): confirmed.insert(distance)
    case .remove: isRemoved = true
    case .name(let name): run.name = name.keptName
    case .note(let note): run.origin.note = note.isEmpty ? nil : note
    case .tags(let tags): run.origin.tags = tags
    case .shoes(let shoes): run.origin.gear = shoes
    case .exertion(let exertion): run.origin.exertion = exertion
    case .length(let length): run.origin.statedLength = try stated(length)
    case .prefer, .split, .join, .add: break
    }
  }

  /// Returns the distance stated by the user, together with the measured distance. Throws if the run has positions, or
  /// if the two distances differ too much.
  private func stated(_ length: Int64) throws(RunCorrectionError) -> StatedLength {
    var plain = run
    plain.origin.statedLength = nil
    let measured = MeasuredRun(plain, confirmed: confirmed)
    guard measured.positions == 0 else { throw .hasRoute }
    let stated = StatedLength(length, measured: measured.length)
    guard stated.isNear else { throw .lengthTooFar(measured.length) }
    return stated
  }

  func halves(at time: Timestamp, _ correction: RunCorrection) throws(RunCorrectionError) -> [CorrectedRun] {
    try check(correction)
    guard let first = run.fixes.first?.time, let last = run.fixes.last?.time, time > first, time < last else {
      throw .tooFewFixes
    }
    var halves = [self, self]
    halves[0].run = try run.part(run.start...time)
    halves[1].run = try run.part(time...run.end)
    for index in halves.indices {
      halves[index].run.id = run.id.part(UInt8(index + 1))
      // The device's totals describe the whole run, so they do not apply to a half.
      halves[index].run.device = DeviceTotals()
    }
    return halves
  }

  /// Appends a run that starts later. The time between the two runs becomes a pause and adds no distance.
  mutating func join(_ next: CorrectedRun, _ correction: RunCorrection) throws(RunCorrectionError) {
    guard !next.isRemoved else { throw .removed }
    guard let last = run.fixes.last?.time, let first = next.run.fixes.first?.time else { throw .noFixes }
    guard (0...CorrectedRun.longestGap).contains(next.run.start - run.end), first >= last else { throw .notFollowing }
    if let touched = correction.touched {
      guard run.has(touched.lowerBound), next.run.has(touched.upperBound) else { throw .fixesGone }
    }
    // Both halves of a split run have the fix at which it was split, so there need not be a gap between them.
    if first > last {
      run.holes.append(last + 1...first)
    }
    run.fixes += next.run.fixes.drop { $0.time <= last }
    if next.run.start > run.end { run.pauses.append(RunPause(start: run.end, end: next.run.start, source: .join)) }
    run.pauses += next.run.pauses
    run.holes += next.run.holes
    // A lap begins at the start of the appended run.
    run.laps = run.laps.beginning(at: run.start) + next.run.laps.beginning(at: next.run.start)
    run.device = run.device + next.run.device
    if run.origin.statedLength != next.run.origin.statedLength { run.origin.statedLength = nil }
    run.infersPauses = run.infersPauses || next.run.infersPauses
    run.pausesStanding = run.pausesStanding || next.run.pausesStanding
    run.end = next.run.end
    originals += next.originals.filter { !originals.contains($0) }
    confirmed.formUnion(next.confirmed)
  }
}

extension Run {
  /// Whether the run has a fix at exactly this time.
  fileprivate func has(_ time: Timestamp) -> Bool {
    var (low, high) = (0, fixes.count)
    while low < high {
      let middle = (low + high) / 2
      if fixes[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low < fixes.count && fixes[low].time == time
  }

  /// Returns the part of the run within a time span. The part begins with the run's own start if the span includes it,
  /// otherwise with the first fix in the span. It ends with the run's own end if the span includes it, otherwise with
  /// the last fix in the span.
  fileprivate func part(_ span: ClosedRange<Timestamp>) throws(RunCorrectionError) -> Run {
    var part = self
    part.fixes = fixes.filter { span.contains($0.time) }
    guard part.fixes.count >= 2, let first = part.fixes.first?.time, let last = part.fixes.last?.time else {
      throw .tooFewFixes
    }
    part.start = span.lowerBound <= start ? start : first
    part.end = span.upperBound >= end ? end : last
    let kept = part.start...part.end
    part.pauses = pauses.compactMap { $0.clipped(to: kept) }
    part.holes = holes.filter { kept.overlaps($0) }
    part.laps = laps.clipped(to: kept, of: start...end)
    return part
  }

  /// Removes the positions and odometer counts of the fixes within a time span. Records the time from the first to the
  /// last of these fixes as a hole, in which no distance is measured.
  fileprivate mutating func cut(_ span: ClosedRange<Timestamp>) {
    var hole: ClosedRange<Timestamp>?
    for index in fixes.indices where span.contains(fixes[index].time) {
      let fix = fixes[index]
      guard fix.position != nil || fix.odometer != nil else { continue }
      (fixes[index].position, fixes[index].accuracy, fixes[index].odometer) = (nil, nil, nil)
      hole = (hole?.lowerBound ?? fix.time)...fix.time
    }
    if let hole { holes.append(hole) }
  }
}
