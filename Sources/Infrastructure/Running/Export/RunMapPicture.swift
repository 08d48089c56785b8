import RunningApplication
package import RunningDomain

/// Draws runs as an SVG picture with north at the top. The lines are translucent, so that places where the user often
/// runs look darker. The picture contains neither place names nor coordinates.
package struct RunMapPicture: RunMapDrawer {
  package init() {}

  /// The length of the picture's longer side, in the picture's units.
  private static let side = 1_000.0
  private static let margin = 20.0
  /// How far a drawn line may be from the run, in the picture's units; lines are 3 wide.
  private static let tolerance = 0.5

  package func draw(_ lines: [[RunPosition]]) -> [UInt8] {
    let plane = RunPlane(lines)
    let longer = max(plane.width, plane.height, 50)
    let scale = (RunMapPicture.side - 2 * RunMapPicture.margin) / longer
    func units(_ metres: Double) -> String { XMLText.decimal(Int64((metres * scale * 10).rounded()), places: 1) }
    let width = units(plane.width + 2 * RunMapPicture.margin / scale)
    let height = units(plane.height + 2 * RunMapPicture.margin / scale)
    var text = XMLText()
    text.put("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\">\n")
    text.put("<g fill=\"none\" stroke=\"#d33\" stroke-opacity=\"0.25\" stroke-width=\"3\"")
    text.put(" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n")
    let margin = RunMapPicture.margin / scale
    for line in plane.lines where line.count > 1 {
      let thinned = LineThinning.thinned(line, within: RunMapPicture.tolerance / scale)
      let points = thinned.map { "\(units($0.x + margin)),\(units($0.y + margin))" }
      text.put("<polyline points=\"" + points.joined(separator: " ") + "\"/>\n")
    }
    text.put("</g>\n</svg>\n")
    return text.bytes
  }
}
