/// Reduces the lines of many routes on one map to what the picture can show. Where several routes follow the same
/// street, only one line is drawn.
package struct MapThinning {
  private let frame: MapFrame

  /// The maximum number of positions that are drawn. Lines with no more positions than this in total are drawn
  /// completely.
  package static let most = 10_000
  /// The possible side lengths of the square cells into which the picture is divided, in the picture's units. They are
  /// tried in this order until few enough positions remain. A line is 4 units wide. With the largest side, the picture
  /// has fewer cells than a third of `most`, and at least one in three drawn positions is the first one in its cell, so
  /// the maximum is never exceeded.
  private static let sides = [3, 4, 6, 8, 12, 16, 24]

  package init(_ frame: MapFrame) { self.frame = frame }

  package func thinned(_ lines: [[RouteMap.Position]]) -> [[RouteMap.Position]] {
    var kept = lines
    for side in MapThinning.sides where kept.reduce(0, { $0 + $1.count }) > MapThinning.most {
      var cells = Cells(side: side)
      kept = lines.flatMap { line in cells.uncovered(line, line.map { frame.place($0) }) }
    }
    return kept
  }

  /// The cells into which the picture is divided. A cell counts as covered once a drawn line passes through it.
  private struct Cells {
    private let side: Int
    private let columns: Int
    private var isCovered: [Bool]

    private struct Cell: Equatable {
      let column: Int
      let row: Int
    }

    init(side: Int) {
      self.side = side
      columns = MapFrame.width / side + 1
      isCovered = Array(repeating: false, count: columns * (MapFrame.height / side + 1))
    }

    /// Returns the parts of a line that pass through uncovered cells, and marks these cells as covered. Of the
    /// positions in a cell, only the first is kept. Each part begins and ends at an end of the line, or in a cell that
    /// was covered before. A line that stays within one uncovered cell is reduced to its two ends.
    mutating func uncovered(
      _ line: [RouteMap.Position], _ places: [(x: Int, y: Int)]
    ) -> [[RouteMap.Position]] {
      var parts: [[RouteMap.Position]] = []
      var part: [RouteMap.Position] = []
      var last: (index: Int, cell: Cell)?
      for (index, place) in places.enumerated() {
        let cell = Cell(column: place.x / side, row: place.y / side)
        guard let before = last else {
          last = (index, cell)
          continue
        }
        if cell == before.cell { continue }
        if cover(from: before.cell, to: cell) {
          if part.isEmpty { part.append(line[before.index]) }
          part.append(line[index])
        } else if !part.isEmpty {
          parts.append(part + [line[index]])
          part = []
        }
        last = (index, cell)
      }
      if !part.isEmpty { parts.append(part) }
      if let only = last, only.index == 0, line.count > 1, cover(only.cell) {
        parts.append([line[0], line[line.count - 1]])
      }
      return parts
    }

    /// Marks a cell as covered, for a line that stays within this cell.
    /// - Returns: whether the cell was uncovered before.
    private mutating func cover(_ cell: Cell) -> Bool {
      let index = cell.row * columns + cell.column
      guard isCovered.indices.contains(index), !isCovered[index] else { return false }
      isCovered[index] = true
      return true
    }

    /// Marks the cells through which a straight line from one cell to another passes as covered.
    /// - Returns: whether any of these cells, apart from `start`, was uncovered before.
    private mutating func cover(from start: Cell, to end: Cell) -> Bool {
      let (across, down) = (end.column - start.column, end.row - start.row)
      let steps = max(abs(across), abs(down))
      var isNew = false
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        let column = start.column + Int((Double(across) * part).rounded())
        let row = start.row + Int((Double(down) * part).rounded())
        let index = row * columns + column
        guard isCovered.indices.contains(index) else { continue }
        // The cell in which the step begins belongs to the step before.
        if !isCovered[index], step > 0 { isNew = true }
        isCovered[index] = true
      }
      return isNew
    }
  }
}
