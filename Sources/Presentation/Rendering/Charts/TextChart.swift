import KernelDomain
import KernelPresentation

/// Draws a chart with characters, in lines that use all of `width` columns.
struct TextChart {
  let chart: Chart
  let width: Int
  let language: Language
  /// The colour of points that belong to no series.
  let color: ColorToken?
  /// The unit of the values on the y axis; nil if their labels have one, or need none.
  var unit: String?

  var lines: [StyledLine] {
    if chart.points.isEmpty { return [] }
    return switch chart.kind {
    case .calendar: TextCalendar(chart: chart, width: width, language: language, color: color).lines
    case .weeks: TextWeeks(chart: chart, width: width, language: language, color: color).lines
    case .shares: TextShares(chart: chart, width: width, language: language).lines + legend
    case .progress, .line, .area, .bars: plot
    }
  }

  // MARK: The picture between two axes

  private var plot: [StyledLine] {
    let rows = rows
    let wide = ChartFrame(chart, xTicks: 2, yTicks: rows / 2)
    let all = wide.y.ticks.map { wide.y.label($0, language) }
    // Leave out the labels if they would take more than half of the width.
    let labels = all.contains { displayWidth($0) > width / 2 } ? [] : all
    let margin = (labels.map { displayWidth($0) }.max() ?? 0) + 1
    let columns = max(4, width - margin - 1)
    let frame = ChartFrame(chart, xTicks: columns / 12, yTicks: rows / 2)
    var canvas = TextCanvas(columns: columns, rows: rows, color: color)
    TextPlot(frame: frame, columns: columns, rows: rows).draw(on: &canvas)
    return above(margin) + beside(canvas.lines, labels, frame, rows, margin) + below(frame, columns, margin) + legend
  }

  /// The height of the picture in rows, which depends on its width. A progress chart, which has a dot for each attempt,
  /// can have more rows than other charts.
  private var rows: Int {
    min(max(width / 6, 6), chart.kind == .progress ? 16 : 9)
  }

  /// Returns the unit of the y axis, above its labels.
  private func above(_ margin: Int) -> [StyledLine] {
    unit.map { unit in
      let space = String(repeating: " ", count: max(margin - 1 - displayWidth(unit), 0))
      return [StyledLine(Span(space + unit, .quiet))]
    } ?? []
  }

  private func beside(
    _ lines: [StyledLine], _ labels: [String], _ frame: ChartFrame, _ rows: Int, _ margin: Int
  ) -> [StyledLine] {
    let byRow = Dictionary(
      zip(frame.y.ticks.map { TextPlot.row(frame.y.place($0, steps: rows * 4 - 1), rows) }, labels),
      uniquingKeysWith: { first, _ in first })
    return lines.enumerated().map { row, line in
      let label = byRow[row] ?? ""
      let space = String(repeating: " ", count: margin - 1 - displayWidth(label))
      return StyledLine([Span("\(space)\(label) \(byRow[row] == nil ? "│" : "┤")", .quiet)] + line.spans)
    }
  }

  /// Returns the x axis and, below it, as many of its labels as fit without touching each other.
  /// - Parameters:
  ///   - columns: the length of the axis in terminal columns.
  ///   - margin: how many terminal columns are left free before the axis.
  private func below(_ frame: ChartFrame, _ columns: Int, _ margin: Int) -> [StyledLine] {
    var axis = [Character](repeating: "─", count: columns)
    var text = ""
    var taken = 0
    for tick in frame.x.ticks {
      let column = min(frame.x.place(tick, steps: columns * 2 - 1) / 2, columns - 1)
      axis[column] = "┬"
      let label = frame.x.label(tick, language)
      let start = min(max(column - displayWidth(label) / 2, 0), columns - displayWidth(label))
      guard start >= taken + (taken > 0 ? 2 : 0) else { continue }
      text += String(repeating: " ", count: start - taken) + label
      taken = start + displayWidth(label)
    }
    let space = String(repeating: " ", count: margin)
    return [StyledLine(Span(space + "└" + String(axis), .quiet)), StyledLine(Span(space + " " + text, .quiet))]
  }

  private var legend: [StyledLine] {
    guard let series = chart.series, series.count > 1 else { return [] }
    let names = series.enumerated().map { number, one in
      [Span("\(TextPlot.square(number)) ", color: one.color), Span(one.name, .quiet)]
    }
    return TextChart.inLines(names, width: width)
  }

  /// Arranges the items of a chart's key one after the other, on as many lines of `width` columns as needed.
  static func inLines(_ entries: [[Span]], width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var taken = 0
    for entry in entries {
      let columns = entry.reduce(0) { $0 + $1.width }
      if let last = lines.indices.last, taken + 3 + columns <= width {
        lines[last].spans += [Span("   ")] + entry
        taken += 3 + columns
      } else {
        lines.append(StyledLine(entry))
        taken = columns
      }
    }
    return lines
  }
}
