/// Suspicious laps, left out of records.
extension LapTimeline {
  /// Leaves suspicious laps out of `clearRuns`, except those that the swimmer confirmed.
  /// - Parameter leastDurations: by style, the least milliseconds in which a lap of the pool can be swum.
  mutating func leaveOutSuspicious<L: TimedLap>(of laps: UnsafeBufferPointer<L>, leastDurations: [Int32]) {
    for style in StrokeStyle.allCases {
      let spread = spreads[Int(style.rawValue)]
      let bar = spread.laps > 0 ? bar(of: style, spread, leastDurations[Int(style.rawValue)]) : 0
      bars[Int(style.rawValue)] = bar
      if spread.shortest < bar { isClear = false }
    }
    if !isClear { cutRuns(laps) }
  }

  /// What the laps of a style, excluded ones left out, set each other as limits.
  func limits(of style: StrokeStyle, leastDuration: Int32) -> SuspicionLimits {
    var limits = SuspicionLimits(tooFast: leastDuration)
    if spreads[Int(style.rawValue)].laps >= SuspicionRule.lapsForMedian {
      limits.judge(byTwiceMedian: twiceMedianDuration(of: style))
    }
    return limits
  }

  /// Laps that took less are suspicious. The median is not worked out where it cannot bar the shortest lap.
  @inline(__always)
  private func bar(of style: StrokeStyle, _ spread: Spread, _ leastDuration: Int32) -> Int32 {
    guard spread.laps >= SuspicionRule.lapsForMedian else { return leastDuration }
    let longer = countLaps(of: style, longerThan: SuspicionRule.longerThan(spread.shortest))
    guard SuspicionRule.mayBeShort(laps: spread.laps, longer: longer) else { return leastDuration }
    return limits(of: style, leastDuration: leastDuration).bar
  }

  @inline(__always)
  private func countLaps(of style: StrokeStyle, longerThan limit: Int32) -> Int32 {
    var longer: Int32 = 0
    for run in runs where run.style == style {
      let durations = UnsafePointer(durations + run.first)
      for index in 0..<run.count { longer &+= durations[index] > limit ? 1 : 0 }
    }
    return longer
  }

  private func twiceMedianDuration(of style: StrokeStyle) -> Int64 {
    var count = 0
    for run in runs where run.style == style {
      (scratch + count).update(from: durations + run.first, count: run.count)
      count += run.count
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
      for index in run.first..<run.end where durations[index] < bar && !laps[index].isConfirmed {
        keep(run, first..<index)
        first = index + 1
      }
      keep(run, first..<run.end)
    }
  }

  private mutating func keep(_ run: Run, _ laps: Range<Int>) {
    guard !laps.isEmpty else { return }
    var shortest = Int32.max
    for index in laps { shortest = min(shortest, durations[index]) }
    keep(Run(style: run.style, segment: run.segment, laps: laps, shortest: shortest))
  }

  private mutating func keep(_ run: Run) {
    clearStore[clearCount] = run
    clearCount += 1
  }
}
