/// A chart in characters, in lines of at most `width` columns.
struct TextChart {
  let chart: Chart
  let width: Int

  var lines: [String] {
    guard !chart.points.isEmpty else { return [] }
    return switch chart.kind {
    case .line: sparkline
    case .progress: progress
    case .calendar: calendar
    }
  }

  // MARK: One value after the other

  private static let bars = Array("▁▂▃▄▅▆▇█")

  /// A bar each; several points share one where there are more points than columns.
  private var sparkline: [String] {
    let axis = chart.ys
    let share = (chart.points.count + width - 1) / width
    let groups = stride(from: 0, to: chart.points.count, by: share).map { start in
      chart.points[start..<min(start + share, chart.points.count)].map(\.y)
    }
    let bars = groups.map { group in
      Self.bars[Chart.place(group.reduce(0, +) / group.count, in: axis, steps: Self.bars.count - 1)]
    }
    return [String(bars)]
  }

  // MARK: Progress

  private static let rows = 4

  /// In dots of Braille patterns, two by four a character: each attempt, and under them the best so far as steps.
  private var progress: [String] {
    let labels = [chart.highest?.yText ?? "", chart.lowest?.yText ?? ""]
    let margin = (labels.map { displayWidth($0) }.max() ?? 0) + 1
    let columns = max(10, min(width - margin, 60))
    var grid = BrailleGrid(columns: columns, rows: Self.rows)
    let (xs, ys) = (chart.xs, chart.ys)
    let place = { (point: Chart.Point) in
      (
        x: Chart.place(point.x, in: xs, steps: columns * 2 - 1),
        y: Self.rows * 4 - 1 - Chart.place(point.y, in: ys, steps: Self.rows * 4 - 1)
      )
    }
    for point in chart.points.map(place) { grid.mark(point.x, point.y) }
    grid.markSteps(chart.best.map(place), to: columns * 2 - 1)
    let lines = grid.lines.enumerated().map { index, line in
      let label = index == 0 ? labels[0] : index == Self.rows - 1 ? labels[1] : ""
      return String(repeating: " ", count: margin - 1 - displayWidth(label)) + label + "┤" + line
    }
    return lines + [axis(columns, margin)]
  }

  private func axis(_ columns: Int, _ margin: Int) -> String {
    let (first, last) = (chart.points[0].xText, chart.points[chart.points.count - 1].xText)
    let gap = max(1, columns - displayWidth(first) - displayWidth(last))
    return String(repeating: " ", count: margin) + first + String(repeating: " ", count: gap) + last
  }

  // MARK: A year

  private static let squares: [Character] = ["·", "░", "▒", "▓", "█"]

  /// A column a week, Monday first; where that is too wide, bars of the weeks' sums.
  private var calendar: [String] {
    let year = chart.points[0].x
    let days = CalendarPlace.days(ofYearOf: year)
    let weeks = CalendarPlace(days.upperBound - 1, inYearOf: year).week + 1
    let values = Dictionary(chart.points.map { ($0.x, $0.y) }, uniquingKeysWith: +)
    let most = max(chart.highest?.y ?? 0, 1)
    guard weeks <= width else { return weekSums(days, year) }
    var lines = [[Character]](repeating: [Character](repeating: " ", count: weeks), count: 7)
    for day in days {
      let place = CalendarPlace(day, inYearOf: year)
      lines[place.weekday][place.week] = Self.squares[ChartDrawing.size(values[day] ?? 0, of: most)]
    }
    return lines.map { String($0) }
  }

  private func weekSums(_ days: Range<Int>, _ year: Int) -> [String] {
    var sums: [Int: Int] = [:]
    for point in chart.points { sums[CalendarPlace(point.x, inYearOf: year).week, default: 0] += point.y }
    let weeks = CalendarPlace(days.upperBound - 1, inYearOf: year).week
    let points = (0...weeks).map { Chart.Point(x: $0, y: sums[$0] ?? 0, xText: "", yText: "") }
    return TextChart(chart: Chart(.line, points), width: width).lines
  }
}

/// Dots in Braille patterns (Unicode block U+2800), two by four a character.
private struct BrailleGrid {
  private var cells: [[UInt8]]

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: 0, count: columns), count: rows)
  }

  /// - Parameters: in dots from the top left.
  mutating func mark(_ x: Int, _ y: Int) {
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[y / 4][x / 2] |= bits[y % 4][x % 2]
  }

  /// Each holds until the next one, to which it goes straight down, and the last to the end.
  mutating func markSteps(_ points: [(x: Int, y: Int)], to end: Int) {
    for (index, point) in points.enumerated() {
      let next = index + 1 < points.count ? points[index + 1] : (x: end, y: point.y)
      for x in point.x...next.x { mark(x, point.y) }
      for y in point.y...next.y { mark(next.x, y) }
    }
  }

  var lines: [String] {
    cells.map { row in
      String(String.UnicodeScalarView(row.compactMap { Unicode.Scalar(0x2800 + UInt32($0)) }))
    }
  }
}
