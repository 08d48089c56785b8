import KernelPresentation

/// Draws the area between the axes of a chart with characters.
struct TextPlot {
  let frame: ChartFrame
  let columns: Int
  let rows: Int

  private var chart: Chart { frame.chart }

  func draw(on canvas: inout TextCanvas) {
    switch chart.kind {
    case .progress:
      for point in chart.points { mark(point, nil, &canvas) }
      drawSteps(chart.best, &canvas)
    case .line, .area:
      for (number, line) in chart.lines.enumerated() { drawLine(line, color(number), &canvas) }
    case .bars: drawBars(&canvas)
    case .calendar, .weeks, .shares: break
    }
    for point in frame.outliers {
      let isAbove = point.y > frame.y.bounds.upperBound
      canvas.put(isAbove ? "▲" : "▼", column: x(point) / 2, row: isAbove ? 0 : rows - 1)
    }
  }

  private func color(_ series: Int) -> ColorToken? {
    guard let all = chart.series, all.indices.contains(series) else { return nil }
    return all[series].color
  }

  // MARK: Positions, in dots from the top left

  private func x(_ point: Chart.Point) -> Int { frame.x.place(point.x, steps: columns * 2 - 1) }
  private func y(_ value: Int) -> Int { rows * 4 - 1 - frame.y.place(value, steps: rows * 4 - 1) }

  /// Returns the index of the row of cells that contains a given height.
  /// - Parameters:
  ///   - height: the height in dots from the bottom.
  ///   - rows: the number of rows.
  static func row(_ height: Int, _ rows: Int) -> Int { (rows * 4 - 1 - height) / 4 }

  private func mark(_ point: Chart.Point, _ color: ColorToken?, _ canvas: inout TextCanvas) {
    canvas.mark(x(point), y(point.y), color)
  }

  // MARK: Lines

  /// Draws a step line: each value extends to the next one, and the last one to the chart's end. The line fills whole
  /// cells, so that dots do not cover it.
  private func drawSteps(_ points: [Chart.Point], _ canvas: inout TextCanvas) {
    // If several steps lie in one column, show only the start of the first and the end of the last.
    var columns: [(column: Int, first: Int, last: Int)] = []
    for point in points {
      let (column, row) = (x(point) / 2, y(point.y) / 4)
      if let last = columns.last, last.column == column {
        columns[columns.count - 1].last = row
      } else {
        columns.append((column, columns.last?.last ?? row, row))
      }
    }
    for (index, step) in columns.enumerated() {
      let end = index + 1 < columns.count ? columns[index + 1].column : self.columns
      drawStep(step.column, step.first, step.last, isFirst: index == 0, &canvas)
      for column in step.column + 1..<max(end, step.column + 1) { canvas.put("━", column: column, row: step.last) }
    }
  }

  /// Draws the part of a step line that is in one column.
  /// - Parameters:
  ///   - first: the row in which the line enters the column.
  ///   - last: the row in which the line leaves the column.
  ///   - isFirst: whether this is the line's first column, so that no line leads to it.
  private func drawStep(_ column: Int, _ first: Int, _ last: Int, isFirst: Bool, _ canvas: inout TextCanvas) {
    guard first != last else { return canvas.put("━", column: column, row: first) }
    let isDown = last > first
    for row in min(first, last)...max(first, last) { canvas.put("┃", column: column, row: row) }
    if !isFirst { canvas.put(isDown ? "┓" : "┛", column: column, row: first) }
    canvas.put(isDown ? "┗" : "┏", column: column, row: last)
  }

  private func drawLine(_ points: [Chart.Point], _ color: ColorToken?, _ canvas: inout TextCanvas) {
    for (from, to) in zip(points, points.dropFirst()) {
      let (startX, startY, endX, endY) = (x(from), y(from.y), x(to), y(to.y))
      let steps = max(abs(endX - startX), abs(endY - startY), 1)
      for step in 0...steps {
        canvas.mark(
          startX + (endX - startX) * step / steps, startY + (endY - startY) * step / steps, color)
      }
    }
    for point in points { mark(point, color, &canvas) }
  }

  // MARK: Bars

  private static let squares: [Character] = ["█", "▓", "▒", "░", "▚", "╳"]
  private static let eighths: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Returns the character with which the bars of a series are filled.
  static func square(_ series: Int) -> Character { squares[series % squares.count] }

  private func drawBars(_ canvas: inout TextCanvas) {
    let all = ChartBars(chart).series
    for number in all.indices {
      // If several bars share a column, draw the highest one last, so that it stays visible.
      for bar in all[number].sorted(by: { $0.values.upperBound < $1.values.upperBound }) {
        for column in bar.columns(of: frame.x, columns) { draw(bar, column, number, isAlone: all.count == 1, &canvas) }
      }
    }
  }

  private func height(_ value: Int) -> Int { frame.y.place(value, steps: rows * 8) }

  /// Draws a bar in one column of cells. If the chart has only one series (`isAlone`), the bar's top cell is filled in
  /// steps of an eighth.
  private func draw(
    _ bar: ChartBars.Bar, _ column: Int, _ series: Int, isAlone: Bool, _ canvas: inout TextCanvas
  ) {
    let (start, end) = (height(bar.values.lowerBound), height(bar.values.upperBound))
    guard bar.values.lowerBound < bar.values.upperBound else { return }
    let first = (start + 4) / 8
    let isFine = isAlone && bar.values.lowerBound == 0
    let last = isFine ? (end - 1) / 8 : max((end + 4) / 8 - 1, first)
    for cell in first...max(first, last) where cell < rows {
      let rest = end - cell * 8
      let isPart = isFine && cell == last && rest < 8
      let character = isPart ? Self.eighths[max(rest, 1) - 1] : Self.square(series)
      canvas.put(character, column: column, row: rows - 1 - cell, color(series))
    }
  }
}

extension ChartBars.Bar {
  /// Returns the columns of cells in which the bar is drawn. If there is room, a column remains free before the next
  /// bar. If there is too little room, bars share columns.
  fileprivate func columns(of axis: ChartAxis, _ columns: Int) -> Range<Int> {
    let middle = axis.place(x, steps: columns * 2 - 1)
    let room = max(columns / max(axis.count, 1), 1)
    let width = room > 1 ? max(room * 4 / 5, 1) : 1
    let start = min(max((middle - width + 1) / 2, 0), columns - width)
    return start..<start + width
  }
}
