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

  @Test(arguments: [1_000, 5_000]) func aMapOfThousandsOfRunsFitsOnAPage(_ count: Int) {
    var random = SeededGenerator(seed: 11)
    let lines = SampleRoutes.runs(count, positions: 100, by: &random)
    let thinned = MapThinning(MapFrame(lines)).thinned(lines)
    let (before, after) = (page(lines), page(thinned))
    print("\(count) runs on a map: a page of \(before) bytes is one of \(after)")
    #expect(before > 400_000 && after < 100_000)
  }
}
