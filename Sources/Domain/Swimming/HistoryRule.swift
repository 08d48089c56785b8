package import KernelDomain

/// The attempts of one local day at a style and distance.
package struct HistoryDay: Hashable, Sendable {
  /// The local day on which their workouts began.
  package let day: CivilDay
  /// In the order swum, one a segment.
  package var attempts: [Attempt]
  /// The day's best; nil when every one is suspicious.
  package var best: Attempt? {
    attempts.filter { !$0.isSuspicious }.min { $0.isBetter(than: $1) }
  }
}

/// History lists one attempt a segment: its best, suspicious laps left out; a segment that has none so appears with
/// its best one, marked as suspicious.
extension SwimBook {
  /// Newest day first.
  package func history(of style: StrokeStyle, _ distance: Distance, on course: Course) -> [HistoryDay] {
    let standing = self.standing
    var history = HistorySearch(style: style, distance: distance, course: course)
    for (index, workout) in workouts.enumerated() where standing.counts(index) {
      let corrections = standing.corrections(of: index)
      if corrections.isEmpty {
        history.search(workout.laps, of: workout, in: workout.pool)
      } else {
        let corrected = CorrectedLaps(workout, corrections: corrections)
        history.search(corrected.laps, of: workout, in: corrected.pool)
      }
    }
    return history.newestFirst
  }
}

/// Looks through workouts for attempts at one style and distance.
private struct HistorySearch: ~Copyable {
  private let style: StrokeStyle
  private let distance: Distance
  private let course: Course
  private var runs = LapRuns()
  private var clock = AttemptClock()
  private var leastDurations: [PoolLength: [Int32]] = [:]
  private var days: [CivilDay: [Attempt]] = [:]

  init(style: StrokeStyle, distance: Distance, course: Course) {
    self.style = style
    self.distance = distance
    self.course = course
  }

  var newestFirst: [HistoryDay] {
    days.sorted { $0.key > $1.key }.map { day, attempts in
      HistoryDay(day: day, attempts: attempts.sorted { ($0.start, $0.segment) < ($1.start, $1.segment) })
    }
  }

  mutating func search<L: TimedLap>(_ laps: [L], of workout: Workout, in pool: PoolLength?) {
    guard style.countsForRecords, let pool, Course(pool) == course,
      let count = AttemptRule.lapCount(of: distance, in: pool), count <= laps.count
    else { return }
    let least = leastDurations[pool] ?? SuspicionRule.leastDurations(in: pool)
    leastDurations[pool] = least
    laps.withUnsafeBufferPointer { laps in
      runs.load(laps)
      runs.leaveOutSuspicious(of: laps, leastDurations: least)
      var best: [Attempt] = []
      collect(count, runs.clearRuns, of: laps, workout.id, isSuspicious: false, into: &best)
      if !runs.isClear { collect(count, runs.runs, of: laps, workout.id, isSuspicious: true, into: &best) }
      if !best.isEmpty { days[workout.day, default: []] += best }
    }
  }

  /// Adds each segment's best attempt in these runs, unless it has a clean one already.
  private mutating func collect<L: TimedLap>(
    _ count: Int, _ runs: UnsafeBufferPointer<LapRuns.Run>, of laps: UnsafeBufferPointer<L>, _ workout: WorkoutID,
    isSuspicious: Bool, into best: inout [Attempt]
  ) {
    func add(_ indices: Range<Int>, _ segment: Int32) {
      clock.load(indices, of: laps)
      guard let fastest = clock.fastest(count) else { return }
      let hundredths = AttemptRule.hundredths(fastest)
      let attempt = Attempt(
        hundredths: hundredths, laps: clock.earliest(count, hundredths: hundredths, of: laps), of: laps,
        segment: segment, workout: workout, isSuspicious: isSuspicious)
      guard let other = best.firstIndex(where: { $0.segment == attempt.segment }) else { return best.append(attempt) }
      if best[other].isSuspicious == isSuspicious, attempt.isBetter(than: best[other]) { best[other] = attempt }
    }
    for run in runs where run.style == style && run.count >= count { add(run.laps, run.segment) }
    guard style == .mix else { return }
    AttemptStyleRule.forEachMedley(in: runs) { medley, segment in
      if medley.count == count { add(medley, segment) }
    }
  }
}
