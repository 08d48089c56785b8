import DesignSystem
import KernelPresentation

/// A picture of the most important parts of a screen: its title, its map or chart, and its main numbers. It is a single
/// SVG file without references to other files, for the user to keep or to share, and contains nothing that the screen
/// does not show.
struct ScreenPicture {
  private let screen: Screen
  private let theme: DesignTheme
  private let appearance: Appearance
  private let map: RouteMap?
  private let chart: Chart?
  private let hero: String?
  private let figures: [Element]

  /// Creates the picture; nil if the screen has no numbers to show.
  init?(_ screen: Screen, theme: DesignTheme, mode: Appearance.Mode?) {
    let elements = screen.content.flatMap(\.selfAndDescendants)
    self.screen = screen
    self.theme = theme
    appearance = Appearance(mode ?? .light)
    let map = elements.lazy.compactMap(\.map).first { $0.lines.contains { $0.count > 1 } }
    self.map = map
    chart = map == nil ? elements.lazy.compactMap(\.chart).first(where: ScreenPicture.isDrawn) : nil
    hero = elements.first { $0.role != .stat && $0.type == .heroNumber && $0.text != nil }?.text
    figures = Array(elements.filter { $0.role == .stat && $0.value != nil }.prefix(ScreenPicture.mostFigures))
    if hero == nil, figures.isEmpty { return nil }
  }

  /// Whether the page of a screen offers a picture. It does if the screen is about a single item that is not in
  /// progress, such as a finished run, and has numbers to show.
  static func isOffered(of screen: Screen) -> Bool {
    guard screen.presentation == .stack, screen.route.path.count > 2 else { return false }
    let elements = screen.content.flatMap(\.selfAndDescendants)
    return elements.contains { $0.role == .stat && $0.value != nil || $0.type == .heroNumber }
      && !elements.contains { $0.role == .timer }
  }

  private static func isDrawn(_ chart: Chart) -> Bool { chart.kind.hasAxes && chart.points.count > 1 }

  // MARK: Sizes, in the picture's units

  private static let width = 1_080
  private static let margin = 60
  private static let content = width - 2 * margin
  private static let mapHeight = content * MapFrame.height / MapFrame.width
  private static let chartHeight = 420
  private static let heroHeight = 190
  private static let columns = 3
  private static let rowHeight = 150
  private static let mostFigures = 6

