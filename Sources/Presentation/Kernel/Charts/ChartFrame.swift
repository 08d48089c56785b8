/// What every drawing of a chart shares: its axes, and what lies beyond them.
package struct ChartFrame {
  package let chart: Chart
  package let x: ChartAxis
  package let y: ChartAxis
  /// Points so much worse than the others that showing them in their place would flatten those; marked at the edge.
  package let outliers: [Chart.Point]

  /// - Parameters: for so many round values there is room.
  package init(_ chart: Chart, xTicks: Int, yTicks: Int) {
    self.chart = chart
    let xs = chart.points.map(\.x) + [chart.from, chart.to].compactMap { $0 }
    let names = chart.x == .items ? chart.points.map { ($0.x, $0.xText) } : []
    x = ChartAxis(
      (xs.min() ?? 0)...(xs.max() ?? 0), chart.x, room: xTicks, hasBars: chart.kind == .bars,
      names: Dictionary(names) { first, _ in first })
    let y = ChartAxis(ChartFrame.values(chart), chart.y, room: yTicks, isWidened: true)
    self.y = y
    outliers = chart.kind == .bars ? [] : chart.points.filter { !y.bounds.contains($0.y) }
  }

  // MARK: Which values the y axis shows

  private static func values(_ chart: Chart) -> ClosedRange<Int> {
    if chart.kind == .bars { return sums(chart) }
    let sorted = chart.points.map(\.y).sorted()
    guard let first = sorted.first, let last = sorted.last else { return 0...0 }
    switch chart.better {
    case .less: return first...farthest(from: first, sorted)
    case .more: return farthest(from: last, sorted.reversed())...last
    case nil: return first...last
    }
  }

  /// The fewest points from which the usual range can be judged.
  private static let fewest = 5

  /// Where the axis ends on the worse side: at the 98th percentile, unless the rest would only lengthen it by a third.
  /// Of fewer than fifty values two in a hundred are none: there the rest has to be as far again from the others.
  /// - Parameter values: from the best to the worst.
  private static func farthest(from best: Int, _ values: [Int]) -> Int {
    let worst = values[values.count - 1]
    guard values.count >= fewest else { return worst }
    let usual = values[(values.count - 1) * 98 / 100]
    let longer = abs(Double(worst) - Double(best)) / abs(Double(usual) - Double(best))
    return longer <= (values.count < 50 ? 2 : 4.0 / 3) ? worst : usual
  }

  /// Zero, and the tops of the bars; those that stand on each other are one.
  private static func sums(_ chart: Chart) -> ClosedRange<Int> {
    let tops = chart.sums.values
    return min(tops.min() ?? 0, 0)...max(tops.max() ?? 0, 0)
  }
}
