import KernelDomain

/// Replaces measurements with the device's totals if the device recorded too little of a run.
enum TotalsRule {
  /// The maximum time between two fixes for the time between them to count as recorded, in milliseconds.
  private static let longestStep: Int64 = 30_000
  /// The device's time is used if it is longer than the recorded time by more than this, in milliseconds.
  private static let missingTime: Int64 = 60_000

  /// Returns the run with the times reported by the device. This is done if the device recorded only a part of the run,
  /// or if it recorded no distance and much less time than it reports. Any other run is returned unchanged.
  static func completed(_ run: Run) -> Run {
    if isPart(run) {
      var part = withTotalTimes(run)
      part.origin.isPart = true
      return part
    }
    guard !run.fixes.contains(where: { $0.position != nil || $0.odometer != nil }),
      let elapsed = run.device.elapsed, elapsed > run.end - run.start + missingTime
    else { return run }
    return withTotalTimes(run)
  }

  /// Whether the device recorded only a part of the run: less than four fifths of the time that it reports, and less
  /// than four fifths of the distance.
  private static func isPart(_ run: Run) -> Bool {
    guard let active = run.device.active, let total = run.device.plausibleLength(in: nil) else { return false }
    var (covered, last): (Int64, Timestamp?) = (0, nil)
    for fix in run.fixes where fix.position != nil || fix.odometer != nil {
      if let last { covered += min(fix.time - last, longestStep) }
      last = fix.time
    }
    return last != nil && 5 * covered < 4 * active && 5 * MeasuredRun(run).length < 4 * total
  }

  private static func withTotalTimes(_ run: Run) -> Run {
    guard let elapsed = run.device.wholeTime, elapsed <= RecordedRun.longest else { return run }
    var whole = run
    whole.end = max(run.end, run.start + elapsed)
    whole.pauses = []
    whole.infersPauses = false
    if let active = run.device.active, run.start + active < whole.end {
      whole.pauses = [RunPause(start: run.start + active, end: whole.end, source: .timer)]
    }
    return whole
  }
}
