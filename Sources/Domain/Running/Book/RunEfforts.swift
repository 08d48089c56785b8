package import KernelDomain

/// The efforts of all runs that count. An effort is the fastest stretch of a run over a standard distance, such as 5
/// km.
package struct RunEfforts: Hashable, Sendable {
  /// The efforts of all runs at each distance, in chronological order.
  package private(set) var attempts: [EffortDistance: [RunAttempt]]

  package init(attempts: [EffortDistance: [RunAttempt]] = [:]) { self.attempts = attempts }

  package init(of book: RunBook) {
    attempts = [:]
    for row in book.runs where book.counts(row) {
      for effort in row.measured.efforts {
        attempts[effort.distance, default: []].append(RunAttempt(effort, of: row, isSuspicious: false))
      }
      for effort in row.measured.suspicious {
        attempts[effort.distance, default: []].append(RunAttempt(effort, of: row, isSuspicious: true))
      }
    }
    for distance in attempts.keys { attempts[distance]?.sort { ($0.begin, $0.run) < ($1.begin, $1.run) } }
  }

  /// Returns the record at a distance, followed in chronological order by the efforts that equal it. Times are compared
  /// in whole seconds, rounded up, so that several efforts may be equal; the earliest of these is the record.
  package func best(_ distance: EffortDistance) -> [RunAttempt] {
    let counting = (attempts[distance] ?? []).filter { !$0.isSuspicious }
    guard let least = counting.map(\.effort.seconds).min() else { return [] }
    return counting.filter { $0.effort.seconds == least }
  }

  /// Returns the records that differ from those in `before`, an earlier version of these efforts, shortest distance
  /// first. Unchanged records are omitted.
  package func moves(from before: RunEfforts) -> [RunEffortMove] {
    EffortDistance.allCases.compactMap { distance in
      let (old, new) = (before.best(distance).first, best(distance).first)
      guard old?.effort.seconds != new?.effort.seconds || old?.run != new?.run else { return nil }
      return RunEffortMove(distance: distance, before: old, after: new)
    }
  }
}

/// The fastest stretch of one run over a standard distance, with the day and the start of that run.
package struct RunAttempt: Hashable, Sendable {
  package let run: RunID
  /// The local day on which the run started.
  package let day: CivilDay
  /// When the run started. The effort may begin later.
  package let start: Timestamp
  package let effort: Effort
  /// Whether the effort is faster than any human can run, and the user has not confirmed it. A suspicious effort does
  /// not count.
  package let isSuspicious: Bool

  package init(run: RunID, day: CivilDay, start: Timestamp, effort: Effort, isSuspicious: Bool) {
    self.run = run
    self.day = day
    self.start = start
    self.effort = effort
    self.isSuspicious = isSuspicious
  }

  init(_ effort: Effort, of row: RunRow, isSuspicious: Bool) {
    self.init(
      run: row.id, day: row.run.day(), start: row.run.start, effort: effort, isSuspicious: isSuspicious)
  }

  /// When the effort began.
  package var begin: Timestamp { start + effort.start }
}

/// A change of the record at one distance. `before` is nil if there was no record before; `after` is nil if there is no
/// record any more.
package struct RunEffortMove: Hashable, Sendable {
  package let distance: EffortDistance
  package let before: RunAttempt?
  package let after: RunAttempt?

  /// Whether the new record is faster than the previous one, or is the first at its distance.
  package var isFaster: Bool {
    guard let after else { return false }
    return before.map { after.effort.seconds < $0.effort.seconds } ?? true
  }
}
