import BookApplication
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import TestSupport
import Testing

struct FITClockTests {
  private let morning = FITBuilder.morning

  @Test(arguments: [
    (7_200, 7_200), (-43_200, -43_200), (50_400, 50_400), (20_700, 20_700), (7_200 - 29, 7_200),
    (-16_200 + 40, -16_200),
    (0, 0), (51_300, 51_300), (-44_100, -44_100), (54_900, 0), (-27 * 86_400, 0),
  ])
  func theOffsetIsThatOfTheSwimmersClock(difference: Int, offset: Int) throws {
    let swim = try #require(try swim(end: morning + 100, local: UInt32(Int(morning) + 100 + difference)).0)
    #expect(swim.utcOffset == offset)
    #expect(swim.start == Timestamp("2023-06-05T06:00:00Z"))
  }

  @Test func theDayIsTheSwimmersOwn() throws {
    let east = try #require(try swim(end: morning + 100, local: morning + 100 - 25_200).0)
    #expect(east.day == CivilDay("2023-06-04"))
  }

  @Test func withoutALocalTimeItIsUTC() throws {
    #expect(try swim(end: morning + 100, local: nil).0?.utcOffset == 0)
  }

  @Test func timeSinceSwitchedOnFollowsTheSwimmersClock() throws {
    let (swim, skipped) = try swim(start: 485, end: 1_801, local: morning + 1_801)
    #expect(swim?.start == Timestamp("2023-06-05T06:08:05Z"))
    #expect(swim?.laps.map(\.start.description) == ["2023-06-05T06:08:05Z"])
    #expect(swim?.utcOffset == 0)
    #expect(
      skipped == [
        Skipped(
          what: .swimming(.timeZone(swim: "20230605T060805Z")), why: .swimming(.clockNotSet))
      ])
  }

  @Test func timeSinceSwitchedOnFollowsACorrelation() throws {
    var file = FITBuilder()
    file.message(162, [253: .uint32(morning), 1: .uint32(400)])
    file.length(start: 485, elapsed: 30_000)
    file.length(start: morning + 115, elapsed: 30_000)
    file.session(start: 485, elapsed: 60_000)
    file.activity(end: 1_801, local: morning + 1_401 + 3_600)
    let read = try FITImporter.swims(in: file.file(), path: "swim.fit")
    #expect(read.skipped.isEmpty)
    #expect(read.swims.first?.start == Timestamp("2023-06-05T06:01:25Z"))
    #expect(read.swims.first?.utcOffset == 3_600)
    #expect(
      read.swims.first?.laps.map(\.start.description) == [
        "2023-06-05T06:01:25Z", "2023-06-05T06:01:55Z",
      ])
  }

  @Test(arguments: [nil, 900] as [UInt32?])
  func timeSinceSwitchedOnAloneIsNoDate(local: UInt32?) throws {
    let (swim, skipped) = try swim(start: 485, end: 1_801, local: local)
    #expect(swim == nil)
    #expect(skipped.map(\.what) == [.swimming(.undatedSwim)])
  }

  /// 2000-01-01T00:00:00Z is 315,619,200 s after FIT's epoch.
  @Test func datesBeginIn2000() throws {
    #expect(try swim(start: 315_619_199, end: 315_619_300, local: nil).0 == nil)
    #expect(try swim(start: 315_619_200, end: 315_619_300, local: nil).0?.start == Timestamp("2000-01-01T00:00:00Z"))
  }

  private func swim(
    start: UInt32 = FITBuilder.morning, end: UInt32, local: UInt32?
  ) throws -> (Swim?, [Skipped]) {
    var file = FITBuilder()
    file.length(start: start, elapsed: 30_000)
    file.session(start: start, elapsed: 60_000)
    file.activity(end: end, local: local)
    let read = try FITImporter.swims(in: file.file(), path: "swim.fit")
    return (read.swims.first, read.skipped)
  }
}
