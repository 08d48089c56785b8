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

  func write(to html: inout HTMLText) {
    switch chart.kind {
    case .progress:
      let best = chart.best
      path("step", &html) { writeSteps(best, &$0) }
      path("dots", &html) { writeDots(chart.points, &$0) }
      path("dots best", &html) { writeDots(best, &$0) }
    case .line:
      path("step", &html) { writeLine(&$0) }
      path("dots", &html) { writeDots(chart.points, &$0) }
    case .calendar: writeCalendar(&html)
    }
  }

  private func path(_ classes: String, _ html: inout HTMLText, _ write: (inout HTMLText) -> Void) {
    html.raw("<path class=\"")
    html.raw(made: classes)
    html.raw("\" d=\"")
    write(&html)
    html.raw("\"/>")
  }

  private func x(_ point: Chart.Point) -> Int {
    Self.inset + Chart.place(point.x, in: xs, steps: Self.width - 2 * Self.inset)
  }

  private func y(_ point: Chart.Point) -> Int {
    Self.height - Self.inset - Chart.place(point.y, in: ys, steps: Self.height - 2 * Self.inset)
  }

  /// A dot that would lie on another is left out where there are thousands.
  private func writeDots(_ points: [Chart.Point], _ html: inout HTMLText) {
    var taken: Set<Int> = []
    for point in points {
      let (x, y) = (x(point), y(point))
      if points.count > Self.manyPoints, !taken.insert(x / Self.dot * Self.height + y / Self.dot).inserted { continue }
      html.dot(x, y)
    }
  }

  private static let manyPoints = 2_000
  /// About what a dot covers.
  private static let dot = 6

  private func writeLine(_ html: inout HTMLText) {
    for (index, point) in chart.points.enumerated() {
      html.raw(index == 0 ? "M" : "L")
      html.number(x(point))
      html.raw(" ")
      html.number(y(point))
    }
  }

  /// The best so far holds until a better one, and to the end.
  private func writeSteps(_ best: [Chart.Point], _ html: inout HTMLText) {
    for (index, point) in best.enumerated() {
      html.raw(index == 0 ? "M" : "H")
      html.number(x(point))
      html.raw(index == 0 ? " " : "V")
      html.number(y(point))
    }
    if !best.isEmpty { html.raw(made: "H\(Self.width - Self.inset)") }
  }

  // MARK: A year

  /// Four sizes, a path each: the more, the larger.
  private func writeCalendar(_ html: inout HTMLText) {
    guard let first = chart.points.first else { return }
    let most = max(chart.highest?.y ?? 0, 1)
    for size in 1...4 {
      path("day\(size)", &html) { html in
        for point in chart.points where ChartDrawing.size(point.y, of: most) == size {
          writeDay(point.x, first.x, &html)
        }
      }
    }
    path("nothing", &html) { html in
      for day in CalendarPlace.days(ofYearOf: first.x) { writeDay(day, first.x, &html) }
    }
  }

  /// From 1 to 4; 0 for nothing.
  static func size(_ value: Int, of most: Int) -> Int {
    value <= 0 ? 0 : min(4, (value * 4 + most - 1) / most)
  }

  private func writeDay(_ day: Int, _ other: Int, _ html: inout HTMLText) {
    let place = CalendarPlace(day, inYearOf: other)
    html.dot(place.week * Self.day + 5, place.weekday * Self.day + 5)
  }
}

extension HTMLText {
  /// A line without length.
  fileprivate mutating func dot(_ x: Int, _ y: Int) {
    raw("M")
    number(x)
    raw(" ")
    number(y)
    raw("h0")
  }
}
