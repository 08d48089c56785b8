package import KernelDomain

/// The way in which the values of a chart are drawn.
package enum ChartKind: String, Codable, CaseIterable, Hashable, Sendable {
  /// Connected values, such as weights.
  case line
  /// Separate values, such as the volume of each week.
  case bars
}

/// A chart's values over time, in order of days.
package struct ChartSeries: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    /// The day of the value; for a week, its Monday.
    package let day: CivilDay
    /// The value, in tenths of a kilogram.
    package let value: Int64
    /// The weight as it was entered; nil for a value computed from several loads.
    package let weight: Load?

    package init(day: CivilDay, value: Int64, weight: Load? = nil) {
      self.day = day
      self.value = value
      self.weight = weight
    }

    /// The weight in milligrams, which orders weights that are equal in tenths of a kilogram.
    fileprivate var weightOrder: Int64 { weight?.mass.milligrams ?? 0 }
  }

  package let points: [Point]

  package init(_ points: [Point]) {
    self.points = points
  }

  /// The number of points shown, from the latest back, if the user does not choose a first day.
  package static let most = 104

  /// The latest points, at most `most`.
  package var latest: ChartSeries { ChartSeries(Array(points.suffix(ChartSeries.most))) }

  package func since(_ day: CivilDay) -> ChartSeries { ChartSeries(points.filter { $0.day >= day }) }

  /// Notable points of a series; among points with equal values, the earliest.
  package struct Facts: Hashable, Sendable {
    package let first: Point
    package let last: Point
    package let lowest: Point
    package let highest: Point
  }

  /// The notable points; nil for a series of fewer than two points, which makes no chart.
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
