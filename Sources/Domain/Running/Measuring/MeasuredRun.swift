import KernelDomain

/// All values that the rules compute for a run.
package struct MeasuredRun: Hashable, Sendable {
  /// The kind of data from which the distance was measured; nil if the run has no such data.
  package let source: LengthSource?
  /// The distance of the run, in millimetres.
  package let length: Int64
  package let times: RunTimes
  /// All pauses in chronological order, both recorded ones and those found by rules.
  package let pauses: [RunPause]
  /// The time spans in which the runner stood still, in milliseconds from the run's start.
  package let standings: [ClosedRange<Int64>]
  /// The total climb, in centimetres; nil if no fix has an elevation.
  package let ascent: Int64?
  package let descent: Int64?
  package let kilometres: [RunSplit]
  package let miles: [RunSplit]
  package let efforts: [Effort]
  /// The efforts that are faster than any human can run and that the user has not confirmed. They do not count.
  package let suspicious: [Effort]
  /// The number of fixes with an accepted position. `rejected` is the number of fixes whose position was not accepted.
  package let positions: Int
  package let rejected: Int
  package let jumps: Int
  /// The route of the run, by which other runs of the same route are found.
  package private(set) var route: LaterMeasure<RunRoute>
  /// The heart rate over the run. Not measured if the run has no fixes.
  package private(set) var heartRate = LaterMeasure<HeartRateSummary>()

  /// The version of the measuring rules. It is increased whenever the rules compute a different result for any run, so
  /// that stored measurements are then computed again.
  package static let edition = 4

  /// Restores the measurements from their stored parts.
  package init(
    source: LengthSource?, length: Int64, times: RunTimes, pauses: [RunPause], standings: [ClosedRange<Int64>],
    ascent: Int64?, descent: Int64?, kilometres: [RunSplit], miles: [RunSplit], efforts: [Effort],
    suspicious: [Effort], positions: Int, rejected: Int, jumps: Int,
    route: LaterMeasure<RunRoute> = LaterMeasure(),
    heartRate: LaterMeasure<HeartRateSummary> = LaterMeasure()
  ) {
    self.source = source
    self.length = length
    self.times = times
    self.pauses = pauses
    self.standings = standings
    self.ascent = ascent
    self.descent = descent
    self.kilometres = kilometres
    self.miles = miles
    self.efforts = efforts
    self.suspicious = suspicious
    self.positions = positions
    self.rejected = rejected
    self.jumps = jumps
    (self.route, self.heartRate) = (route, heartRate)
  }

  /// Measures a run.
  /// - Parameter confirmed: the distances at which the user confirmed that a suspicious effort is genuine.
  package init(_ run: Run, confirmed: Set<EffortDistance> = []) {
    var meter = RunMeter(run)
    meter.add(run.fixes)
    let curve = meter.curve(of: run)
    let hasCurve = curve.times.count >= 2
    let stated = run.origin.statedLength?.length
    let span = run.end > run.start ? run.end - run.start : nil
    let total =
      run.fixes.isEmpty || run.origin.isPart || !hasCurve ? stated ?? run.device.plausibleLength(in: span) : nil
    let isByHand = stated != nil || run.origin.format == .hand && total != nil
    self.source = isByHand ? .hand : total != nil ? .total : hasCurve ? meter.source : nil
    length = total ?? curve.length
    standings = meter.standings
    pauses = RunPause.all(meter.allPauses, standings: run.pausesStanding ? standings : [], from: run.start)
    times = RunTimes(run.start...run.end, pauses: pauses, standings: standings)
    (ascent, descent) = (meter.ascent.ascent, meter.ascent.descent)
    let isWhole = !run.origin.isPart
    kilometres = SplitRule.splits(
      every: .kilometre, of: curve, start: run.start, pauses: pauses, times, isWhole: isWhole)
    miles = SplitRule.splits(every: .mile, of: curve, start: run.start, pauses: pauses, times, isWhole: isWhole)
    if let race = RaceRule.effort(of: run, length: length) {
      let isSuspicious = race.duration < race.distance.fastest && !confirmed.contains(race.distance)
      (efforts, suspicious) = isSuspicious ? ([], [race]) : ([race], [])
    } else {
      let found = run.kind.hasEfforts ? EffortRule(curve, confirmed: confirmed) : nil
      (efforts, suspicious) = (found?.efforts ?? [], found?.suspicious ?? [])
    }
    (positions, rejected, jumps) = (meter.positions, meter.rejected, meter.jumps)
    route = LaterMeasure(
      total == nil && meter.positions > 0
        ? RunRoute(run.fixes, curve, of: run, rejects: meter.rejected > 0) : nil)
    if !run.fixes.isEmpty { heartRate = LaterMeasure(HeartRates(run, self).summary) }
  }

  /// Whether these measurements and `other` are equal, and neither lacks any that the other has.
  package func isSame(as other: MeasuredRun) -> Bool {
    self == other && route.isSame(as: other.route) && heartRate.isSame(as: other.heartRate)
  }

  /// Returns these measurements without a heart rate.
  /// - Parameter route: the run's route, for measurements that an older version stored without it.
  func withoutHeartRate(route: LaterMeasure<RunRoute>) -> MeasuredRun {
    var measured = self
    if !measured.route.isKnown { measured.route = route }
    measured.heartRate = LaterMeasure(nil)
    return measured
  }
}
