import KernelDomain

/// Everything the rules compute from a run.
package struct MeasuredRun: Hashable, Sendable {
  /// Nil if nothing gives the length.
  package let source: LengthSource?
  /// In millimetres.
  package let length: Int64
  package let times: RunTimes
  /// In order of time.
  package let pauses: [RunPause]
  /// The times in which the runner stood still, in milliseconds from the start.
  package let standings: [ClosedRange<Int64>]
  /// In centimetres; nil if no fix has an elevation.
  package let ascent: Int64?
  package let descent: Int64?
  package let kilometres: [RunSplit]
  package let miles: [RunSplit]
  package let efforts: [Effort]
  /// Efforts faster than any human runs.
  package let suspicious: [Effort]
  /// The number of fixes with a position that counts; `rejected` is the number with a position that does not.
  package let positions: Int
  package let rejected: Int
  package let jumps: Int

  /// Raised whenever the rules give another result for any run.
  package static let edition = 1

  /// Restores stored values.
  package init(
    source: LengthSource?, length: Int64, times: RunTimes, pauses: [RunPause], standings: [ClosedRange<Int64>],
    ascent: Int64?, descent: Int64?, kilometres: [RunSplit], miles: [RunSplit], efforts: [Effort],
    suspicious: [Effort], positions: Int, rejected: Int, jumps: Int
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
  }

  /// - Parameter confirmed: the distances at which the user confirmed a suspicious effort.
  package init(_ run: Run, confirmed: Set<EffortDistance> = []) {
    let source = LengthSourceRule.source(of: run)
    var meter = RunMeter(
      start: run.start, source: source, infersPauses: run.infersPauses,
      countsBeginAtZero: run.countsBeginAtZero, pauses: run.pauses, holes: run.holes)
    meter.add(run.fixes)
    let total = run.fixes.isEmpty ? run.device.length : nil
    self.source = total != nil ? .total : meter.curve.times.count >= 2 ? source : nil
    length = total ?? meter.length
    standings = meter.standings
    pauses = RunPause.all(meter.allPauses, standings: run.pausesStanding ? standings : [], from: run.start)
    times = RunTimes(run.start...run.end, pauses: pauses, standings: standings)
    (ascent, descent) = (meter.ascent.ascent, meter.ascent.descent)
    kilometres = SplitRule.splits(every: .kilometre, of: meter.curve, start: run.start, pauses: pauses, times)
    miles = SplitRule.splits(every: .mile, of: meter.curve, start: run.start, pauses: pauses, times)
    let found = run.kind.hasEfforts ? EffortRule(meter.curve, confirmed: confirmed) : nil
    efforts = found?.efforts ?? []
    suspicious = found?.suspicious ?? []
    (positions, rejected, jumps) = (meter.positions, meter.rejected, meter.jumps)
  }
}
