/// A chart as the inside of an SVG. Lines keep their width however the picture is stretched; dots are lines without
/// length and with round ends, so that a thousand of them take one path.
struct ChartDrawing {
  let chart: Chart
  private let xs: ClosedRange<Int>
  private let ys: ClosedRange<Int>

  init(chart: Chart) {
    self.chart = chart
    xs = chart.xs
    ys = chart.ys
  }

  private static let width = 1_000
  private static let height = 300
  /// Free space at each edge, for half a dot.
  private static let inset = 24
  private static let day = 10

  var isStretched: Bool { chart.kind != .calendar }

  var viewBox: String {
    chart.kind == .calendar ? "0 0 \(Self.day * 54) \(Self.day * 7)" : "0 0 \(Self.width) \(Self.height)"
  }

  var shapes: String {
    switch chart.kind {
    case .progress: path(steps, "step") + path(dots(chart.points), "dots") + path(dots(chart.best), "dots best")
    case .line: path(polyline, "step") + path(dots(chart.points), "dots")
    case .calendar: calendar
    }
  }

  private func path(_ d: String, _ classes: String) -> String {
    "<path class=\"\(classes)\" d=\"\(d)\"/>"
  }

  private func x(_ point: Chart.Point) -> Int {
    Self.inset + Chart.place(point.x, in: xs, steps: Self.width - 2 * Self.inset)
  }

  private func y(_ point: Chart.Point) -> Int {
    Self.height - Self.inset - Chart.place(point.y, in: ys, steps: Self.height - 2 * Self.inset)
  }

  /// A dot that would lie on another is left out where there are thousands.
  private func dots(_ points: [Chart.Point]) -> String {
    var dots = ""
    var taken: Set<Int> = []
    for point in points {
      let (x, y) = (x(point), y(point))
      let cell = x / Self.dot * Self.height + y / Self.dot
      guard points.count <= Self.manyPoints || taken.insert(cell).inserted else { continue }
      dots += "M\(x) \(y)h0"
    }
    return dots
  }

  private static let manyPoints = 2_000
  /// About what a dot covers.
  private static let dot = 6

  private var polyline: String {
    points(chart.points)
  }

  private func points(_ points: [Chart.Point]) -> String {
    points.enumerated().map { "\($0 == 0 ? "M" : "L")\(x($1)) \(y($1))" }.joined()
  }

  /// The best so far holds until a better one, and to the end.
  private var steps: String {
    guard let first = chart.best.first else { return "" }
    return "M\(x(first)) \(y(first))" + chart.best.dropFirst().map { "H\(x($0))V\(y($0))" }.joined()
      + "H\(Self.width - Self.inset)"
  }

  // MARK: A year

  /// Four sizes, a path each: the more, the larger.
  private var calendar: String {
    let most = max(chart.highest?.y ?? 0, 1)
    return (1...4).map { size in
      let days = chart.points.filter { ChartDrawing.size($0.y, of: most) == size }
      return path(days.map(dayMark).joined(), "day\(size)")
    }.joined() + path(allDays, "nothing")
  }

  /// From 1 to 4; 0 for nothing.
  static func size(_ value: Int, of most: Int) -> Int {
    value <= 0 ? 0 : min(4, (value * 4 + most - 1) / most)
  }

  private func dayMark(_ point: Chart.Point) -> String {
    let place = CalendarPlace(point.x, inYearOf: chart.points[0].x)
    return "M\(place.week * Self.day + 5) \(place.weekday * Self.day + 5)h0"
  }

  private var allDays: String {
    guard let first = chart.points.first else { return "" }
    return CalendarPlace.days(ofYearOf: first.x).map { day in
      let place = CalendarPlace(day, inYearOf: first.x)
      return "M\(place.week * Self.day + 5) \(place.weekday * Self.day + 5)h0"
    }.joined()
  }
}
