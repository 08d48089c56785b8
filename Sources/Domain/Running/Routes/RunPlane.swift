/// Lines of positions, converted to lines in a plane whose unit is the metre. The origin is the upper left corner of
/// the rectangle around all lines, and north is up.
package struct RunPlane: Sendable {
  package let lines: [[(x: Double, y: Double)]]
  package let width: Double
  package let height: Double

  package init(_ lines: [[RunPosition]]) {
    let centre = RunPosition.median(of: lines.flatMap { $0 })
    let points = lines.map { line in line.map { PlanePoint($0, around: centre ?? $0) } }
    let all = points.joined()
    let (west, east) = (all.map(\.x).min() ?? 0, all.map(\.x).max() ?? 0)
    let (south, north) = (all.map(\.y).min() ?? 0, all.map(\.y).max() ?? 0)
    (width, height) = (east - west, north - south)
    self.lines = points.map { $0.map { ($0.x - west, north - $0.y) } }
  }
}
