import KernelApplication
import KernelDomain
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

/// Swims without lengths keep the distance that their device reported, wherever distances are shown.
struct LengthlessSwimTests {
  private static let march = CivilMonth("2024-03")!

  /// 100 m of lengths in a pool, 1,520.98 m in open water, and one of which nothing is known.
  private func store() throws -> InMemorySwimRepository {
    var lake = try swim("2024-03-06T06:00:00Z", pool: nil, laps: [])
    lake.place = .openWater
    lake.reportedDistance = 152_098
    lake.duration = 1_800_000
    return InMemorySwimRepository([try swim(), lake, try swim("2024-03-07T06:00:00Z", laps: [])])
  }

  @Test func yearMonthAndListAgree() throws {
    let store = try store()
    let year = try ShowYear(swims: store)(.init(year: 2024))
    let total = try #require(year.months.first)
    #expect(total.swimCount == 3 && total.metres == 1_620)
    #expect(total.lengthlessSwimCount == 2 && total.lengthlessMetres == 1_520)
    #expect(year.days.map(\.metres) == [100, 1_520, 0])
    let month = try ShowMonth(swims: store)(.init(month: Self.march))
    #expect(month.total == total)
    #expect(month.segments.count == 1)
    #expect(month.lengthlessSwims.map(\.distance) == [1_520.98, nil])
    let list = try ListSwims(swims: store)(ListSwims.Input()).swims
    #expect(list.map(\.distance) == [nil, 1_520.98, 100])
    #expect(list.map(\.unit) == [.metre, .metre, .metre])
  }

  @Test func removedOnesCountNowhere() throws {
    let store = try store()
    _ = try RemoveSwim(swims: store)(.init(swim: try #require(SwimID("20240306T060000Z"))))
    let month = try ShowMonth(swims: store)(.init(month: Self.march))
    #expect(month.total.swimCount == 2 && month.total.metres == 100 && month.total.lengthlessMetres == 0)
    #expect(month.lengthlessSwims.count == 1)
  }

  @Test func aMonthOfOneIsFoundFromItsNeighbours() throws {
    var lake = try swim("2024-04-06T06:00:00Z", pool: nil, laps: [])
    lake.reportedDistance = 100_000
    let store = InMemorySwimRepository([try swim(), lake])
    #expect(try ShowMonth(swims: store)(.init(month: Self.march)).nextMonth == CivilMonth("2024-04"))
    #expect(
      try ShowRecordsBook(swims: store, settings: FixedSettings())(.init()).records.allSatisfy {
        $0.segment.swim == morning
      })
  }

  @Test func aDoubtedDistanceIsToldUntilItIsDecided() throws {
    var lake = try swim("2024-03-06T06:00:00Z", pool: nil, laps: [])
    lake.place = .openWater
    lake.reportedDistance = 5_700_000
    lake.duration = 4_410_000
    let store = InMemorySwimRepository([try swim(), lake])
    let show = ShowSwim(swims: store, hearts: store)
    let doubted = try #require(try show(.init(swim: .last)).doubted)
    #expect(doubted.metres == 57_000 && doubted.millimetresPerSecond == 12_925)
    #expect(try show(.init(swim: .id(morning))).doubted == nil)
    _ = try ConfirmDistance(swims: store)(.init(swim: lake.id))
    let counted = try show(.init(swim: .last))
    #expect(counted.doubted == nil && counted.swim.distance == 57_000)
  }

  @Test func theBookTellsThemAtAGlance() throws {
    let summary = SwimSummary(of: try store().book())
    #expect(summary.days.map(\.metres) == [0, 1_520, 100])
  }
}
