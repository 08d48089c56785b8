import CMath
import KernelDomain

/// Maps positions on earth to points of a picture, with north at the top. Uses an equirectangular projection that is
/// true to scale at the route's middle latitude. A route that crosses the antimeridian (180°) stays in one piece.
package struct MapFrame {
  /// The width of the picture, in the picture's own units. A unit has the same length horizontally and vertically.
  package static let width = 1_000
  package static let height = 750
  /// The free margin around the route, in the picture's units. The scale bar and the north arrow are drawn there.
  private static let margin = 80
  /// The minimum width and height of the area that the map shows, in millimetres. It is needed because a route that
  /// consists of a single point has no extent from which to compute a scale.
  private static let least = 50_000.0
  /// The length in millimetres of 1e-7 degrees, on a sphere with the earth's mean radius of 6,371,008.8 m (IUGG).
  private static let millimetresPerUnit = 6_371_008_800 * Double.pi / 180 / 1e7

  /// The meridian from which longitudes are measured, in units of 1e-7 degrees. It is the longitude of the route's
  /// first point. Longitudes relative to it are between -180° and 180°.
  private let meridian: Int32
  private let shrinking: Double
  /// The centre of the picture, in millimetres east of the reference meridian and millimetres north of the equator.
  private let middle: (x: Double, y: Double)
  /// The extent of the route from north to south and from west to east, in millimetres.
  package let reach: (height: Double, width: Double)
  /// The scale: how many of the picture's units represent a millimetre on the ground.
  private let scale: Double

  package init(_ lines: [[RouteMap.Position]]) {
    let all = lines.joined()
    let latitudes = all.map { Double($0.latitude) }
    let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
    let meridian = all.first?.longitude ?? 0
    self.meridian = meridian
    let shrinking = max(cos((south + north) / 2 / 1e7 * .pi / 180), 1e-6)
    self.shrinking = shrinking
    let easts = all.map { MapFrame.east(of: meridian, $0.longitude) * shrinking * MapFrame.millimetresPerUnit }
    let (west, east) = (easts.min() ?? 0, easts.max() ?? 0)
    reach = ((north - south) * MapFrame.millimetresPerUnit, east - west)
    middle = ((west + east) / 2, (south + north) / 2 * MapFrame.millimetresPerUnit)
    scale = min(
      Double(MapFrame.width - 2 * MapFrame.margin) / max(reach.width, MapFrame.least),
      Double(MapFrame.height - 2 * MapFrame.margin) / max(reach.height, MapFrame.least))
  }

  /// Returns a longitude relative to the given meridian, in units of 1e-7 degrees. The result is between -180° and
  /// 180°.
  private static func east(of meridian: Int32, _ longitude: Int32) -> Double {
    var difference = Int64(longitude) - Int64(meridian)
    if difference > 1_800_000_000 { difference -= 3_600_000_000 }
    if difference < -1_800_000_000 { difference += 3_600_000_000 }
    return Double(difference)
  }

  /// Returns where a position is drawn in the picture, in the picture's units from its upper left corner.
  package func place(_ position: RouteMap.Position) -> (x: Int, y: Int) {
    let x = MapFrame.east(of: meridian, position.longitude) * shrinking * MapFrame.millimetresPerUnit
    let y = Double(position.latitude) * MapFrame.millimetresPerUnit
    return (
      MapFrame.width / 2 + Int(((x - middle.x) * scale).rounded()),
      MapFrame.height / 2 - Int(((y - middle.y) * scale).rounded())
    )
  }

  /// Converts a distance on the ground, in millimetres, to the picture's units.
  package func length(_ millimetres: Int) -> Int { Int((Double(millimetres) * scale).rounded()) }

  /// The distance on the ground that the picture's width represents, in millimetres.
  package var millimetresAcross: Double { Double(MapFrame.width) / scale }
}
