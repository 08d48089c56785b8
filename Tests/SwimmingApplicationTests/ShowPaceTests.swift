import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

struct ShowPaceTests {
  /// 300, 500, 600 and 1,000 m have no base times, so that the nearest time that has one predicts.
  @Test func timesOverDistancesWithoutABaseTimePredictNothing() throws {
    let store = InMemorySwimRepository([try swim(laps: [Array(repeating: 25_000, count: 40)])])
    let settings = FixedSettings(Settings(values: [SwimmingSettings.pointsTable.name: .text("female")]))
    let today = try #require(CivilDay("2024-03-10"))
    let output = try ShowPace(swims: store, settings: settings, files: OneTable(), today: { today })(.init())
    #expect(output.predicts)
    #expect(output.predictions.map(\.distance) == [50, 100, 200, 400, 800, 1_500])
    let faster = output.predictions.first { $0.distance == 1_500 }
    #expect(faster?.hundredths == 150_000)
  }
}

/// Base times of freestyle in 25 m pools: 15 s for each 25 m.
private struct OneTable: MeetFileReader {
  func read(_ path: String) throws(Failure) -> ReadMeetFile { .table([]) }
  func baseTimes(_ path: String) throws(Failure) -> BaseTimes { BaseTimes() }
  func ageBases(_ path: String) throws(Failure) -> AgeBases? { nil }
  func standards(_ path: String) throws(Failure) -> [TimeStandard] { [] }

  var shippedBaseTimes: BaseTimes {
    BaseTimes(
      [50, 100, 200, 400, 800, 1_500].map { distance in
        let event = BaseTimes.Event(course: .shortCourseMetres, sex: .female, style: .freestyle, distance: distance)
        return (edition: 2_025, event: event, hundredths: distance * 60)
      })
  }
}
