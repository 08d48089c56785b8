import KernelPresentation

/// Draws a route as the content of an SVG, on a grid whose squares are as long as the scale bar, which represents a round
/// distance, and with a north arrow. Lines have the same width at any size of the picture. Dots are drawn as lines without
/// length and with round ends. What else has a size in pixels is in a group `pin`, which CSS scales.
struct MapDrawing {
  private let map: RouteMap
  private let frame: MapFrame

  init(_ map: RouteMap) {
    self.map = map
    frame = MapFrame(map.lines)
  }

  static let viewBox = "0 0 \(MapFrame.width) \(MapFrame.height)"

  /// The distance between the edges of the picture and the scale bar or the north arrow, in the picture's units.
  /// `arrow` is the size of the arrow.
  private static let edge = 36
  private static let arrow = 28
  /// The least distance between the marks at the start and at the end of the route.
  private static let beside = 52
  /// How many of the picture's units a pixel has, unless CSS says otherwise: as on a phone.
  private static let unitsPerPixel = "2.5"

  func write(to html: inout HTMLText) {
    html.path("land") { writeGrid(&$0) }
    for part: StaticString in ["casing", "way"] {
      html.path(part) { html in
        for line in map.lines { write(line, &html) }
      }
    }
    let start = map.marks.first { $0.kind == .start }.map { frame.place($0.at) }
    for mark in map.marks {
      var (x, y) = frame.place(mark.at)
      // The end of a closed route stands beside the start, which it would otherwise hide.
      if mark.kind == .end, let start, abs(x - start.x) < MapDrawing.beside, abs(y - start.y) < MapDrawing.beside {
        (x, y) = (start.x + MapDrawing.beside, start.y)
      }
      if mark.kind == .voice {
        writeVoice(x, y, &html)
        continue
      }
      if let number = mark.number {
        writeNumber(number, x, y, &html)
        continue
      }
      html.path(mark.kind.classes) { $0.dot(x, y) }
      if mark.kind == .end { writeFlag(x, y, &html) } else { html.path("hollow") { $0.dot(x, y) } }
    }
    html.path("aid") { html in
      writeBar(&html)
      writeArrow(&html)
    }
    html.raw(
      made: "<text class=\"scale\" x=\"\(MapDrawing.edge + 6)\" y=\"\(MapFrame.height - MapDrawing.edge - 14)\">")
    html.text(map.bar.text)
    html.raw("</text>")
  }

  /// Writes the lines of the grid, one of whose squares begins where the scale bar begins. They go on beyond the
  /// picture, beside which a page may have room.
  private func writeGrid(_ html: inout HTMLText) {
    let step = frame.length(map.bar.lengthMillimetres)
    guard step > 40 else { return }
    let (width, height) = (MapFrame.width, MapFrame.height)
    for x in stride(from: MapDrawing.edge % step - (width / step + 1) * step, to: 2 * width, by: step) {
      html.move(x, -height)
      html.raw("V")
      html.number(2 * height)
    }
    for y in stride(
      from: (height - MapDrawing.edge) % step - (height / step + 1) * step, to: 2 * height, by: step)
    {
      html.move(-width, y)
      html.raw("H")
      html.number(2 * width)
    }
  }

  /// Writes a line. Each position except the first is written relative to the previous one, which takes half as many
  /// bytes.
  private func write(_ line: [RouteMap.Position], _ html: inout HTMLText) {
    guard let first = line.first.map(frame.place) else { return }
    html.move(first.x, first.y)
    var (last, isBegun) = (first, false)
    for place in line.lazy.map(frame.place) where place != last {
      let (across, down) = (place.x - last.x, place.y - last.y)
      if !isBegun { html.raw("l") } else if across >= 0 { html.raw(" ") }
      html.number(across)
      if down >= 0 { html.raw(" ") }
      html.number(down)
      (last, isBegun) = (place, true)
    }
  }

  /// Writes the mark at the end of a kilometre or mile: a ring that contains its number.
  private func writeNumber(_ number: Int, _ x: Int, _ y: Int, _ html: inout HTMLText) {
    writePin(x, y, &html) {
      $0.raw(made: "<circle class=\"kilometre\" r=\"8\"/><text class=\"kilometre\" y=\"4\">\(number)</text>")
    }
  }

  /// Writes the mark where a message was heard: a disc with the waves of a voice.
  private func writeVoice(_ x: Int, _ y: Int, _ html: inout HTMLText) {
    writePin(x, y, &html) { html in
      html.raw("<circle class=\"voice\" r=\"12\"/>")
      html.path("wave") { $0.raw("M-6-1v2M-3-4v8M0-2v4M3-5v10M6-1v2") }
    }
  }

  /// Writes a small flag inside the mark at the end of the route.
  private func writeFlag(_ x: Int, _ y: Int, _ html: inout HTMLText) {
    writePin(x, y, &html) { html in html.path("flag") { $0.raw("M-3 6v-11h7l-2 3 2 3h-7") } }
  }

  /// Writes what has a size in pixels, around a place.
  private func writePin(_ x: Int, _ y: Int, _ html: inout HTMLText, _ write: (inout HTMLText) -> Void) {
    html.raw(
      made: "<g transform=\"translate(\(x) \(y))\"><g class=\"pin\" transform=\"scale(\(MapDrawing.unitsPerPixel))\">")
    write(&html)
    html.raw("</g></g>")
  }

  /// Writes the scale bar near the lower edge, with a mark at each end.
  private func writeBar(_ html: inout HTMLText) {
    let y = MapFrame.height - MapDrawing.edge
    html.move(MapDrawing.edge, y - 12)
    html.raw("v12h")
    html.number(frame.length(map.bar.lengthMillimetres))
    html.raw("v-12")
  }

  /// Writes the north arrow in the lower right corner.
  private func writeArrow(_ html: inout HTMLText) {
    let (x, y) = (MapFrame.width - MapDrawing.edge - MapDrawing.arrow / 2, MapFrame.height - MapDrawing.edge)
    html.move(x, y)
    html.raw("V")
    html.number(y - 2 * MapDrawing.arrow)
    html.raw("l-14 18m14-18l14 18")
  }
}

extension RouteMap.Mark.Kind {
  fileprivate var classes: StaticString {
    switch self {
    case .start: "mark"
    case .end: "mark end"
    case .here: "mark here"
    case .kilometre, .voice: "mark"
    }
  }
}
