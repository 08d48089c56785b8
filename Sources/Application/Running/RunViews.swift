import KernelApplication
package import KernelDomain
package import RunningDomain

/// A run in a list.
package struct RunListing: Codable, Hashable, Sendable {
  package var id: RunID
  /// The runner's day on which it began.
  package var day: CivilDay
  package var start: Timestamp
  /// Seconds east of UTC of the runner's clock.
  package var utcOffsetSeconds: Int
  package var name: String?
  /// `running`, or what else it was.
  package var kind: String
  package var source: String
  package var lengthMillimetres: Int64
  package var elapsedMilliseconds: Int64
  package var activeMilliseconds: Int64
  package var state: State
  /// The run that counts in place of this one; left out unless a duplicate.
  package var duplicateOf: RunID?
  /// Whether an effort of it awaits her judgement; left out where none does.
  package var suspicious: Bool?
  /// How much of it was recorded; left out where all was.
  package var recorded: Recorded?
  /// Whether it was the way to or from work; left out where nobody says so.
  package var commute: Bool?

  /// How much of a run was recorded, if not all.
  package enum Recorded: String, Codable, CaseIterable, Sendable {
    /// Only totals are known: there are no efforts, splits or map.
    case totals
    /// The length and times are the device's.
    case part
  }

  /// Whether records and weeks count a run.
  package enum State: String, Codable, CaseIterable, Sendable {
    case counts
    case duplicate
    case removed
    /// No run, such as a walk.
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
    recorded =
      row.run.origin.isPart ? .part : row.fixCount == 0 || row.measured.source == .total ? .totals : nil
    commute = row.run.origin.isCommute ? true : nil
  }

  /// Milliseconds a kilometre, of the active time; nil without a length.
  package var paceMilliseconds: Int64? { RunPace.perKilometre(activeMilliseconds, lengthMillimetres) }
}

/// Time for a length.
package enum RunPace {
  /// Milliseconds a kilometre, rounded to the nearest; nil without a length.
  package static func perKilometre(_ milliseconds: Int64, _ millimetres: Int64) -> Int64? {
    guard millimetres > 0 else { return nil }
    let (product, overflow) = milliseconds.multipliedReportingOverflow(by: 1_000_000)
    return overflow ? nil : (product + millimetres / 2) / millimetres
  }
}

/// One run's best effort of a distance.
package struct RunEffortView: Codable, Hashable, Sendable {
  package var distance: EffortDistance
  package var run: RunID
  package var day: CivilDay
  /// Records compare whole seconds, these rounded up.
  package var milliseconds: Int64
  /// From the run's start.
  package var startMilliseconds: Int64
  package var startMillimetres: Int64
  /// Faster than anybody runs, and not confirmed; left out elsewhere.
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

  /// Whole seconds, rounded up.
  package var seconds: Int64 { (milliseconds + 999) / 1_000 }
}

/// A record that was set, moved or went.
package struct RunEffortMoveView: Codable, Hashable, Sendable {
  package var distance: EffortDistance
  /// Left out where there was none.
  package var before: RunEffortView?
  /// Left out where there is none any more.
  package var after: RunEffortView?

  package init(_ move: RunEffortMove) {
    distance = move.distance
    before = move.before.map { RunEffortView($0) }
    after = move.after.map { RunEffortView($0) }
  }

  /// Whether it was set for the first time or became faster.
  package var isFaster: Bool {
    guard let after else { return false }
    return before.map { after.seconds < $0.seconds } ?? true
  }
}

/// Each whole kilometre or mile of a run, and a rest.
package struct RunSplitView: Codable, Hashable, Sendable {
  package var lengthMillimetres: Int64
  package var activeMilliseconds: Int64
  package var elapsedMilliseconds: Int64

  package init(_ split: RunSplit) {
    lengthMillimetres = split.length
    activeMilliseconds = split.active
    elapsedMilliseconds = split.elapsed
  }
}

/// The energy that a run or a week took.
package struct CaloriesView: Codable, Hashable, Sendable {
  package var kilocalories: Int64
  /// By a rule of thumb, not a device; left out where the device told it.
  package var estimated: Bool?

  package init(kilocalories: Int64, isEstimate: Bool) {
    self.kilocalories = kilocalories
    estimated = isEstimate ? true : nil
  }
}
