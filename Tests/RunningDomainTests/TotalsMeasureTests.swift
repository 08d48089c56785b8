import KernelDomain
import RunningDomain
import Testing

/// Runs whose length is the device's total, of which the fixes tell nothing or only a part.
struct TotalsMeasureTests {
  /// A run of three equal laps, in which only the heart rate was recorded.
  private func heartOnly(minutes: Int64, length: Int64?) throws -> Run {
    let fixes = (0...minutes * 12).map { RunFix(time: at($0 * 5_000), heartRate: 150) }
    return try run(fixes, minutes: minutes, length: length)
  }

  /// A run of three laps of 2.7 km in 15:00, of which only the first was recorded with its length.
  private func part() throws -> Run {
    let fixes = (0...Int64(540)).map { step in
      RunFix(time: at(step * 5_000), odometer: step <= 180 ? step * 15_000 : nil, heartRate: 150)
    }
    return try run(fixes, minutes: 45, length: 8_100_000)
  }

  private func run(_ fixes: [RunFix], minutes: Int64, length: Int64?) throws -> Run {
    var recorded = RecordedRun.of(fixes)
    let lap = minutes * 20_000
    recorded.laps = (0..<3).map { RunLap(start: at($0 * lap), duration: lap, length: length.map { $0 / 3 }) }
    recorded.device = DeviceTotals(length: length, active: 3 * lap, elapsed: 3 * lap)
    recorded.start = at(0)
    return try recorded.read().run
  }

  private func measures(_ run: Run) -> RunMeasures { RunMeasures(run, MeasuredRun(run)) }

  @Test func lapsOfATotalHaveNoLength() throws {
    let run = try heartOnly(minutes: 15, length: 3_000_000)
    let laps = LapRule.laps(of: run, measures(run))
    #expect(MeasuredRun(run).length == 3_000_000)
    #expect(laps.map(\.stretch.length) == [nil, nil, nil])
    #expect(laps.map(\.stretch.pace) == [nil, nil, nil])
    #expect(laps.map(\.device?.length) == [1_000_000, 1_000_000, 1_000_000])
    #expect(measures(run).stretch(from: 0, to: 900_000).length == 3_000_000)
  }

  @Test func lapsOfAPartHaveTheLengthThatWasRecorded() throws {
    let run = try part()
    #expect(run.origin.isPart && MeasuredRun(run).length == 8_100_000)
    let laps = LapRule.laps(of: run, measures(run))
    #expect(laps.map(\.stretch.length) == [2_700_000, nil, nil])
    #expect(laps.map(\.stretch.pace) == [333_333, nil, nil])
  }

  @Test func splitsOfAPartEndWhereItEnds() throws {
    let kilometres = MeasuredRun(try part()).kilometres
    #expect(kilometres.map(\.length) == [1_000_000, 1_000_000, 700_000])
    #expect(kilometres.reduce(0) { $0 + $1.active } == 900_000 && kilometres.reduce(0) { $0 + $1.elapsed } == 900_000)
  }

  @Test func withoutSpeedThereIsNoDrift() throws {
    let (total, partial) = (try heartOnly(minutes: 45, length: 9_000_000), try part())
    #expect(DriftRule.tenths(measures(total)) == nil)
    #expect(DriftRule.tenths(measures(partial)) == nil)
  }

  @Test func aChartByTimeNeedsNoLength() throws {
    for length: Int64? in [nil, 3_000_000] {
      let measures = measures(try heartOnly(minutes: 15, length: length))
      let bins = RunChart(measures, by: .time).bins
      #expect(bins.count == 180)
      #expect(bins.allSatisfy { $0.speed == nil && $0.heartRate == 150...150 })
      #expect(RunChart(measures, by: .length).bins.isEmpty)
    }
    let empty = try run([], minutes: 45, length: 9_000_000)
    #expect(RunChart(measures(empty), by: .time).bins.isEmpty)
  }

  @Test func aChartOfAPartHasTheSpeedThatWasRecorded() throws {
    let measures = measures(try part())
    let chart = RunChart(measures, by: .time)
    let speeds = chart.bins.compactMap(\.speed)
    #expect(chart.bins.count == 200)
    #expect((60...67).contains(speeds.count) && speeds.allSatisfy { $0 == 3_000 })
    #expect(RunChart(measures, by: .length).edges.last == 900_000)
  }
}
