import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

@testable import RunningApplication

/// The times in zones of heart rate that a week adds up.
struct WeekZoneTests {
  /// A treadmill may tell the heart rate at each moment, and the length only as a total.
  @Test func aRunOfATotalCountsWithTheHeartRateThatWasRecorded() throws {
    let under = try LiveRunUnderTest()
    try under.reader.settings.change { settings in
      var settings = settings
      settings.values[RunningSettings.highestHeartRate.name] = .text("190")
      return settings
    }
    var recorded = RecordedRun(source: "Treadmill")
    recorded.fixes = (0...60 as ClosedRange<Int64>).map {
      RunFix(time: Timestamp(milliseconds: 1_750_000_000_000 + $0 * 5_000), heartRate: 140)
    }
    recorded.device = DeviceTotals(length: 1_000_000, active: 300_000, elapsed: 300_000)
    let run = try recorded.ordered().run
    _ = try under.store.transaction { (transaction) throws(Failure) in
      try under.runs.change(in: &transaction) { _ throws(Failure) in (.put([EncodedRun(run)], []), ()) }
    }
    let shown = try ShowRun(reader: under.reader)(ShowRun.Input(run: run.id))
    let week = try ShowWeekZones(reader: under.reader)(ShowWeekZones.Input(day: run.day()))
    #expect(shown.run.recorded == .totals && week.zones == shown.heartRate?.zones)
    #expect(week.zones?.zones.map(\.milliseconds) == [0, 0, 300_000, 0, 0])
    #expect(week.zones?.unknownMilliseconds == 0)
  }
}
