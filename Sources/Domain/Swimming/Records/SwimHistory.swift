package import KernelDomain

/// The attempts in one style over one distance on one local day.
package struct SwimHistoryDay: Hashable, Sendable {
  /// The local day on which the attempts' swims began.
  package let day: CivilDay
  /// The best attempt of each segment that has attempts, in the order in which the segments were swum.
  package var attempts: [SwimAttempt]
  /// The best attempt of the day; nil if all attempts include suspicious laps.
  package var best: SwimAttempt? {
    attempts.filter { !$0.isSuspicious }.min { $0.isBetter(than: $1) }
  }
}

/// Finds the history of an event, which contains one attempt for each segment: the best one without suspicious laps. If
/// all attempts of a segment include suspicious laps, the history contains the best of them and marks it as suspicious.
extension SwimBook {
  /// Returns the days with attempts in one style over one distance on a course, newest first.
  /// - Parameter first: the first day to include; nil for all days.
  package func history(
    of style: StrokeStyle, _ distance: Distance, on course: SwimCourse, since first: CivilDay? = nil
  ) -> [SwimHistoryDay] {
    let standing = self.standing
    var history = SwimHistorySearch(style: style, distance: distance, course: course)
    for (index, swim) in swims.enumerated() where standing.counts(index) && swim.day >= first ?? swim.day {
      let corrections = standing.corrections(of: index)
      if corrections.isEmpty {
        history.search(swim.laps, of: swim, corrections, in: swim.pool)
      } else {
        let corrected = CorrectedSwimLaps(swim, corrections: corrections)
        history.search(corrected.laps, of: swim, corrections, in: corrected.pool)
      }
    }
    return history.newestFirst
  }
}

/// Searches swims for attempts in one style over one distance on one course.
struct SwimHistorySearch: ~Copyable {
  private let style: StrokeStyle
  private let distance: Distance
  private let course: SwimCourse
  private var runs = SwimLapRuns()
  private var clock = AttemptClock()
  private var leastDurations: [PoolLength: [Int32]] = [:]
  private var days: [CivilDay: [SwimAttempt]] = [:]

  init(style: StrokeStyle, distance: Distance, course: SwimCourse) {
    self.style = style
    self.distance = distance
    self.course = course
  }

  fileprivate var newestFirst: [SwimHistoryDay] {
    days.sorted { $0.key > $1.key }.map { day, attempts in
      SwimHistoryDay(day: day, attempts: attempts.sorted { ($0.start, $0.segment) < ($1.start, $1.segment) })
    }
  }

  fileprivate mutating func search<L: TimedSwimLap>(
    _ laps: [L], of swim: Swim, _ corrections: [SwimCorrection], in pool: PoolLength?
  ) {
    var best = attempts(laps, of: swim.id, in: pool)
    guard !best.isEmpty else { return }
    if laps.withUnsafeBufferPointer({ runs.mayHoldLong(of: $0) }) {
      let doubtful = CorrectedSwim(swim, corrections: corrections).laps.filter(\.mayHideTurn)
      for index in best.indices {
        best[index].mayHideTurn = doubtful.contains { $0.numbers.overlaps(best[index].laps) }
      }
    }
    days[swim.day, default: []] += best
  }

  /// Returns one attempt for each segment: the best one without suspicious laps or, if there is none, the best one with
  /// suspicious laps.
  mutating func attempts<L: TimedSwimLap>(_ laps: [L], of swim: SwimID, in pool: PoolLength?) -> [SwimAttempt] {
    guard style.countsForRecords, let pool, SwimCourse(pool) == course,
      let count = AttemptRule.lapCount(of: distance, in: pool), count <= laps.count
    else { return [] }
    let least = leastDurations[pool] ?? SuspicionRule.leastDurations(in: pool)
    leastDurations[pool] = least
    return laps.withUnsafeBufferPointer { laps in
      runs.load(laps)
      runs.leaveOutSuspicious(of: laps, leastDurations: least)
      var best: [SwimAttempt] = []
      collect(count, runs.clearRuns, of: laps, swim, isSuspicious: false, into: &best)
      if !runs.isClear { collect(count, runs.runs, of: laps, swim, isSuspicious: true, into: &best) }
      return best
    }
  }

  /// Adds the best attempt of each segment in the given runs of laps, unless the segment already has an attempt without
  /// suspicious laps.
  private mutating func collect<L: TimedSwimLap>(
    _ count: Int, _ runs: UnsafeBufferPointer<SwimLapRuns.Run>, of laps: UnsafeBufferPointer<L>, _ swim: SwimID,
    isSuspicious: Bool, into best: inout [SwimAttempt]
  ) {
    func add(_ indices: Range<Int>, _ segment: Int32) {
      clock.load(indices, of: laps)
      guard let fastest = clock.fastest(count) else { return }
      let hundredths = AttemptRule.hundredths(fastest)
      let attempt = SwimAttempt(
        hundredths: hundredths, laps: clock.earliest(count, hundredths: hundredths, of: laps), of: laps,
        segment: segment, swim: swim, isSuspicious: isSuspicious)
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
