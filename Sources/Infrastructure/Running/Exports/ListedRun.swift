import BookInfrastructure
import KernelDomain
import RunningDomain

extension ReadRuns {
  /// Adds an activity that has no file of its own, but appears in the list of activities exported by a service. The run
  /// then has only the totals that the list states.
  mutating func add(_ listed: ListedActivity, _ sport: StatedSport, _ zone: RunZone) {
    guard var start = listed.start else { return }
    if listed.isLocal, let rules = zone.rules { start = rules.instant(of: CivilDateTime(start, offset: 0)) }
    var recorded = RecordedRun(source: listed.source)
    recorded.take(listed)
    recorded.origin.isByHand = listed.isByHand
    recorded.start = start
    recorded.utcOffset = listed.utcOffset
    recorded.device = DeviceTotals(length: listed.length, active: listed.active, elapsed: listed.elapsed)
    add(recorded, SportDecision(sport: sport, evidence: .list))
  }
}
