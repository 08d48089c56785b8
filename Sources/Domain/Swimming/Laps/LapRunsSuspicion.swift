/// Leaves suspicious laps out of records.
extension SwimLapRuns {
  /// Fills `clearRuns` with the runs without their suspicious laps. Laps that the user confirmed stay.
  /// - Parameter leastDurations: by style, the least time in which a lap of the pool can be swum, in milliseconds.
  mutating func leaveOutSuspicious<L: TimedSwimLap>(of laps: UnsafeBufferPointer<L>, leastDurations: [Int32]) {
    clearCount = 0
    for run in runs { keepClear(run, laps, leastDurations) }
  }

  /// What remains of one run without its suspicious laps. Valid until the next call.
  mutating func clearParts<L: TimedSwimLap>(
    of run: Run, _ laps: UnsafeBufferPointer<L>, leastDurations: [Int32]
  ) -> UnsafeBufferPointer<Run> {
    clearCount = 0
    keepClear(run, laps, leastDurations)
    return clearRuns
  }

  /// The limits beyond which laps of a style are suspicious, from the other laps of that style in the swim, without the
  /// excluded ones.
  func limits<L: TimedSwimLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>, leastDuration: Int32
  ) -> SuspicionLimits {
    limits(durations(of: style, laps), leastDuration: leastDuration)
  }

  /// A cheap test before the medians are computed: whether any lap may be too long for its style.
  func mayHoldLong<L: TimedSwimLap>(of laps: UnsafeBufferPointer<L>) -> Bool {
    StrokeStyle.allCases.contains { style in
      let durations = durations(of: style, laps)
      return durations.count >= SuspicionRule.lapsForMedian && SuspicionRule.mayBeLong(durations)
    }
  }

  private func limits(_ durations: UnsafeMutableBufferPointer<Int32>, leastDuration: Int32) -> SuspicionLimits {
    var limits = SuspicionLimits(tooFast: leastDuration)
    if durations.count >= SuspicionRule.lapsForMedian { limits.judge(byTwiceMedian: twiceMedian(durations)) }
    return limits
  }

  /// The time in milliseconds below which laps of a style are suspicious. The median is not computed if it cannot
  /// affect even the shortest lap.
  private func bar<L: TimedSwimLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>, leastDuration: Int32
  ) -> Int32 {
    let durations = durations(of: style, laps)
    guard durations.count >= SuspicionRule.lapsForMedian, SuspicionRule.mayBeShort(durations) else {
      return leastDuration
    }
    return limits(durations, leastDuration: leastDuration).bar
  }

  /// The durations of all laps of a style, in any order. Valid until the next call.
  private func durations<L: TimedSwimLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>
  ) -> UnsafeMutableBufferPointer<Int32> {
    var count = 0
    for run in runs where run.style == style {
      for index in run.first..<run.end {
        scratch[count] = laps[index].duration
        count &+= 1
      }
    }
    return UnsafeMutableBufferPointer(start: scratch, count: count)
  }

  /// Adds what remains of a run to `clearRuns`.
  private mutating func keepClear<L: TimedSwimLap>(
    _ run: Run, _ laps: UnsafeBufferPointer<L>, _ leastDurations: [Int32]
  ) {
    let style = Int(run.style.rawValue)
    if bars[style] == SwimLapRuns.noBar { bars[style] = bar(of: run.style, laps, leastDuration: leastDurations[style]) }
    guard run.shortest < bars[style] else { return keep(run) }
    isClear = false
    // Laps of styles without records need not be left out.
    guard run.style.countsForRecords else { return keep(run) }
    var first = run.first
    for index in run.first..<run.end where laps[index].duration < bars[style] && !laps[index].isConfirmed {
      keep(run, first..<index, laps)
      first = index + 1
    }
    keep(run, first..<run.end, laps)
  }

  private mutating func keep<L: TimedSwimLap>(_ run: Run, _ indices: Range<Int>, _ laps: UnsafeBufferPointer<L>) {
    guard !indices.isEmpty else { return }
    var shortest = Int32.max
    for index in indices { shortest = min(shortest, laps[index].duration) }
    keep(Run(style: run.style, segment: run.segment, laps: indices, shortest: shortest))
  }

  private mutating func keep(_ run: Run) {
    clearStore[clearCount] = run
    clearCount += 1
  }
}
