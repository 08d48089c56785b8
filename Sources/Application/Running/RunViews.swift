import KernelApplication
package import KernelDomain
package import RunningDomain

/// A run in a list, in the outputs of use cases.
package struct RunListing: Codable, Hashable, Sendable {
  package var id: RunID
  /// The day on which the run began, by the runner's local time.
  package var day: CivilDay
  package var start: Timestamp
  /// The UTC offset of the runner's clock in seconds, positive east of Greenwich.
  package var utcOffsetSeconds: Int
  package var name: String?
  /// The kind of activity: `running`, or another kind such as walking.
  package var kind: String
  package var source: String
  package var lengthMillimetres: Int64
  package var elapsedMilliseconds: Int64
  package var activeMilliseconds: Int64
  package var state: State
  /// The recording of the same run that counts for records and totals instead; nil unless this recording is a
  /// duplicate.
  package var duplicateOf: RunID?
  /// True if one of the run's efforts is suspicious, so that the user has to decide whether it is genuine; nil
  /// otherwise.
  package var suspicious: Bool?
  /// How much of the run was recorded; nil if the whole run was.
  package var recorded: Recorded?
  /// True if the distance is unknown because the one that the device reported is farther than anybody can run in the
  /// time; nil otherwise.
  package var impossible: Bool?
  /// True if the run was a commute (to or from work); nil otherwise.
  package var commute: Bool?
  /// The total ascent in centimetres; nil if it is not known.
  package var ascentCentimetres: Int64?
  /// The energy that the device reported, in kilocalories; nil if the device reported none.
  package var kilocalories: Int64?
  package var note: String?
  /// The tags; nil if the run has none.
  package var tags: [String]?
  package var shoes: String?
  /// How hard the run was for the runner, from 1 to 10; nil if it is not known.
  package var effort: Int?
  /// True if the run was on a treadmill; nil otherwise.
  package var indoor: Bool?
  /// True if the user entered the run by hand; nil otherwise.
  package var byHand: Bool?
  /// The heart rate over the run; nil if there is none, or if an older version stored the run without measuring it.
  package var heartRate: RunHeartRateView.Level?

  /// How much of a run was recorded, if it was not recorded completely.
  package enum Recorded: String, Codable, CaseIterable, Sendable {
    /// Only totals, such as the distance and the time, are known. There are no efforts, splits or map.
    case totals
    /// The device recorded only a part of the run, so the distance and the times are the totals that the device
    /// reported.
    case part
  }

  /// Whether records and weekly totals include the run and, if not, why.
  package enum State: String, Codable, CaseIterable, Sendable {
    case counts
    case duplicate
    case removed
    /// The activity is not a run but, for example, a walk.
    case otherKind
  }

  package init(
    id: RunID, day: CivilDay, start: Timestamp, utcOffsetSeconds: Int, name: String?, kind: String, source: String,
    lengthMillimetres: Int64, elapsedMilliseconds: Int64, activeMilliseconds: Int64, state: State,
    duplicateOf: RunID?, suspicious: Bool?
  ) {
    self.id = id
    self.day = day
    self.start = start
    self.utcOffsetSeconds = utcOffsetSeconds
    self.name = name
    self.kind = kind
    self.source = source
    self.lengthMillimetres = lengthMillimetres
    self.elapsedMilliseconds = elapsedMilliseconds
    self.activeMilliseconds = activeMilliseconds
    self.state = state
    self.duplicateOf = duplicateOf
    self.suspicious = suspicious
  }

  package init(_ row: RunRow, in book: RunBook) {
    let duplicate = book.duplicates[row.id]
    self.init(
      id: row.id, day: row.run.day(), start: row.run.start, utcOffsetSeconds: row.run.utcOffset ?? 0,
      name: row.run.name, kind: row.run.kind.word, source: row.run.source, lengthMillimetres: row.measured.length,
      elapsedMilliseconds: row.measured.times.elapsed, activeMilliseconds: row.measured.times.active,
      state: row.isRemoved ? .removed : duplicate != nil ? .duplicate : row.run.kind.hasEfforts ? .counts : .otherKind,
      duplicateOf: duplicate, suspicious: row.isRun && !row.measured.suspicious.isEmpty ? true : nil)
    impossible = row.hasImpossibleLength ? true : nil
    let isTotal = row.fixCount == 0 || row.measured.source == .total || row.hasImpossibleLength
    recorded = row.run.origin.isPart ? .part : isTotal ? .totals : nil
    let origin = row.run.origin
    commute = origin.isCommute ? true : nil
    (ascentCentimetres, kilocalories) = (row.measured.ascent, row.run.device.calories)
    (note, shoes, effort) = (origin.note, book.shoes(of: row), origin.exertion)
    tags = origin.tags.isEmpty ? nil : origin.tags
    let isCounted = row.fixCount > 0 && row.hasOdometer && row.measured.positions == 0
    indoor = origin.isIndoor || origin.detail == "treadmill" || isCounted ? true : nil
    byHand = origin.format == .hand ? true : nil
    heartRate = row.measured.heartRate.value.map { RunHeartRateView.Level($0) }
  }

  /// Milliseconds of active time per kilometre; nil if the run has no distance or no time.
  package var paceMilliseconds: Int64? { RunPace.perKilometre(activeMilliseconds, lengthMillimetres) }
  /// The training load (see `LoadRule`); nil if it is not known how hard the run was, or how long it took.
  package var load: Int64? {
    activeMilliseconds > 0 ? effort.map { LoadRule.load(effort: $0, active: activeMilliseconds) } : nil
  }
}

