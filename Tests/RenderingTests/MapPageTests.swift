import DesignSystem
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import TestSupport
import Testing

@testable import Rendering

/// The size of a page with a map of many runs.
@Suite struct MapPageTests {
  private func page(_ lines: [[RouteMap.Position]]) -> Int {
    let map = Element(
      .map, "All Routes", label: "All Routes", type: .caption, color: Hue.accent.text,
      map: RouteMap(lines, marks: [], bar: RouteMap.Bar(1_000_000, "1 km")))
    let screen = Screen(
      route: Route(path: "x"), language: .en, title: "X", presentation: .stack, header: Header(.standard),
      layout: Layout(.form, top: .init(.content, .md), bottom: .init(.safeArea, .md), spacing: .md), content: [map])
    return PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen).count
  }

  /// The marks at the ends of a closed route stand side by side.
  @Test func theEndOfAClosedRouteStandsBesideItsStart() {
    let way = [(0, 0), (90_000, 0), (90_000, 90_000), (0, 0)].map { RouteMap.Position($0, $1) }
    let marks = [RouteMap.Mark(.start, way[0]), RouteMap.Mark(.end, way[3])]
    var html = HTMLText()
    MapDrawing(RouteMap([way], marks: marks, bar: RouteMap.Bar(20_000, "20 m"))).write(to: &html)
    let svg = String(decoding: html.bytes, as: UTF8.self)
    let places = ["mark", "mark end"].map { svg.components(between: "<path class=\"\($0)\" d=\"", and: "\"") }
    #expect(places.allSatisfy { $0.count == 1 } && places[0] != places[1])
  }

  /// Numbers and flags have a size in pixels, which the style sheet scales to that of the picture.
  @Test func marksHaveTheirSizeOnTheScreen() {
    let way = [(0, 0), (90_000, 0)].map { RouteMap.Position($0, $1) }
    let marks = [RouteMap.Mark(.kilometre, way[0], number: 1), RouteMap.Mark(.end, way[1])]
    var html = HTMLText()
    MapDrawing(RouteMap([way], marks: marks, bar: RouteMap.Bar(20_000, "20 m"))).write(to: &html)
    let svg = String(decoding: html.bytes, as: UTF8.self)
    #expect(svg.components(between: "<g class=\"pin\" transform=\"scale(2.5)\">", and: "</g>").count == 2)
  }

  @Test func aVoiceIsMarkedWhereItWasHeard() {
    let way = [(0, 0), (90_000, 0)].map { RouteMap.Position($0, $1) }
    let map = RouteMap([way], marks: [RouteMap.Mark(.voice, way[0], number: 1)], bar: RouteMap.Bar(20_000, "20 m"))
    var html = HTMLText()
    MapDrawing(map).write(to: &html)
    let svg = String(decoding: html.bytes, as: UTF8.self)
    #expect(svg.contains("<circle class=\"voice\"") && !svg.contains("class=\"kilometre\""))
    #expect(MapStrings(language: .en).notes(map) == "♪ voice · bar: 20 m · arrow: north")
  }

  @Test(arguments: [1_000, 5_000]) func aMapOfThousandsOfRunsFitsOnAPage(_ count: Int) {
    var random = SeededGenerator(seed: 11)
    let lines = SampleRoutes.runs(count, positions: 100, by: &random)
    let thinned = MapThinning(MapFrame(lines)).thinned(lines)
    let (before, after) = (page(lines), page(thinned))
    print("\(count) runs on a map: a page of \(before) bytes is one of \(after)")
    #expect(before > 400_000 && after < 100_000)
  }
}
