package import KernelDomain

/// How a chart's values belong together.
package enum ChartKind: String, Codable, CaseIterable, Hashable, Sendable {
  /// One value after the other, such as weights.
  case line
  /// Each for itself, such as the volume of a week.
  case bars
}

/// Values over time, in order.
package struct ChartSeries: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    /// Its day; of a week, the Monday.
    package let day: CivilDay
    /// What is told: tenths of a kilogram.
    package let value: Int64
    /// What it was entered as; nil of what is made of several loads.
    package let weight: Load?

    package init(day: CivilDay, value: Int64, weight: Load? = nil) {
      self.day = day
      self.value = value
      self.weight = weight
    }

    /// Tells apart what is the same in tenths of a kilogram.
    fileprivate var weightOrder: Int64 { weight?.mass.milligrams ?? 0 }
  }

  package let points: [Point]

  package init(_ points: [Point]) {
    self.points = points
  }

  /// So many points, of the latest, are told where nobody says since when.
  package static let most = 104

  /// The latest points that are told where nobody says since when.
  package var latest: ChartSeries { ChartSeries(Array(points.suffix(ChartSeries.most))) }

  /// The points from a day on.
  package func since(_ day: CivilDay) -> ChartSeries { ChartSeries(points.filter { $0.day >= day }) }

  /// What is to be said of a series; of equal ones the earliest.
  package struct Facts: Hashable, Sendable {
    package let first: Point
    package let last: Point
    package let lowest: Point
    package let highest: Point
  }

  /// Nil for a series of fewer than two points, which are no chart.
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
