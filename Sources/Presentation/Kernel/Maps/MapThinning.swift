/// Thins the lines of many routes on one map to what its picture can show. Where several routes follow the same street, the
/// picture shows one line, so one is drawn.
package struct MapThinning {
  private let frame: MapFrame

  /// The number of positions up to which all lines are drawn completely, and the most that are drawn of more.
  package static let most = 10_000
  /// The sides of the cells into which the picture is divided, in the picture's units, of which the smallest sufficient
  /// one is chosen. A line is 4 wide. With the greatest, a picture has fewer cells than a third of `most`, and each drawn
  /// position but two in three is the first in its cell.
  private static let sides = [3, 4, 6, 8, 12, 16, 24]

  package init(_ frame: MapFrame) {
    self.frame = frame
  }

  package func thinned(_ lines: [[RouteMap.Position]]) -> [[RouteMap.Position]] {
    var kept = lines
    for side in MapThinning.sides where kept.reduce(0, { $0 + $1.count }) > MapThinning.most {
      var cells = Cells(side: side)
      kept = lines.flatMap { line in cells.uncovered(line, line.map { frame.place($0) }) }
    }
    return kept
  }

  /// The cells of the picture, and which of them a drawn line passes.
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

    /// Returns the parts of a line that pass cells which no drawn line passes yet, and covers these cells. Of the
    /// positions in one cell only the first remains. Each part begins and ends in a cell that is covered by another line,
    /// or where the line itself begins or ends.
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
      return parts
    }

    /// Covers the cells of a straight line.
    /// - Returns: whether one of them was not covered.
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
