import KernelPresentation

/// Draws the points of a chart as a line without axes. The line fills the height of the picture, and has a dot at its
/// end.
struct Sparkline {
  private let places: [(x: Int, y: Int)]

  init(_ chart: Chart) {
    let (xs, ys) = (chart.points.map(\.x), chart.points.map(\.y))
    let across = Sparkline.scale(xs, Sparkline.width)
    let up = Sparkline.scale(ys, Sparkline.height)
    places = chart.points.map { (across($0.x), Sparkline.height + 2 * Sparkline.edge - up($0.y)) }
  }

  static let viewBox = "0 0 \(width + 2 * edge) \(height + 2 * edge)"

  private static let width = 104
  private static let height = 36
  /// The free space around the line. It makes room for the width of the line and for the dot.
  private static let edge = 4

  /// Returns a function that maps values to positions along one side of the picture. If all values are equal, their
  /// position is in the middle.
  /// - Parameter length: the length of the side without the free space at its two ends.
  private static func scale(_ values: [Int], _ length: Int) -> (Int) -> Int {
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    return { most > least ? edge + ($0 - least) * length / (most - least) : edge + length / 2 }
  }

  func writeLine(to html: inout HTMLText) {
    for (index, place) in places.enumerated() {
      html.raw(index == 0 ? "M" : "L")
      html.number(place.x)
      html.raw(" ")
      html.number(place.y)
    }
  }

  func writeEnd(to html: inout HTMLText) {
    if let last = places.last { html.dot(last.x, last.y) }
  }
}
