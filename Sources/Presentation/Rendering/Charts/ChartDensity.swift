import KernelPresentation

/// Replaces hundreds of points with the cells of a grid, each of which is drawn as a dot. The more points lie in a
/// cell, the larger its dot.
struct ChartDensity {
  /// The centres of the cells at each level. The cells of the first level contain the fewest points.
  private(set) var levels: [[Place]]

  struct Place: Hashable {
    var x: Int
    var y: Int
  }

  /// The maximum number of points that are drawn individually. If there are more, they are replaced with the cells of a
  /// grid.
  static let fewest = 500
  /// The width and height of a cell in units of the drawing; on a phone it is about 7 by 9 px.
  private static let (width, height) = (20, 15)
  private static let levelCount = 3

  /// Divides points among the cells of a grid.
  /// - Parameter places: the positions of the points, in units of the drawing.
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