/// Calculates pace.
package enum RunPace {
  /// Returns the pace in milliseconds per kilometre, rounded to the nearest; nil if the distance or the time is 0, which
  /// means unknown.
  package static func perKilometre(_ milliseconds: Int64, _ millimetres: Int64) -> Int64? {
    guard millimetres > 0, milliseconds > 0 else { return nil }
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    return overflow ? nil : (product + millimetres / 2) / millimetres
  }
}

/// An effort: the part of a run in which the runner covered a certain distance, such as 5 km, in the shortest time.
package struct RunEffortView: Codable, Hashable, Sendable {
  package var distance: EffortDistance
  package var run: RunID
  package var day: CivilDay
  /// The duration in milliseconds. Comparisons of records round it up to whole seconds.
  package var milliseconds: Int64
  /// When the effort begins, in milliseconds after the run's start.
  package var startMilliseconds: Int64
  package var startMillimetres: Int64
  /// True if the effort is faster than those of the world's best runners and the user has not confirmed it; nil
  /// otherwise.
  package var suspicious: Bool?

  package init(_ attempt: RunAttempt) {
    distance = attempt.effort.distance
    run = attempt.run
    day = attempt.day
    milliseconds = attempt.effort.duration
    startMilliseconds = attempt.effort.start
    startMillimetres = attempt.effort.startLength
    suspicious = attempt.isSuspicious ? true : nil
  }

  /// The duration rounded up to whole seconds.
  package var seconds: Int64 { (milliseconds + 999) / 1_000 }
}

/// How a change of the book affected the record over one distance: a record was set, a different effort now holds it,
/// or there is no record any more.
package struct RunEffortMoveView: Codable, Hashable, Sendable {
  package var distance: EffortDistance
  /// The record before the change; nil if there was none.
  package var before: RunEffortView?
  /// The record after the change; nil if there is none any more.
  package var after: RunEffortView?

  package init(_ move: RunEffortMove) {
    distance = move.distance
    before = move.before.map { RunEffortView($0) }
    after = move.after.map { RunEffortView($0) }
  }

  /// Whether the record was set for the first time, or became faster. Times are rounded up to whole seconds before
  /// they are compared.
  package var isFaster: Bool {
    guard let after else { return false }
    return before.map { after.seconds < $0.seconds } ?? true
  }
}

/// A split: a whole kilometre or mile of a run, or the shorter remainder at the end.
package struct RunSplitView: Codable, Hashable, Sendable {
  package var lengthMillimetres: Int64
  package var activeMilliseconds: Int64
  package var elapsedMilliseconds: Int64
  /// The total ascent in centimetres; nil if there are no elevations, or if the run is still under way.
  package var ascentCentimetres: Int64?
  package var descentCentimetres: Int64?
  /// The heart rate in the split; nil if it is unknown, or if the run is still under way.
  package var heartRate: RunHeartRateView.Level?
  /// The grade-adjusted pace, in milliseconds per kilometre: the pace on flat ground that would have cost as much
  /// energy. Nil if unknown.
  package var flatPaceMilliseconds: Int64?

  package init(_ split: RunSplit) {
    lengthMillimetres = split.length
    activeMilliseconds = split.active
    elapsedMilliseconds = split.elapsed
  }
}

/// The energy spent in a run or a week.
package struct CaloriesView: Codable, Hashable, Sendable {
  package var kilocalories: Int64
  /// True if the energy was estimated from body mass and distance; nil if a device measured it.
  package var estimated: Bool?

  package init(kilocalories: Int64, isEstimate: Bool) {
    self.kilocalories = kilocalories
    estimated = isEstimate ? true : nil
  }
}
