package import KernelDomain

/// How the values of a chart are drawn.
package enum ChartKind: String, Codable, CaseIterable, Hashable, Sendable {
  /// The values are connected by a line, as for body weights.
  case line
  /// Each value is shown as a separate bar, as for the volume of each week.
  case bars
}

/// The values shown in a chart, in chronological order.
package struct ChartSeries: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    /// The day of the value. For the value of a week, it is the week's Monday.
    package let day: CivilDay
    /// The value, in tenths of a kilogram; for a body measure, in thousandths of the measure's unit.
    package let value: Int64
    /// The load as the user entered it; nil if the value is not a single load.
    package let weight: Load?

    package init(day: CivilDay, value: Int64, weight: Load? = nil) {
      self.day = day
      self.value = value
      self.weight = weight
    }

    /// The load in milligrams; 0 if there is none. If two points have the same value in tenths of a kilogram, the load
    /// decides which one is greater.
    fileprivate var weightOrder: Int64 { weight?.mass.milligrams ?? 0 }
  }

  package let points: [Point]

  package init(_ points: [Point]) { self.points = points }

  /// The maximum number of points shown if the user does not choose a first day. The most recent points are shown.
  package static let most = 104

  /// A series of the most recent points, `most` of them at most.
  package var latest: ChartSeries { ChartSeries(Array(points.suffix(ChartSeries.most))) }

  package func since(_ day: CivilDay) -> ChartSeries { ChartSeries(points.filter { $0.day >= day }) }

  /// A series with only the best point of each week, so that light days do not hide the progress. If several points of
  /// a week have the same value, the earliest is kept.
  package var bestOfEachWeek: ChartSeries {
    var best: [Point] = []
    for point in points {
      if let last = best.last, last.day.startOfWeek() == point.day.startOfWeek() {
        if point.value > last.value { best[best.count - 1] = point }
      } else {
        best.append(point)
      }
    }
    return ChartSeries(best)
  }

  /// The points of a series that are described in the text next to the chart. If several points are equally low or
  /// equally high, the earliest is described.
  package struct Facts: Hashable, Sendable {
    package let first: Point
    package let last: Point
    package let lowest: Point
    package let highest: Point
  }

  /// The points that are described in the text next to the chart; nil if the series has fewer than two points, so that
  /// no chart is shown.
  package var facts: Facts? {
    guard let first = points.first, let last = points.last, points.count > 1 else { return nil }
    var (lowest, highest) = (first, first)
    for point in points {
      if (point.value, point.weightOrder) < (lowest.value, lowest.weightOrder) { lowest = point }
      if (point.value, point.weightOrder) > (highest.value, highest.weightOrder) { highest = point }
    }
    return Facts(first: first, last: last, lowest: lowest, highest: highest)
  }
}
