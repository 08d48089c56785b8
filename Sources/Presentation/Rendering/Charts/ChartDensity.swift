import KernelPresentation

/// Hundreds of points as cells of a grid: the more lie in a cell, the larger its dot.
struct ChartDensity {
  /// The middles of the cells, those with the fewest points first.
  private(set) var levels: [[Place]]

  struct Place: Hashable {
    var x: Int
    var y: Int
  }

  /// More points than so many are shown by cells.
  static let fewest = 500
  /// The size of a cell, about 7 by 9 px on a telephone.
  private static let (width, height) = (20, 15)
  private static let levelCount = 3

  /// - Parameter places: of the points, in the units of the drawing.
  init(_ places: [Place]) {
    var counts: [Place: Int] = [:]
    for place in places {
      let cell = Place(
        x: place.x / Self.width * Self.width + Self.width / 2, y: place.y / Self.height * Self.height + Self.height / 2)
      counts[cell, default: 0] += 1
    }
    let sorted = counts.values.sorted()
    let usual = sorted.isEmpty ? 1 : sorted[(sorted.count - 1) * 9 / 10]
    levels = Array(repeating: [], count: Self.levelCount)
    for (cell, count) in counts.sorted(by: { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }) {
      levels[min((count - 1) * Self.levelCount / usual, Self.levelCount - 1)].append(cell)
    }
  }
}
