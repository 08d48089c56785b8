/// Finds the suspicious laps of a swim, and excludes them from the runs of laps (see `SwimLapRuns`) from which records
/// are computed.
extension SwimLapRuns {
  /// Stores in `clearRuns` the runs of laps without their suspicious laps, so that one run may become several.
  /// Suspicious laps that the user confirmed are kept.
  /// - Parameter leastDurations: for each style, the shortest time in which a human can swim a lap of the pool, in
  ///   milliseconds.
  mutating func leaveOutSuspicious<L: TimedSwimLap>(of laps: UnsafeBufferPointer<L>, leastDurations: [Int32]) {
    clearCount = 0
    for run in runs { keepClear(run, laps, leastDurations) }
  }

  /// Returns the parts of a run of laps that remain without its suspicious laps. The result is valid until the next
  /// method is called on this value.
  mutating func clearParts<L: TimedSwimLap>(
    of run: Run, _ laps: UnsafeBufferPointer<L>, leastDurations: [Int32]
  ) -> UnsafeBufferPointer<Run> {
    clearCount = 0
    keepClear(run, laps, leastDurations)
    return clearRuns
  }

  /// Returns the limits beyond which laps of a style are suspicious. They are computed from the swim's laps of that
  /// style, ignoring excluded laps.
  func limits<L: TimedSwimLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>, leastDuration: Int32
  ) -> SuspicionLimits {
    limits(durations(of: style, laps), leastDuration: leastDuration)
  }

  /// Whether some lap may be too long for its style; false only if certainly none is. Because of this quick test, the
  /// medians of most swims need not be computed.
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

  /// Returns the duration, in milliseconds, below which a lap of this style is suspicious. The median is computed only
  /// if it could make the shortest lap suspicious.
  private func bar<L: TimedSwimLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>, leastDuration: Int32
  ) -> Int32 {
    let durations = durations(of: style, laps)
    guard durations.count >= SuspicionRule.lapsForMedian, SuspicionRule.mayBeShort(durations) else {
      return leastDuration
    }
    return limits(durations, leastDuration: leastDuration).bar
  }

  /// Returns the durations of a style's laps, in no particular order. Omits laps whose times are not measured but
  /// computed by dividing a longer time. The result is valid until the next call, which reuses its storage.
  private func durations<L: TimedSwimLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>
  ) -> UnsafeMutableBufferPointer<Int32> {
    var count = 0
    for run in runs where run.style == style {
      for index in run.first..<run.end {
        scratch[count] = laps[index].duration
        count &+= 1 &- Int(laps[index].isShare.bit)
      }
    }
    return UnsafeMutableBufferPointer(start: scratch, count: count)
  }

  /// Adds to `clearRuns` the parts of a run of laps that remain without its suspicious laps.
  private mutating func keepClear<L: TimedSwimLap>(
    _ run: Run, _ laps: UnsafeBufferPointer<L>, _ leastDurations: [Int32]
  ) {
    let style = Int(run.style.rawValue)
    let least = leastDurations[style]
    if bars[style] == SwimLapRuns.noBar { bars[style] = bar(of: run.style, laps, leastDuration: least) }
    guard run.shortest < bars[style] else { return keep(run) }
    isClear = false
    // Drill and kickboard laps cannot set records, so they need not be left out.
    guard run.style.countsForRecords else { return keep(run) }
    var first = run.first
    for index in run.first..<run.end
    where laps[index].duration < (laps[index].isShare ? least : bars[style]) && !laps[index].isConfirmed {
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
