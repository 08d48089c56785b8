/// The numbers of a chart, which renderers draw. A screen with a chart always also contains a table with the same
/// numbers, and the `label` of the chart's element describes in words what the chart shows.
package struct Chart: Codable, Hashable, Sendable {
  package var kind: Kind
  /// Whether smaller or larger values are better. Nil if neither is better, as for distances: a short run is not worse
  /// than a long one.
  package var better: Better?
  package var x: Scale
  package var y: Scale
  /// The series of points, such as one per swimming style. A point's `series` is an index into this array. Nil if the
  /// chart has only one series.
  package var series: [Series]?
  /// The points, sorted by `x`.
  package var points: [Point]
  /// The value at which the x axis starts; nil if the axis starts at the first point. `to` is the value at which the
  /// axis ends; nil if it ends at the last point.
  package var from: Int?
  package var to: Int?
  /// Values of `x` that are marked by ticks inside the chart, such as those at which laps begin; nil for no ticks.
  package var ticks: [Int]?
  /// The maximum distance in `x` between two neighbouring points that a line connects. Between points further apart,
  /// the line has a gap, because nothing is known about the values there. Nil if lines connect all points.
  package var widestStep: Int?

  /// Creates a chart.
  /// - Parameter range: the range of the x axis; nil if it extends from the first to the last point.
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
    /// A dot for each attempt, and a stepped line that shows the best value up to each attempt.
    case progress
    /// The heat map of a year, with a square for each day. The larger the value, the larger the square. `x` is the
    /// number of days since 1970-01-01.
    case calendar
    /// A line through the values of each series.
    case line
    /// A line with the area below it filled.
    case area
    /// Bars from zero to each value. If several series have bars at the same `x`, the bars are stacked.
    case bars
    /// The heat map of several weeks, with a column for each week and a square for each day. `x` is the number of days
    /// since 1970-01-01. The values 1 to 5 are shown as five shades. Days that belong to the second series are hatched.
    case weeks
    /// A bar with a name for each `x`. All bars are equally long, and each is divided in proportion to the values of
    /// the series. Beside it stands the percentage of the first series.
    case shares
  }

  /// Whether smaller or larger values are better.
  package enum Better: String, Codable, Sendable {
    case less
    case more
  }

  /// The kind of number on an axis. It determines the positions of the tick marks and the form of their labels.
  package enum Scale: String, CaseIterable, Codable, Sendable {
    case number
    /// Numbers with decimals, given in thousandths.
    case thousandths
    case metres
    case yards
    /// Times in sports, given in hundredths of a second.
    case hundredths
    /// Paces, given in whole seconds per kilometre or mile. The axis is reversed, so that faster paces are higher.
    case pace
    /// Days, given as numbers of days since 1970-01-01.
    case days
    /// The months of a year, from 1 to 12.
    case months
    /// Items without an order, such as muscles. A point's `xText` is the name of its item.
    case items
  }

  /// A series: points that belong together, with a name and a colour.
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
    /// The text that describes the point's `x` to users; `yText` describes its `y`.
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

extension Chart.Kind {
  /// Whether the chart is drawn between two axes.
  package var hasAxes: Bool {
    switch self {
    case .progress, .line, .area, .bars: true
    case .calendar, .weeks, .shares: false
    }
  }
}

extension Chart {
  /// Each point that was better than all points before it. `better` states whether smaller or larger values are better;
  /// if it is nil, smaller ones are.
  package var best: [Point] {
    var best: [Point] = []
    for point in points where best.last.map({ isBetter(point.y, than: $0.y) }) ?? true { best.append(point) }
    return best
  }

  /// Returns how much a part is of a whole, as a whole number of percent. It is 100 only for the whole itself, and 0
  /// only for nothing. Nil if the whole is nothing.
  package static func percent(_ part: Int, of whole: Int) -> Int? {
    guard whole > 0 else { return nil }
    if part <= 0 || part >= whole { return part <= 0 ? 0 : 100 }
    return min(max((part * 100 + whole / 2) / whole, 1), 99)
  }

  private func isBetter(_ value: Int, than other: Int) -> Bool {
    better == .more ? value > other : value < other
  }

  /// For each `x`, the sum of the `y` values of all points with this `x`. A sum that overflows is replaced by the
  /// nearest `Int`.
  package var sums: [Int: Int] {
    Dictionary(points.map { ($0.x, $0.y) }) { some, more in
      let sum = some.addingReportingOverflow(more)
      return sum.overflow ? (more < 0 ? Int.min : Int.max) : sum.partialValue
    }
  }

  /// The points of a chart with only one series, divided into stretches between which the line has a gap.
  private var stretches: [[Point]] {
    guard let widestStep else { return [points] }
    var stretches: [[Point]] = []
    for point in points {
      if let last = stretches.last?.last, point.x - last.x <= widestStep {
        stretches[stretches.count - 1].append(point)
      } else {
        stretches.append([point])
      }
    }
    return stretches
  }

  /// The lines to draw, each as the points that it connects. There is one line per series or, in a chart with only one
  /// series, one line per stretch between gaps.
  package var lines: [[Point]] {
    guard let series, series.count > 1 else { return stretches }
    return series.indices.map { number in points.filter { ($0.series ?? 0) == number } }
  }
}
