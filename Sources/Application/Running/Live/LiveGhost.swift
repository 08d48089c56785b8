import KernelApplication
import KernelDomain
import RunningDomain

/// The "ghost": an earlier run with which the run under way is compared.
struct LiveGhost: Sendable {
  /// The id of the run under way.
  var run: RunID
  let day: CivilDay
  let timeline: RunTimeline

  /// Returns how much longer the run under way took for its distance so far than the earlier run took for that
  /// distance, in milliseconds; negative if the run under way is faster. Nil if the earlier run is shorter.
  func difference(_ run: LiveRun) -> Int64? {
    run.length > 0 ? GhostRule.difference(run.times.active, at: run.length, against: timeline) : nil
  }
}

extension RunReader {
  /// Returns an earlier run, prepared for comparisons. Fails with `conflict` if it is not known how that run's
  /// distance grew over time.
  func ghost(_ id: RunID) throws(Failure) -> LiveGhost {
    let row = try row(id).row
    guard let run = try repository.run(row.id)?.run else { throw .unknownRun(id) }
    let timeline = RunTimeline(run, row.measured)
    guard timeline.hasCurve else { throw .conflict(.running(.noGhost(run: row.id.description))) }
    return LiveGhost(run: row.id, day: row.run.day(), timeline: timeline)
  }
}

extension LiveNews {
  /// Adds to each completed split how much longer the run under way took up to the end of that split than the earlier
  /// run took for the same distance.
  mutating func compare(_ run: LiveRun, with ghost: LiveGhost) {
    let all = run.splits(every: run.start.splits)
    for index in splits.indices {
      let done = all.prefix(splits[index].number)
      splits[index].ghostMilliseconds = GhostRule.difference(
        done.reduce(0) { $0 + $1.active }, at: done.reduce(0) { $0 + $1.length }, against: ghost.timeline)
      splits[index].ghostDay = splits[index].ghostMilliseconds == nil ? nil : ghost.day
    }
  }
}
