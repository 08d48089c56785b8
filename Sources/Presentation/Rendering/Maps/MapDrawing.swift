import KernelPresentation

/// A route as the inside of an SVG, with a bar of round length and an arrow to the north. Lines keep their width whatever
/// the picture's size; dots are lines without length and with round ends.
struct MapDrawing {
  private let map: RouteMap
  private let frame: MapFrame

  init(_ map: RouteMap) {
    self.map = map
    frame = MapFrame(map.lines)
  }

  static let viewBox = "0 0 \(MapFrame.width) \(MapFrame.height)"

  /// How far the bar and the arrow stand from the edges, and how large the arrow is.
  private static let edge = 36
  private static let arrow = 44

  func write(to html: inout HTMLText) {
    html.path("aid") { html in
      writeBar(&html)
      writeArrow(&html)
    }
    html.path("way") { html in
      for line in map.lines { write(line, &html) }
    }
    for mark in map.marks {
      let (x, y) = frame.place(mark.at)
      if let number = mark.number {
        writeNumber(number, x, y, &html)
        continue
      }
      html.path(mark.kind.classes) { $0.dot(x, y) }
      if mark.kind != .end { html.path("hollow") { $0.dot(x, y) } }
    }
  }

  private func write(_ line: [RouteMap.Position], _ html: inout HTMLText) {
    var last: (x: Int, y: Int)?
    for position in line {
      let place = frame.place(position)
      if let last, last == place { continue }
      html.raw(last == nil ? "M" : "L")
      html.number(place.x)
      html.raw(" ")
      html.number(place.y)
      last = place
    }
  }

  /// A ring with its number.
  private func writeNumber(_ number: Int, _ x: Int, _ y: Int, _ html: inout HTMLText) {
    html.raw(made: "<circle class=\"kilometre\" cx=\"\(x)\" cy=\"\(y)\" r=\"25\"/>")
    html.raw(made: "<text class=\"kilometre\" x=\"\(x)\" y=\"\(y + 10)\">\(number)</text>")
  }

  /// Along the lower edge, with an end on each side.
  private func writeBar(_ html: inout HTMLText) {
    let y = MapFrame.height - MapDrawing.edge
    html.move(MapDrawing.edge, y - 12)
    html.raw("v12h")
    html.number(frame.length(map.bar.lengthMillimetres))
    html.raw("v-12")
  }

  /// In the upper corner at the right.
  private func writeArrow(_ html: inout HTMLText) {
    let (x, y) = (MapFrame.width - MapDrawing.edge - MapDrawing.arrow / 2, MapDrawing.edge)
    html.move(x, y + 2 * MapDrawing.arrow)
    html.raw("V")
    html.number(y)
    html.raw("l-18 26m18-26l18 26")
  }
}

extension RouteMap.Mark.Kind {
  fileprivate var classes: StaticString {
    switch self {
    case .start: "mark"
    case .end: "mark end"
    case .here: "mark here"
    case .kilometre: "mark"
    }
  }
}
