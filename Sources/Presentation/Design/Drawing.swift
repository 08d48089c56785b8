/// A drawing made for RecordBook: the shapes of an SVG picture, drawn in `currentColor`. Lines whose shape sets no
/// width are as thick as suits the weight of the text next to the drawing.
package struct Drawing: Hashable, Sendable {
  /// The width and height of the drawing's canvas, in SVG units.
  package let size: Int
  package let shapes: String

  package init(_ shapes: String, size: Int = 24) {
    self.size = size
    self.shapes = shapes
  }

  /// The drawing as a complete SVG file.
  package var document: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size) \(size)\">\(shapes)</svg>\n"
  }
}

/// RecordBook's own drawings, each named after the SF Symbol that it replaces. A symbol without a drawing is not shown,
/// which loses nothing, because no icon carries a meaning alone.
package struct Drawings: Sendable {
  private var byName: [String: Drawing]

  package init(_ drawings: KeyValuePairs<String, Drawing>) {
    byName = Dictionary(uniqueKeysWithValues: drawings.map { ($0.key, $0.value) })
  }

  package func adding(_ more: KeyValuePairs<String, Drawing>) -> Drawings {
    var drawings = self
    for (name, drawing) in more { drawings.byName[name] = drawing }
    return drawings
  }

  package subscript(name: String) -> Drawing? { byName[name] }
}

extension Drawings {
  /// The drawings that all features use.
  package static let kernel = Drawings([
    "chevron.right": line("M9 4.5 16.5 12 9 19.5"),
    "chevron.left": line("M15 4.5 7.5 12 15 19.5"),
    "house": line("M3.5 11.5 12 4l8.5 7.5M6 9.8V19.5h4.3v-5h3.4v5H18V9.8"),
    "arrow.clockwise": line("M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.8 3v4.2h-4.2"),
    "gear": Drawing(
      "<g fill=\"none\" stroke=\"currentColor\"><circle cx=\"12\" cy=\"12\" r=\"6.4\"/>"
        + "<circle cx=\"12\" cy=\"12\" r=\"2.2\"/><path stroke-linecap=\"round\" d=\"M12 2.2v3M12 18.8v3M2.2 12h3M18.8 12h3"
        + "M5.1 5.1l2.1 2.1M16.8 16.8l2.1 2.1M5.1 18.9l2.1-2.1M16.8 7.2l2.1-2.1\"/></g>"),
    "book": Drawing(
      "<g fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        + "<path d=\"M12 6.2C9.6 4.6 6.2 4.4 2.6 5.2v13c3.6-.8 7-.6 9.4 1 2.4-1.6 5.8-1.8 9.4-1v-13C17.8 4.4 14.4 4.6 12 6.2z"
        + "M12 6.2v13\"/><path stroke-width=\"1\" d=\"M5 8.4c1.6-.2 3.2-.1 4.6.4M5 11.2c1.6-.2 3.2-.1 4.6.4M5 14c1.6-.2 3.2-.1 4.6"
        + ".4M14.2 14.6q1-.9 2 0t2 0 1.4-.3M14.2 12.4q1-.9 2 0t2 0 1.4-.3\"/><circle cx=\"17\" cy=\"9.2\" r=\"1\"/></g>"
    ),
    "calendar": Drawing(
      "<g fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        + "<rect x=\"3.5\" y=\"5\" width=\"17\" height=\"15.5\" rx=\"3\"/><path d=\"M8 2.8v4M16 2.8v4M3.5 10h17\"/></g>"
    ),
    "medal.fill": Drawing(
      "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"\(ribbon)M12 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 2.6-1.3 2.8"
        + "-3 .3 2.2 2-.6 3 2.7-1.5 2.7 1.5-.6-3 2.2-2-3-.3z\"/>"),
    "medal": Drawing(
      "<path fill=\"currentColor\" d=\"\(ribbon)\"/>"
        + "<circle cx=\"12\" cy=\"16\" r=\"6\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>"),
    "exclamationmark.triangle.fill": Drawing(
      "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M12 2.5a1.6 1.6 0 0 1 1.4.8l8.9 15.9a1.6 1.6 0 0 1-1.4 2.3H3.1"
        + "a1.6 1.6 0 0 1-1.4-2.3l8.9-15.9a1.6 1.6 0 0 1 1.4-.8zM10.9 8.5l.3 6h1.6l.3-6zM12 16a1.2 1.2 0 1 0 0 2.4"
        + " 1.2 1.2 0 0 0 0-2.4z\"/>"),
    "arrow.triangle.2.circlepath": line(
      "M4.5 11a7.6 7.6 0 0 1 13.3-4M18.3 3v4.3H14M19.5 13a7.6 7.6 0 0 1-13.3 4M5.7 21v-4.3H10"),
    "questionmark.circle": Drawing(
      "<g fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\"><circle cx=\"12\" cy=\"12\""
        + " r=\"9\"/><path d=\"M9.4 9.6a2.7 2.7 0 1 1 4 2.3c-.9.5-1.4 1-1.4 2\"/></g>"
        + "<circle cx=\"12\" cy=\"17\" r=\"1.3\" fill=\"currentColor\"/>"),
    "pencil": line("M4.5 19.5l1-4.2L16.2 4.6a1.7 1.7 0 0 1 2.4 0l.8.8a1.7 1.7 0 0 1 0 2.4L8.7 18.5zM14.2 6.6l3.2 3.2"),
    "lock.fill": Drawing(
      "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M7 10V7.5a5 5 0 0 1 10 0V10h.5A1.5 1.5 0 0 1 19 11.5v8a1.5"
        + " 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-8A1.5 1.5 0 0 1 6.5 10zM9 10h6V7.5a3 3 0 0 0-6 0z\"/>"),
  ]).adding(documents)

  /// The shapes of the two ends of a medal's ribbon, in the syntax of an SVG path's data.
  private static let ribbon = "M5.5 1h4.4l2.1 4.2L14.1 1h4.4l-3.3 6.4a9 9 0 0 0-6.4 0z"

  private static func line(_ path: String) -> Drawing {
    Drawing(
      "<path fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        + " d=\"\(path)\"/>")
  }
}
