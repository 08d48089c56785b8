import RunningDomain
import Testing

/// Laps that reach beyond their run.
struct LapTests {
  /// As a watch counts them whose lap begins with its button, before there is a fix.
  @Test func aLapBeginsWithinItsRun() throws {
    var recorded = RecordedRun.of((0...60).map { counted(Int64($0) * 1_000, Int64($0) * 3_000) })
    recorded.laps = [-6_000, 30_000, 90_000].map { RunLap(start: at($0), duration: 30_000, length: 90_000) }
    let run = try recorded.run()
    #expect(run.start == at(0))
    #expect(run.laps.map(\.start) == [at(0), at(30_000), at(60_000)])
    #expect(run.laps.map(\.duration) == [30_000, 30_000, 30_000])
  }

  /// As in files that list the newest lap first, and in runs that were kept so.
  @Test func lapsAreInOrderOfTime() throws {
    var recorded = RecordedRun.of((0...60).map { counted(Int64($0) * 1_000, Int64($0) * 3_000) })
    recorded.laps = [40_000, 20_000, 0].map { RunLap(start: at($0), duration: 20_000, length: $0 + 60_000) }
    var run = try recorded.run()
    #expect(run.laps.map(\.start) == [at(0), at(20_000), at(40_000)])
    run.laps.reverse()
    let laps = LapRule.laps(of: run, RunMeasures(run, MeasuredRun(run)))
    #expect(laps.map(\.stretch.start) == [0, 20_000, 40_000])
    #expect(laps.map(\.device?.length) == [60_000, 80_000, 100_000])
  }

  /// An altimeter that says 0 once is no valley in the chart.
  @Test func aProfileLeavesOutElevationsThatNobodyReaches() throws {
    var recorded = RecordedRun(source: "Watch")
    recorded.fixes = (0...300).map { second in
      var fix = placed(Int64(second) * 1_000, Int64(second) * 270)
      fix.elevation = second == 150 ? 0 : 25_000 + Int32(second)
      return fix
    }
    let run = try recorded.run()
    let profile = RunProfile(run, MeasuredRun(run), most: 301)
    #expect(profile.places.count == 301)
    #expect(profile.places.allSatisfy { (25_000...25_300).contains($0.elevation ?? 0) })
  }
}
