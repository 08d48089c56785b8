/// A chart as numbers, which renderers draw. On a screen, a table with the same numbers always accompanies it, and the
/// `label` of its element describes in words what it shows.
package struct Chart: Codable, Hashable, Sendable {
  package var kind: Kind
  /// Whether smaller or larger values are better; nil if neither is: a short distance, for example, is no worse than a
  /// long one.
  package var better: Better?
  package var x: Scale
  package var y: Scale
  /// The series to which the points belong; a point's `series` is an index into this array. Nil if there is only one
  /// series.
  package var series: [Series]?
  /// The points in order of `x`.
  package var points: [Point]
  /// The values at which the x axis begins (`from`) and ends (`to`); nil for the first and the last point.
  package var from: Int?
  package var to: Int?

  /// Creates a chart.
  /// - Parameter range: the range of the x axis; nil for the range from the first to the last point.
  package init(
    _ kind: Kind, _ points: [Point], x: Scale = .number, y: Scale = .number, better: Better? = nil,
    series: [Series]? = nil, range: ClosedRange<Int>? = nil
  ) {
    from = range?.lowerBound
    to = range?.upperBound
    self.kind = kind
    self.points = points
    self.x = x
    self.y = y
    self.better = better
    self.series = series
  }

  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// Attempts as dots, and the best value up to each time as a step line.
    case progress
    /// The heat map of a year, with a square for each day. The larger the value, the larger the square. `x` is a day
    /// since 1970-01-01.
    case calendar
    /// A line through the values of each series.
    case line
    /// A line with the area below it filled.
    case area
    /// A bar from zero to each value. Bars of several series at the same `x` are stacked.
    case bars
  }

  /// Whether smaller or larger values are better.
  package enum Better: String, Codable, Sendable {
    case less
    case more
  }

  /// The kind of number that an axis shows. It decides where the tick marks lie and how they are labelled.
  package enum Scale: String, CaseIterable, Codable, Sendable {
    case number
    /// Numbers with decimals, in thousandths.
    case thousandths
    case metres
    case yards
    /// Sports times, in hundredths of a second.
    case hundredths
    /// Paces, in whole seconds per kilometre or mile. The axis is reversed, so that faster paces are higher.
    case pace
    /// Days since 1970-01-01.
    case days
    /// The months of a year, from 1.
    case months
    /// Things without an order of size, such as muscles; each is named by the `xText` of its points.
    case items
  }

  /// A series: values that belong together, with a name and a colour.
  package struct Series: Codable, Hashable, Sendable {
    package var name: String
    package var color: ColorToken

    package init(_ name: String, _ color: ColorToken) {
      self.name = name
      self.color = color
    }
  }

  package struct Point: Codable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    /// The point's `x` as people read it; `yText` is its `y`.
    package var xText: String
    package var yText: String
    /// The index of the point's series in the chart's `series`; nil if the chart has only one series.
    package var series: Int?

    package init(x: Int, y: Int, xText: String, yText: String, series: Int? = nil) {
      self.x = x
      self.y = y
      self.xText = xText
      self.yText = yText
      self.series = series
    }
  }
}

extension Chart {
  /// The points that were better than all points before them. If `better` is nil, smaller values count as better.
  package var best: [Point] {
    var best: [Point] = []
    for point in points where best.last.map({ isBetter(point.y, than: $0.y) }) ?? true { best.append(point) }
    return best
  }

  private func isBetter(_ value: Int, than other: Int) -> Bool {
    better == .more ? value > other : value < other
  }

  /// The sum of the points' values at each `x`. A sum that would overflow is limited to the largest `Int`.
  package var sums: [Int: Int] {
    Dictionary(points.map { ($0.x, $0.y) }) { some, more in
      let sum = some.addingReportingOverflow(more)
      return sum.overflow ? (more < 0 ? Int.min : Int.max) : sum.partialValue
    }
  }

  /// The points of each series, in order.
  package var lines: [[Point]] {
    guard let series, series.count > 1 else { return [points] }
    return series.indices.map { number in points.filter { ($0.series ?? 0) == number } }
  }
}
