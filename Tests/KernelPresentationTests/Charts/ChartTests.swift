import KernelDomain
import KernelPresentation
import PresentationTestSupport
import Testing

@Suite struct ChartTests {
  /// All or nothing is said only where it is so.
  @Test(arguments: [(0, 7, 0), (6, 7, 86), (7, 7, 100), (1, 1_000, 1), (999, 1_000, 99)])
  func aPartIsToldInPercent(part: Int, whole: Int, percent: Int) {
    #expect(Chart.percent(part, of: whole) == percent)
    #expect(Chart.percent(part, of: 0) == nil)
  }

  @Test func theBestIsWhatWasBetterThanAllBefore() {
    let points = [(0, 50), (1, 50), (2, 48), (2, 49), (5, 60)]
    #expect(chart(.progress, points).best.map(\.y) == [50, 48])
    #expect(chart(.progress, points, better: .more).best.map(\.y) == [50, 60])
    #expect(Chart(.progress, []).best.isEmpty)
  }

  /// The 98th percentile of a year of 200 to 1,200 metres lies in the uppermost level, whatever one day says.
  @Test func oneDayOfMuchLeavesTheOthersTheirDifferences() {
    let days = (0..<100).map { (20_100 + $0, 200 + $0 * 10) } + [(20_200, 40_000)]
    let levels = HeatLevels(chart(.calendar, days, x: .days, y: .metres))
    #expect(levels.bounds == [200, 400, 600])
    #expect([-5, 0, 1, 200, 201, 600, 601, 40_000].map { levels[$0] } == [0, 0, 1, 1, 2, 3, 4, 4])
  }
}
