/// The parts of a chart that all renderers share: its axes, and its outliers, which are points outside the range of the
/// y axis.
package struct ChartFrame {
  package let chart: Chart
  package let x: ChartAxis
  package let y: ChartAxis
  /// Points with values so bad that an axis long enough to include them would make all other points look alike. They
  /// are drawn at the edge of the chart.
  package let outliers: [Chart.Point]

  /// Computes the axes.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - xTicks: how many ticks fit along the x axis.
  ///   - yTicks: how many ticks fit along the y axis.
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

  // MARK: The range of the y axis

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

  /// The minimum number of points from which the usual range of values can be computed.
  private static let fewest = 5

  /// Returns the value at which the y axis ends on the side of bad values. It is the worst value if this makes the axis
  /// at most a third longer than an axis that ends at the 98th percentile; otherwise, it is the 98th percentile. If
  /// there are fewer than 50 points, so that 2 % of them are less than one point, the worst value may make the axis up
  /// to twice as long.
  /// - Parameters:
  ///   - best: the best value.
  ///   - values: all values, from the best to the worst.
  private static func farthest(from best: Int, _ values: [Int]) -> Int {
    let worst = values[values.count - 1]
    guard values.count >= fewest else { return worst }
    let usual = values[(values.count - 1) * 98 / 100]
    let longer = abs(Double(worst) - Double(best)) / abs(Double(usual) - Double(best))
    return longer <= (values.count < 50 ? 2 : 4.0 / 3) ? worst : usual
  }

  /// Returns the range of a bar chart's y axis. It includes zero and the ends of all bars, or of all stacks of bars.
  private static func sums(_ chart: Chart) -> ClosedRange<Int> {
    let tops = chart.sums.values
    return min(tops.min() ?? 0, 0)...max(tops.max() ?? 0, 0)
  }
}
