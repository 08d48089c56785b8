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
}
