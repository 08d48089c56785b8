import KernelPresentation

/// Draws a chart as the content of an SVG that is stretched to the available space. Line widths stay the same, and the
/// text is outside of the SVG. Dots are drawn as lines without length and with round ends, so that one path can draw
/// many of them.
struct ChartDrawing {
  private let frame: ChartFrame

  init(_ frame: ChartFrame) { self.frame = frame }

  private static let width = 1_000
  private static let height = 300

  static let viewBox = "0 0 \(width) \(height)"

  func write(to html: inout HTMLText) {
    html.path("grid") { writeGrid(&$0) }
    if let ticks = frame.chart.ticks { html.path("tick") { writeTicks(ticks, &$0) } }
    let chart = frame.chart
    switch chart.kind {
    case .progress:
      let best = chart.best
      writeAttempts(chart.points, &html)
      html.path("step") { writeSteps(best, &$0) }
      html.path("dots best") { writeDots(best, &$0) }
    case .line:
      for (number, line) in chart.lines.enumerated() {
        html.path("step", color(number)) { writeLine(line, &$0) }
        // A pace is measured continuously, and many dots, as of a heart rate, would only cover their line.
        if chart.y != .pace, line.count <= Self.mostDots {
          html.path("dots", color(number)) { writeDots(line, &$0) }
        }
      }
    case .area:
      html.path("ground") { writeGround(chart.points, &$0) }
      html.path("step") { writeLine(chart.points, &$0) }
    case .bars: writeBars(&html)
    case .calendar, .weeks, .shares: break
    }
    if !frame.outliers.isEmpty { html.path("beyond") { writeOutliers(&$0) } }
  }

  /// Returns the colour of a series; nil for the colour of the whole chart.
  private func color(_ series: Int) -> ColorToken? {
    guard let all = frame.chart.series, all.indices.contains(series) else { return nil }
    return all[series].color
  }

  private func x(_ value: Int) -> Int { frame.x.place(value, steps: Self.width) }
  private func y(_ value: Int) -> Int { Self.height - frame.y.place(value, steps: Self.height) }

  /// Writes a horizontal line at each tick of the y axis.
  private func writeGrid(_ html: inout HTMLText) {
    for tick in frame.y.ticks {
      html.move(0, y(tick))
      html.raw("h")
      html.number(Self.width)
    }
  }

  /// Writes a vertical line for each of the given values of `x`.
  private func writeTicks(_ values: [Int], _ html: inout HTMLText) {
    for value in values {
      html.move(x(value), Self.height)
      html.raw("v")
      html.number(-Self.height)
    }
  }

  /// The maximum number of points for which a line also has dots.
  private static let mostDots = 100

  private func writeAttempts(_ points: [Chart.Point], _ html: inout HTMLText) {
    guard points.count > ChartDensity.fewest else { return html.path("dots") { writeDots(points, &$0) } }
    let inside = points.filter { frame.y.bounds.contains($0.y) }
    let density = ChartDensity(inside.map { ChartDensity.Place(x: x($0.x), y: y($0.y)) })
    for (level, places) in density.levels.enumerated() where !places.isEmpty {
      html.path(Self.densities[level]) { html in
        for place in places { html.dot(place.x, place.y) }
      }
    }
  }

  private static let densities: [StaticString] = ["dots few", "dots", "dots many"]

  /// Draws the points as dots. Omits outliers, which `writeOutliers` marks.
  private func writeDots(_ points: [Chart.Point], _ html: inout HTMLText) {
    for point in points where frame.y.bounds.contains(point.y) { html.dot(x(point.x), y(point.y)) }
  }

  private func writeLine(_ points: [Chart.Point], _ html: inout HTMLText) {
    for (index, point) in points.enumerated() {
      html.raw(index == 0 ? "M" : "L")
      html.number(x(point.x))
      html.raw(" ")
      html.number(y(point.y))
    }
  }

  /// Writes the outline of the area below a line.
  private func writeGround(_ points: [Chart.Point], _ html: inout HTMLText) {
    guard let first = points.first, let last = points.last else { return }
    writeLine(points, &html)
    html.raw(made: "L\(x(last.x)) \(Self.height)H\(x(first.x))z")
  }

  /// Draws a step line that shows the best value up to each moment. Each value extends to the next better one, and the
  /// last one to the end of the chart.
  private func writeSteps(_ best: [Chart.Point], _ html: inout HTMLText) {
    for (index, point) in best.enumerated() {
      html.raw(index == 0 ? "M" : "H")
      html.number(x(point.x))
      html.raw(index == 0 ? " " : "V")
      html.number(y(point.y))
    }
    if !best.isEmpty { html.raw(made: "H\(Self.width)") }
  }

  /// Marks each outlier with a short line at the edge beyond which the outlier lies.
  private func writeOutliers(_ html: inout HTMLText) {
    for point in frame.outliers {
      let isAbove = point.y > frame.y.bounds.upperBound
      html.move(x(point.x), isAbove ? -Self.mark : Self.height - Self.mark)
      html.raw("v")
      html.number(2 * Self.mark)
    }
  }

  private static let mark = 9

  // MARK: Bars

  /// Returns the width of a bar in thousandths of the picture's width.
  static func barWidth(_ frame: ChartFrame) -> Int { max(1, width * 8 / 10 / max(frame.x.count, 1)) }

  private func writeBars(_ html: inout HTMLText) {
    let width = Self.barWidth(frame)
    let bars = ChartBars(frame.chart)
    for number in bars.series.indices {
      html.path("bar", color(number)) { html in
        for bar in bars.series[number] {
          html.move(x(bar.x) - width / 2, y(bar.values.upperBound))
          html.raw("h")
          html.number(width)
          html.raw("V")
          html.number(y(bar.values.lowerBound))
          html.raw("h")
          html.number(-width)
          html.raw("z")
        }
      }
    }
  }
}

/// The bars of a chart. If there are several series, their bars are stacked.
struct ChartBars {
  struct Bar {
    let x: Int
    /// The range of values that the bar covers. It begins or ends at zero, unless the bar is stacked on another one.
    let values: ClosedRange<Int>
  }

  /// The bars of each series, in the order of the series.
  private(set) var series: [[Bar]] = []

  init(_ chart: Chart) {
    var ends: [Int: Int] = [:]
    for points in chart.lines {
      series.append(
        points.map { point in
          let start = ends[point.x] ?? 0
          let sum = start.addingReportingOverflow(point.y)
          let end = sum.overflow ? start : sum.partialValue
          ends[point.x] = end
          return Bar(x: point.x, values: min(start, end)...max(start, end))
        })
    }
  }
}

extension HTMLText {
  /// Writes a path.
  /// - Parameter color: the path's colour; nil for the colour of the whole chart.
  mutating func path(_ classes: StaticString, _ color: ColorToken? = nil, _ write: (inout HTMLText) -> Void) {
    open("path", Classes(classes, color: color)) { html in
      html.raw(" d=\"")
      write(&html)
      html.raw("\"/")
    }
  }

  mutating func dot(_ x: Int, _ y: Int) {
    move(x, y)
    raw("h0")
  }

  mutating func move(_ x: Int, _ y: Int) {
    raw("M")
    number(x)
    raw(" ")
    number(y)
  }
}
