import KernelDomain
import PresentationTestSupport
import TestSupport
import Testing

@testable import KernelPresentation

@Suite struct ChartFrameTests {
  private func frame(_ values: [Int], _ better: Chart.Better?) -> ChartFrame {
    ChartFrame(
      chart(.progress, values.enumerated().map { ($0, $1) }, y: .hundredths, better: better), xTicks: 6, yTicks: 5)
  }

  /// Fifties around 38 s, and one of 156 s.
  @Test(arguments: [6, 30, 60, 400]) func anOutlierDoesNotFlattenTheRest(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let usual = (1..<count).map { _ in Int.random(in: 3_700...3_950, using: &random) }
    let less = frame(usual + [15_656], .less)
    #expect(less.outliers.map(\.y) == [15_656])
    #expect(less.y.bounds.upperBound <= 4_000)
    let more = frame(usual + [156], .more)
    #expect(more.outliers.map(\.y) == [156] && more.y.bounds.lowerBound >= 3_600)
    let places = usual.map { less.y.place($0, steps: 100) }
    #expect((places.max() ?? 0) - (places.min() ?? 0) >= 40)
  }

  @Test func whatIsNearBelongsToTheOthers() {
    #expect(frame([3_800, 3_900, 4_000, 4_100, 4_200, 4_300], .less).outliers.isEmpty)
    #expect(frame([4_000, 3_800, 4_200, 3_900, 3_600], .less).outliers.isEmpty)
    #expect(frame([4_000, 3_800, 4_500, 3_900, 3_600], .less).outliers.map(\.y) == [4_500])
    #expect(frame((0..<100).map { 3_800 + $0 } + [3_925], .less).outliers.isEmpty)
    #expect(frame((0..<100).map { 3_800 + $0 } + [4_010], .less).outliers.map(\.y) == [4_010])
  }

  /// The better side is never cut, nor one without a worse side, nor a few values, of which none is usual.
  @Test func onlyTheWorseSideIsCut() {
    let values = [3_800, 3_810, 3_820, 3_830, 3_840, 3_850]
    #expect(frame([1_000] + values, .less).outliers.isEmpty)
    #expect(frame(values + [90_000], .more).outliers.isEmpty)
    #expect(frame(values + [90_000], nil).outliers.isEmpty)
    #expect(frame([3_800, 3_810, 90_000], .less).outliers.isEmpty)
  }

  @Test func barsBeginAtZero() {
    let bars = { (values: [Int]) in
      ChartFrame(chart(.bars, values.enumerated().map { ($0, $1) }, y: .metres), xTicks: 6, yTicks: 5).y.bounds
    }
    #expect(bars([950, 1_000]) == 0...1_000)
    #expect(bars([-950, 400]) == -1_000...500)
    #expect(bars([0]) == 0...20)
  }
}
