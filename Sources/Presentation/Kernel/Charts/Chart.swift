/// A picture of numbers. The same numbers always stand in a table beside it, and `label` of its element says in words
/// what is to be seen.
package struct Chart: Codable, Hashable, Sendable {
  package var kind: Kind
  /// Left out where neither is: a distance is no worse for being short.
  package var better: Better?
  package var x: Scale
  package var y: Scale
  /// What the points' `series` count; left out where there is only one.
  package var series: [Series]?
  /// The points in order of `x`.
  package var points: [Point]
  /// Where the x axis begins and ends; left out where that is at the first and the last point.
  package var from: Int?
  package var to: Int?

  /// - Parameter range: all that the x axis shows; nil is from the first to the last point.
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
    /// Attempts as dots, and the best so far as a step line.
    case progress
    /// The heat map of a year, a square a day, larger where there was more. `x` are days.
    case calendar
    /// One value after the other, joined within each series.
    case line
    /// A line whose ground is filled.
    case area
    /// A bar from zero for each value; those of several series at the same `x` stand on each other.
    case bars
  }

  /// Which values are the better ones.
  package enum Better: String, Codable, Sendable {
    case less
    case more
  }

  /// What the numbers of an axis are, which says where its round values lie and how they are written.
  package enum Scale: String, CaseIterable, Codable, Sendable {
    case number
    /// Numbers with decimals, in thousandths.
    case thousandths
    case metres
    case yards
    /// Sports times, in hundredths of a second.
    case hundredths
    /// Whole seconds that a kilometre or mile takes. The fewest stand highest.
    case pace
    /// Days since 1970-01-01.
    case days
    /// The months of a year, from 1.
    case months
    /// Things one after the other, each named by the points that stand there.
    case items
  }

  /// Values that belong together, of a name and colour.
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
    /// The values as people read them.
    package var xText: String
    package var yText: String
    /// Its place in the chart's `series`; left out where there is only one.
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
  /// The points that were better than all before them; where nothing says what is better, less is.
  package var best: [Point] {
    var best: [Point] = []
    for point in points where best.last.map({ isBetter(point.y, than: $0.y) }) ?? true { best.append(point) }
    return best
  }

  private func isBetter(_ value: Int, than other: Int) -> Bool {
    better == .more ? value > other : value < other
  }

  /// What the points at the same `x` come to; the largest number there is where it would be more.
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
