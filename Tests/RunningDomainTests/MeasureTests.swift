import KernelDomain
import RunningDomain
import Testing

/// Small cases of what is measured of laps, elevations and heart rate.
struct MeasureTests {
  @Test func aPressWithinASecondEndsNoLap() {
    #expect(LapRule.boundaries([500, 10_000, 10_999, 11_000, 59_001], elapsed: 60_000) == [10_000, 11_000])
    #expect(LapRule.boundaries([59_001], elapsed: nil) == [59_001])
  }

  /// An altimeter at zero for one fix climbs nothing; one that is set to another elevation goes on from there.
  @Test func elevationsThatNobodyReachesAreHeldBack() {
    var rule = AscentRule()
    for (second, metres) in ([250, 250, 0, 250, 253] as [Int32]).enumerated() { rule.add(fix(second, metres)) }
    #expect(rule.ascent == 300)
    #expect(rule.descent == 0)
    for second in 5..<10 { rule.add(fix(second, 400)) }
    #expect(rule.jumps == 1)
    rule.add(fix(10, 404))
    #expect(rule.ascent == 700)
  }

  @Test func aReadingThatNoNeighbourConfirmsIsNone() throws {
    let rates: [Int16] = [140, 140, 200, 140, 142]
    let recorded = RecordedRun.of(
      rates.enumerated().map { index, rate in
        var fix = counted(Int64(index) * 5_000, Int64(index) * 15_000)
        fix.heartRate = rate
        return fix
      })
    let run = try recorded.run()
    let summary = RunMeasures(run, MeasuredRun(run)).heartRates.summary
    #expect(summary?.max == 140)
    #expect(summary?.average == 140)
    #expect(summary?.known == 20_000)
  }

  @Test func zonesNeedTheirNumbers() {
    #expect(HeartRateZones(.maximum, maximum: nil, resting: 50, threshold: 170) == nil)
    #expect(HeartRateZones(.reserve, maximum: 50, resting: 60, threshold: nil) == nil)
    #expect(HeartRateZones(.maximum, maximum: 190, resting: nil, threshold: nil)?.bounds == [95, 114, 133, 152, 171])
    #expect(HeartRateZones.estimatedMaximum(age: 41) == 179)
  }

  private func fix(_ second: Int, _ metres: Int32) -> RunFix {
    RunFix(time: Timestamp(milliseconds: Int64(second) * 1_000), elevation: metres * 100)
  }
}
