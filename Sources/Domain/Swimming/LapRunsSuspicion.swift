/// Suspicious laps, left out of records.
extension LapRuns {
  /// Leaves suspicious laps out of `clearRuns`, except those that the swimmer confirmed.
  /// - Parameter leastDurations: by style, the least milliseconds in which a lap of the pool can be swum.
  mutating func leaveOutSuspicious<L: TimedLap>(of laps: UnsafeBufferPointer<L>, leastDurations: [Int32]) {
    for style in 0..<LapRuns.styles where spreads[style].laps > 0 {
      bars[style] = bar(of: style, laps, leastDuration: leastDurations[style])
      if spreads[style].shortest < bars[style] { isClear = false }
    }
    if !isClear { cutRuns(laps) }
  }

  /// What the laps of a style, excluded ones left out, set each other as limits.
  func limits<L: TimedLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>, leastDuration: Int32
  ) -> SuspicionLimits {
    var limits = SuspicionLimits(tooFast: leastDuration)
    if spreads[Int(style.rawValue)].laps >= SuspicionRule.lapsForMedian {
      limits.judge(byTwiceMedian: twiceMedianDuration(of: style, laps))
    }
    return limits
  }

  /// Laps that took less are suspicious. The median is not worked out where it cannot bar the shortest lap.
  @inline(__always)
  private func bar<L: TimedLap>(of style: Int, _ laps: UnsafeBufferPointer<L>, leastDuration: Int32) -> Int32 {
    let spread = spreads[style]
    let limit = SuspicionRule.longerThan(spread.shortest)
    guard spread.laps >= SuspicionRule.lapsForMedian, spread.longest > limit,
      let style = StrokeStyle(rawValue: UInt8(style)),
      SuspicionRule.mayBeShort(laps: spread.laps, longer: countLaps(of: style, laps, longerThan: limit))
    else { return leastDuration }
    return limits(of: style, laps, leastDuration: leastDuration).bar
  }

  private func countLaps<L: TimedLap>(
    of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>, longerThan limit: Int32
  ) -> Int32 {
    var longer: Int32 = 0
    for run in runs where run.style == style {
      for index in run.first..<run.end { longer &+= laps[index].duration > limit ? 1 : 0 }
    }
    return longer
  }

  private func twiceMedianDuration<L: TimedLap>(of style: StrokeStyle, _ laps: UnsafeBufferPointer<L>) -> Int64 {
    var count = 0
    for run in runs where run.style == style {
      for index in run.first..<run.end {
        scratch[count] = laps[index].duration
        count &+= 1
      }
    }
    return twiceMedian(UnsafeMutableBufferPointer(start: scratch, count: count))
  }

  private mutating func cutRuns<L: TimedLap>(_ laps: UnsafeBufferPointer<L>) {
    clearCount = 0
    for run in runs {
      let bar = bars[Int(run.style.rawValue)]
      guard run.style.countsForRecords, run.shortest < bar else {
        keep(run)
        continue
      }
      var first = run.first
      for index in run.first..<run.end where laps[index].duration < bar && !laps[index].isConfirmed {
        keep(run, first..<index, laps)
        first = index + 1
      }
      keep(run, first..<run.end, laps)
    }
  }

  private mutating func keep<L: TimedLap>(_ run: Run, _ indices: Range<Int>, _ laps: UnsafeBufferPointer<L>) {
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
