import CMath
import KernelDomain

/// Where places of a map stand in its picture: an equirectangular projection that is true to scale at the middle
/// latitude, north up. A way over the antimeridian stays in one piece.
package struct MapFrame {
  /// Of the picture; a picture's unit is the same length in both directions.
  package static let width = 1_000
  package static let height = 750
  /// What stays free around the way, for what is drawn beside it.
  private static let margin = 80
  /// A way is never drawn larger than as if it reached so far, in millimetres: one place has no size of its own.
  private static let least = 50_000.0
  /// Millimetres of a 1e-7th of a degree on a sphere of the earth's mean radius, 6,371,008.8 m (IUGG).
  private static let millimetresPerUnit = 6_371_008_800 * Double.pi / 180 / 1e7

  /// The meridian that others are measured from, so that none lies more than half around the earth away.
  private let meridian: Int32
  private let shrinking: Double
  /// The middle, in millimetres from meridian and equator.
  private let middle: (x: Double, y: Double)
  /// From north to south and from west to east, in millimetres.
  package let reach: (height: Double, width: Double)
  /// Picture units a millimetre.
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

  /// In 1e-7 degrees, from half around the earth to the west to as far to the east.
  private static func east(of meridian: Int32, _ longitude: Int32) -> Double {
    var difference = Int64(longitude) - Int64(meridian)
    if difference > 1_800_000_000 { difference -= 3_600_000_000 }
    if difference < -1_800_000_000 { difference += 3_600_000_000 }
    return Double(difference)
  }

  /// In the picture's units from its upper left corner.
  package func place(_ position: RouteMap.Position) -> (x: Int, y: Int) {
    let x = MapFrame.east(of: meridian, position.longitude) * shrinking * MapFrame.millimetresPerUnit
    let y = Double(position.latitude) * MapFrame.millimetresPerUnit
    return (
      MapFrame.width / 2 + Int(((x - middle.x) * scale).rounded()),
      MapFrame.height / 2 - Int(((y - middle.y) * scale).rounded())
    )
  }

  /// How long so many millimetres are in the picture.
  package func length(_ millimetres: Int) -> Int { Int((Double(millimetres) * scale).rounded()) }

  /// How many millimetres the whole picture is wide.
  package var millimetresAcross: Double { Double(MapFrame.width) / scale }
}
