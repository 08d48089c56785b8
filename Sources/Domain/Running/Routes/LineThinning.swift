/// Simplifies a line by removing points that would not be visible in a picture at a given scale.
package enum LineThinning {
  /// Returns the line without points that lie within `reach` of the line through the remaining ones (Douglas and
  /// Peucker, 1973). The first and the last point remain.
  /// - Parameter reach: a distance in the unit of the coordinates.
  package static func thinned(_ line: [(x: Double, y: Double)], within reach: Double) -> [(x: Double, y: Double)] {
    let points = separate(line, by: reach / 2).map { PlanePoint(x: $0.x, y: $0.y) }
    guard points.count > 2 else { return points.map { ($0.x, $0.y) } }
    var isKept = Array(repeating: false, count: points.count)
    (isKept[0], isKept[points.count - 1]) = (true, true)
    var spans = [(from: 0, to: points.count - 1)]
    while let (from, to) = spans.popLast() {
      var farthest: (index: Int, distance: Double)?
      for index in from + 1..<max(to, from + 1) {
        let distance = points[index].distance(to: points[from], points[to])
        if distance > farthest?.distance ?? reach / 2 { farthest = (index, distance) }
      }
      guard let index = farthest?.index else { continue }
      isKept[index] = true
      spans += [(from, index), (index, to)]
    }
    return zip(points, isKept).compactMap { $1 ? ($0.x, $0.y) : nil }
  }

  /// Returns the line without points that are nearer than `reach` to the previous remaining point; the last point
  /// always remains. This shortens long lines before their points are compared with each other.
  private static func separate(_ line: [(x: Double, y: Double)], by reach: Double) -> [(x: Double, y: Double)] {
    var kept: [(x: Double, y: Double)] = []
    for (index, point) in line.enumerated() {
      if let last = kept.last, index < line.count - 1 {
        let (dx, dy) = (point.x - last.x, point.y - last.y)
        if dx * dx + dy * dy <= reach * reach { continue }
      }
      kept.append(point)
    }
    return kept
  }
}
