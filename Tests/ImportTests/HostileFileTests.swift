import KernelDomain
import SwimmingDomain
import TestSupport
import Testing

/// Files with numbers and counts that no device and no service writes.
struct HostileFileTests {
  private let files = ImportFolder()
  private let start: UInt32 = 1_118_934_000

  /// A FIT file with a swim of ten minutes.
  private func swim(_ messages: (inout FITBuilder) -> Void) -> [UInt8] {
    var file = FITBuilder()
    messages(&file)
    file.message(
      18,
      [
        253: .uint32(start + 600), 2: .uint32(start), 5: .enumeration(5), 6: .enumeration(17), 7: .uint32(600_000),
        8: .uint32(600_000), 9: .uint32(50_000), 44: .uint64(1 << 62),
      ])
    return file.file()
  }

  /// Of the profile's fields, none has more than 32 bits.
  @Test func fieldsOfSixtyFourBitsDoNotOverflow() {
    let bytes = swim { file in
      file.message(132, [253: .uint32(start), 0: .sint64(.max), 9: .sint64(.min), 6: .uint8(90)])
      file.message(132, [253: .uint32(start), 9: .uint64(1 << 62), 6: .uint8(90)])
      file.message(132, [6: .uint8(90), 10: .raw(code: 0x0D, [1, 2, 3])])
      file.message(19, [253: .uint32(start), 2: .uint32(start), 8: .uint64(1 << 62), 9: .uint32(100_000)])
    }
    #expect(files.outcome("a.fit", bytes).swims.count == 1)
  }

  @Test func ofThousandsOfJoinedFilesTheFirstAreRead() {
    let outcome = files.outcome(
      "a.fit", swim { _ in } + (0..<1_000).flatMap { _ in FITBuilder().file() })
    #expect(outcome.swims.count == 1)
    #expect(outcome.remarks == ["trailingBytes"])
  }

  @Test func aDurationOfManyHoursIsNone() {
    let hours = String(repeating: "999999999H", count: 3_000)
    let session = """
      {"exercises": [{"startTime": "2025-09-03T17:00:00.000", "timezoneOffset": 0, "distance": 3600.0,
      "sport": "RUNNING", "duration": "PT\(hours)"}]}
      """
    #expect(files.outcome("a.json", Array(session.utf8)).runs == [])
  }

  /// In the year 9999.
  @Test func anEndThatNobodyRunsToIsNone() {
    let run = """
      {"start_epoch_ms": 1750000000000, "end_epoch_ms": 253402300000000, "type": "run", "metrics": [{"type": "distance",
      "values": [{"end_epoch_ms": 1750000060000, "value": 0.2}, {"end_epoch_ms": 1750000120000, "value": 0.2}]}]}
      """
    let runs = files.outcome("a.json", Array(run.utf8)).runs
    #expect(runs.allSatisfy { $0.contains(" odometer 120000 120000 ") }, "\(runs)")
  }

  @Test func anActivityOfAListThatBeganBeforeAnyCalendarHasNoDate() {
    let list = """
      [{"summarizedActivitiesExport": [{"activityId": 1, "name": "Odd", "activityType": "running",
      "beginTimestamp": -999999999999999, "duration": 600000.0, "distance": 180000.0}]}]
      """
    let outcome = files.outcome(
      "a.zip", ImportFolder.zip(("0_summarizedActivities.json", Array(list.utf8)), ("1.gpx", TrackText.gpx())))
    #expect(outcome.left == ["noDate -"])
  }

  @Test func lapsDoNotMakeMoreLengthsThanAnybodySwims() throws {
    let laps = (0..<60).map { number in
      StatedLap(
        start: Timestamp(seconds: Int64(number) * 10_000), duration: 9_000_000, centimetres: 5_000_000, hasPause: false)
    }
    let lengths = StatedLengths(laps, in: try #require(PoolLength(centimetres: 2_500)))
    #expect(lengths.laps.count == 50_000)
    #expect(lengths.unusable == 35)
  }
}
