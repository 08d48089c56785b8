import KernelDomain
import KernelPresentation
import SwimmingPresentation
import Testing

@Suite struct ChartTests {
  @Test func theBestIsWhatWasBetterThanAllBefore() {
    let chart = chart(.progress, [(0, 50), (1, 50), (2, 48), (2, 49), (5, 47)])
    #expect(chart.best.map(\.y) == [50, 48, 47])
    #expect(Chart(.progress, []).best.isEmpty)
  }

  @Test func aPageHasAStepForEachRecordAndADotForEachAttempt() throws {
    let svg = try svg(of: chart(.progress, [(0, 100), (50, 80), (75, 90), (100, 60)]))
    #expect(svg.contains("<path class=\"step\" d=\"M24 24H500V150H976V276H976\"/>"))
    #expect(svg.contains("<path class=\"dots\" d=\"M24 24h0M500 150h0M738 87h0M976 276h0\"/>"))
    #expect(svg.contains("<path class=\"dots best\" d=\"M24 24h0M500 150h0M976 276h0\"/>"))
    #expect(svg.contains("role=\"img\" aria-label=\"told\""))
  }

  @Test func allTheSameLiesInTheMiddle() throws {
    #expect(try svg(of: chart(.line, [(1, 7), (2, 7)])).contains("M24 150L976 150"))
  }

  /// Wednesday, January 1, 2025 stands in the first column, Wednesday, December 31 in the last.
  @Test func aYearHasAPlaceForEachDay() throws {
    let first = try #require(CivilDay(year: 2025, month: 1, day: 1)).daysSinceEpoch
    let svg = try svg(of: chart(.calendar, [(first, 10), (first + 364, 1_000)]))
    #expect(svg.contains("<path class=\"day1\" d=\"M5 25h0\"/>"))
    #expect(svg.contains("<path class=\"day4\" d=\"M525 25h0\"/>"))
    #expect(svg.split(separator: "class=\"nothing\"").last?.split(separator: "h0").count == 366)
  }

  @Test(arguments: [Chart.Kind.line, .progress, .calendar], [20, 40, 80]) func textFits(
    _ kind: Chart.Kind, _ width: Int
  ) {
    let points = (0..<200).map { (20_100 + $0, ($0 * 37) % 101) }
    let element = Element(.chart, "x", label: "told", chart: chart(kind, points))
    let text = TextRenderer(width: width).render(screen(element))
    #expect(text.split(separator: "\n").allSatisfy { displayWidth($0) <= width })
    #expect(text.contains("told"))
  }

  @Test func plainTextTellsTheNumbers() {
    let cells = [Element(.text, "May 1"), Element(.text, "38.00")]
    let element = Element(
      .chart, "x", label: "told", chart: chart(.line, [(1, 2), (2, 3)]),
      children: [Element(.table, children: [Element(.tableRow, children: cells)])])
    let plain = TextRenderer(drawsCharts: false).render(screen(element))
    #expect(plain.contains("told") && plain.contains("38.00") && !plain.contains("▁"))
    let drawn = TextRenderer().render(screen(element))
    #expect(drawn.contains("▁█") && !drawn.contains("38.00"))
  }

  private func chart(_ kind: Chart.Kind, _ points: [(x: Int, y: Int)]) -> Chart {
    Chart(kind, points.map { Chart.Point(x: $0.x, y: $0.y, xText: "x\($0.x)", yText: "y\($0.y)") })
  }

  private func svg(of chart: Chart) throws -> String {
    let element = Element(.chart, "x", label: "told", color: Hue.accent.text, chart: chart)
    let page = PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element))
    #expect(PageReader(page).problems.isEmpty)
    return String(decoding: page, as: UTF8.self)
  }

  private func screen(_ element: Element) -> Screen {
    Screen(
      route: Route(path: "test"), language: .en, title: "Test", presentation: .root, header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: [element])
  }
}
