import KernelDomain
import RunningDomain
import Testing

@testable import RunningApplication
@testable import RunningInfrastructure

/// Runs that an older version stored without their heart rates.
struct UnmeasuredHeartRateTests {
  @Test func theyAreSaidToBeLeftOut() throws {
    let row = EncodedRun(try TestRun.run()).row
    let kept = String(decoding: RunRowCoding.encode([row]), as: UTF8.self)
    let older = kept.replacing(#/,"heart":\[[^\]]*\]/#, with: "")
    #expect(older != kept)
    let rows = try RunRowCoding.decode(Array(older.utf8))
    var output = ShowHeartRateZones.Output(method: "maximum")
    output.addGreatest(of: rows)
    #expect(output.greatest == nil && output.unmeasured == true)
    // A heart rate that is known is told beside them.
    output.addGreatest(of: [row])
    #expect(output.greatest?.beatsPerMinute == 150 && output.unmeasured == true)
    output = ShowHeartRateZones.Output(method: "maximum")
    output.addGreatest(of: [row])
    #expect(output.greatest?.run == row.id && output.unmeasured == nil)
  }
}