  var svg: String {
    var html = HTMLText(capacity: 20_000)
    var y = screen.header.subtitle == nil ? 190 : 250
    let drawing = map != nil ? ScreenPicture.mapHeight : chart != nil ? ScreenPicture.chartHeight : 0
    let rows = (figures.count + ScreenPicture.columns - 1) / ScreenPicture.columns
    let end =
      y + (drawing > 0 ? drawing + 40 : 0) + (hero == nil ? 0 : ScreenPicture.heroHeight)
      + rows * ScreenPicture.rowHeight + ScreenPicture.margin
    open(&html, height: end + 40)
    addTitle(&html)
    if drawing > 0 {
      addDrawing(&html, y: y, height: drawing)
      y += drawing + 40
    }
    if let hero {
      add(hero, "hero", x: ScreenPicture.margin, y: y + 140, &html)
      y += ScreenPicture.heroHeight
    }
    addFigures(&html, y: y)
    add(PageRenderer.product, "note", x: ScreenPicture.margin, y: end, &html)
    html.raw("</svg>\n")
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func open(_ html: inout HTMLText, height: Int) {
    let width = ScreenPicture.width
    html.raw(
      made: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">\n<title>")
    html.text(screen.title)
    html.raw(
      made: "</title>\n<style>\(style)</style>\n<rect width=\"\(width)\" height=\"\(height)\" class=\"page\"/>\n")
  }

  private func addTitle(_ html: inout HTMLText) {
    // A long title is set smaller, so that it fits the width.
    let size = max(28, min(72, ScreenPicture.content * 5 / 3 / max(displayWidth(screen.title), 1)))
    html.raw(made: "<text class=\"title\" font-size=\"\(size)\" x=\"\(ScreenPicture.margin)\" y=\"130\">")
    html.text(screen.title)
    html.raw("</text>\n")
    if let subtitle = screen.header.subtitle { add(subtitle, "note", x: ScreenPicture.margin, y: 190, &html) }
  }

  private func addDrawing(_ html: inout HTMLText, y: Int, height: Int) {
    let (x, width) = (ScreenPicture.margin, ScreenPicture.content)
    let ground = map == nil ? "card" : "map"
    html.raw(
      made: "<rect class=\"\(ground)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"32\"/>\n")
    let (box, inset) = map == nil ? (ChartDrawing.viewBox, 40) : (MapDrawing.viewBox, 0)
    html.raw(
      made:
        "<svg x=\"\(x + inset)\" y=\"\(y + inset)\" width=\"\(width - 2 * inset)\" height=\"\(height - 2 * inset)\" "
        + "viewBox=\"\(box)\" preserveAspectRatio=\"none\">")
    if let map { MapDrawing(map).write(to: &html) }
    if let chart { ChartDrawing(ChartFrame(chart, xTicks: 6, yTicks: 5)).write(to: &html) }
    html.raw("</svg>\n")
  }

  private func addFigures(_ html: inout HTMLText, y: Int) {
    for (index, stat) in figures.enumerated() {
      let x = ScreenPicture.margin + index % ScreenPicture.columns * (ScreenPicture.content / ScreenPicture.columns)
      let top = y + index / ScreenPicture.columns * ScreenPicture.rowHeight
      add(stat.text ?? "", "note", x: x, y: top + 40, &html)
      html.raw(made: "<text class=\"figure\" x=\"\(x)\" y=\"\(top + 105)\">")
      html.text(stat.value ?? "")
      if let unit = stat.unit {
        html.raw("<tspan class=\"unit\" dx=\"8\">")
        html.text(unit)
        html.raw("</tspan>")
      }
      html.raw("</text>\n")
    }
  }

  private func add(_ text: String, _ kind: StaticString, x: Int, y: Int, _ html: inout HTMLText) {
    html.open("text", Classes(kind)) { $0.raw(made: " x=\"\(x)\" y=\"\(y)\"") }
    html.text(text)
    html.raw("</text>\n")
  }

  /// The CSS with the picture's colours and typefaces. The typefaces are those of the device, so nothing is loaded.
  private var style: String {
    let palette = theme.palette
    func color(_ token: ColorToken) -> String { palette[token]?[appearance].hex ?? "#000000" }
    let (label, secondary, accent) = (color(Hue.label.text), color(Hue.secondary.text), color(Hue.accent.text))
    return """
      text{font-family:Inter,system-ui,sans-serif;fill:\(label)}.page{fill:\(palette.page[appearance].hex)}\
      .card{fill:\(palette.card[appearance].hex)}.title{font-weight:700}\
      .note{font-size:32px;fill:\(secondary)}.hero{font-size:150px;font-weight:700}\
      .figure{font-size:60px;font-weight:700}.unit{font-size:32px;font-weight:400;fill:\(secondary)}\
      path{fill:none;stroke:\(accent);stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}\
      .grid,.aid{stroke:\(secondary);stroke-width:2px;opacity:.5}.way,.step{stroke-width:8px}\
      .land{stroke:\(palette.landLine[appearance].hex);stroke-width:2px}.casing{stroke:\(palette.page[appearance].hex);stroke-width:16px}\
      .map{fill:\(palette.land[appearance].hex)}.scale{font-size:26px;fill:\(secondary)}\
      .dots{stroke-width:14px}.dots.few{stroke-width:8px}.mark{stroke-width:30px}\
      .tick{stroke:\(secondary);stroke-width:2px;stroke-dasharray:4 8;opacity:.5}.flag{fill:\(palette.page[appearance].hex);stroke:none}\
      .hollow{stroke:\(palette.card[appearance].hex);stroke-width:14px}.bar{fill:\(accent);stroke:none}\
      .ground{fill:\(accent);fill-opacity:.15;stroke:none}\
      circle.kilometre{fill:\(palette.page[appearance].hex);stroke:\(accent)}\
      circle.voice{fill:\(color(Hue.orange.fill));stroke:\(palette.page[appearance].hex)}.wave{stroke:#000000;stroke-width:5px}\
      text.kilometre{font-size:11px;font-weight:600;text-anchor:middle}
      """
  }
}
