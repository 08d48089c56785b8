import DesignSystem
import Foundation
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import Testing

@testable import Rendering

@Suite struct DrawnChartTests {
  /// Nothing, one value, all the same, below zero, the largest there are.
  private static let edges: [[(x: Int, y: Int)]] = [
    [], [(3, 7)], [(1, 7), (2, 7), (3, 7)], [(-5, -90), (0, 0), (4, -3)], [(0, 0)],
    [(Int.min, Int.min), (0, 0), (Int.max, Int.max)], [(0, Int.max), (1, Int.max)], [(0, Int.min), (0, Int.min)],
    (0..<300).map { ($0, $0 * $0) },
  ]

  @Test(arguments: Chart.Kind.allCases, Chart.Scale.allCases)
  func everythingCanBeDrawn(_ kind: Chart.Kind, _ scale: Chart.Scale) {
    for points in Self.edges {
      for better in [Chart.Better.less, nil] {
        // A heat map's days are days.
        let days = points.map { (min(max($0.x, -700_000), 2_900_000), min($0.y, 1_000_000)) }
        let chart = chart(kind, kind == .calendar ? days : points, x: scale, y: scale, better: better)
        for width in [20, 80] {
          let lines = TextRenderer(width: width).render(screen(Element(.chart, label: "told", chart: chart)))
            .split(separator: "\n")
          #expect(lines.allSatisfy { displayWidth($0) <= width }, "\(kind) \(scale) \(points.first ?? (0, 0)) \(width)")
        }
        if better != nil { _ = svg(of: chart) }
      }
    }
  }

  @Test func aPageHasAStepForEachRecordAndADotForEachAttempt() {
    let svg = svg(of: chart(.progress, [(0, 100), (50, 80), (75, 90), (100, 60)], better: .less))
    #expect(svg.contains("<path class=\"grid\" d=\"M0 300h1000M0 225h1000M0 150h1000M0 75h1000M0 0h1000\"/>"))
    #expect(svg.contains("<path class=\"dots\" d=\"M0 0h0M500 150h0M750 75h0M1000 300h0\"/>"))
    #expect(svg.contains("<path class=\"step\" d=\"M0 0H500V150H1000V300H1000\"/>"))
    #expect(svg.contains("<path class=\"dots best\" d=\"M0 0h0M500 150h0M1000 300h0\"/>"))
    #expect(svg.contains("role=\"img\" aria-label=\"told\""))
    #expect(svg.contains("<span style=\"--at:100\">60</span>") && svg.contains("<span style=\"--at:0\">100</span>"))
    #expect(svg.contains("Lower is better."))
  }

  @Test func aLineStandsAtEachMarkedPlace() {
    var chart = chart(.line, [(0, 10), (4, 12)])
    #expect(!svg(of: chart).contains("class=\"tick\""))
    chart.ticks = [1, 3]
    #expect(svg(of: chart).contains("<path class=\"tick\" d=\"M250 300v-300M750 300v-300\"/>"))
  }

  @Test func whatLiesBeyondIsMarkedAtTheEdgeAndTold() {
    let chart = chart(.line, [(0, 10), (1, 12), (2, 11), (3, 99), (4, 10), (5, 12)], better: .less)
    let svg = svg(of: chart)
    #expect(svg.contains("<path class=\"beyond\" d=\"M600 -9v18\"/>"))
    #expect(svg.contains("Lower is better. Beyond the picture: y99 (x3)."))
    let text = TextRenderer(width: 60).render(screen(Element(.chart, label: "told", chart: chart)))
    #expect(text.contains("▲") && text.contains("Lower is better. Beyond the picture: y99 (x3)."))
    let plain = TextRenderer(drawsCharts: false).render(screen(Element(.chart, label: "told", chart: chart)))
    #expect(!plain.contains("▲") && plain.contains("Beyond the picture: y99 (x3)."))
  }

  /// Wednesday, January 1, 2025 stands in the first column, Wednesday, December 31 in the last.
  @Test func aYearHasAPlaceForEachDay() throws {
    let first = try #require(CivilDay(year: 2025, month: 1, day: 1)).daysSinceEpoch
    let svg = svg(of: chart(.calendar, [(first, 10), (first + 100, 990), (first + 364, 1_000)], x: .days, y: .metres))
    #expect(svg.contains("<path class=\"day\" d=\"M3 23h4v4h-4z\"/>"))
    #expect(svg.contains("<path class=\"day\" d=\"M140 40h10v10h-10zM520 20"))
    #expect(svg.contains("M520 20h10v10h-10z\"/>"))
    #expect(
      svg.split(separator: "class=\"nothing\"")[1].split(separator: "z\"").first?.split(separator: "z").count == 362)
    #expect(
      svg.contains("Jan</span>") && svg.contains("Mon</span>") && svg.contains("to 200\u{A0}m") && svg.contains("more"))
  }

  @Test func manyAttemptsAreShownByHowDenseTheyLie() {
    let many: [(x: Int, y: Int)] = (0..<6_000).map { number in
      let slower = number % 5 == 0 ? 0 : 200
      return (x: number / 62, y: 4_000 + number * 7_919 % 211 + slower)
    }
    let svg = svg(of: chart(.progress, many, better: .less))
    #expect(svg.contains("class=\"dots few\"") && svg.contains("class=\"dots\"") && svg.contains("class=\"dots many\""))
    let dots = svg.components(separatedBy: "h0").count - 1
    #expect(dots < 50 * 20 + 20, "\(dots)")
    // The line of the records lies above them.
    #expect(svg.range(of: "dots many")!.lowerBound < svg.range(of: "class=\"step\"")!.lowerBound)
    let cells = ChartDensity(Array(repeating: ChartDensity.Place(x: 3, y: 3), count: 9) + [.init(x: 500, y: 0)])
    #expect(cells.levels == [[.init(x: 510, y: 7)], [], [.init(x: 10, y: 7)]])
  }

  @Test func placesTellTheirValues() throws {
    let svg = svg(of: chart(.progress, [(0, 100), (1, 90), (50, 95), (100, 60)], better: .less))
    #expect(svg.contains("<i tabindex=\"0\" role=\"img\" aria-label=\"y60, x100\" style=\"--x:1000;--y:1000\"></i>"))
    #expect(
      svg.contains(
        "<i aria-hidden=\"true\" aria-label=\"y90, x1 – best of\u{A0}2\" style=\"--x:0;--w:41\" class=\"strip\">"))
    let first = try #require(CivilDay(year: 2025, month: 1, day: 1)).daysSinceEpoch
    let year = self.svg(of: chart(.calendar, [(first, 10), (first, 30), (first + 40, 990)], x: .days, y: .metres))
    #expect(year.contains("aria-label=\"January: 40 m\" style=\"--x:0;--w:94\" class=\"strip\">"))
    #expect(year.contains("<i aria-hidden=\"true\" aria-label=\"x\(first % 1_000), 40 m\""))
    #expect(year.components(separatedBy: "tabindex=\"0\"").count == 13 && year.contains("December: none"))
  }

  @Test func barsAndLinesTellTheirValues() {
    let bars = svg(of: chart(.bars, [(1, 100), (3, 60)]))
    #expect(
      bars.contains(
        "<i tabindex=\"0\" role=\"img\" aria-label=\"y100, x1\" style=\"--x:1;--w:332\" class=\"strip\"></i>"))
    #expect(bars.contains("aria-label=\"y60, x3\" style=\"--x:667;--w:332\""))
    let line = svg(of: chart(.line, [(0, 10), (1, 12), (4, 11)]))
    #expect(line.contains("aria-label=\"y10, x0\" style=\"--x:0;--w:125\""))
    #expect(line.contains("aria-label=\"y12, x1\" style=\"--x:125;--w:500\""))
    #expect(line.contains("aria-label=\"y11, x4\" style=\"--x:625;--w:375\""))
    let many = svg(of: chart(.line, (0..<121).map { ($0, $0) }))
    #expect(!many.contains("class=\"spots\""))
    // The keyboard reaches only some of many points, but always the last.
    #expect(svg(of: chart(.line, (0..<120).map { ($0, $0) })).components(separatedBy: "tabindex=\"0\"").count == 32)
    let points = [(1, 100, 0), (1, 50, 1), (2, 30, 1)].map { x, y, series in
      Chart.Point(x: x, y: y, xText: "x\(x)", yText: "y\(y)", series: series)
    }
    let series = [Chart.Series("Crawl", Hue.blue.text), Chart.Series("Fly", Hue.red.text)]
    let several = svg(of: Chart(.bars, points, series: series))
    #expect(several.contains("aria-label=\"Crawl y100, Fly y50, x1\""))
  }

  @Test func plainTextTellsTheNumbers() {
    let numbers = Element.numbers("Numbers", .en, columns: ["Day", "Time"], rows: [["May 1", "38.00"]])
    let element = Element(.chart, "x", label: "told", chart: chart(.bars, [(1, 2), (2, 3)]), children: [numbers])
    let plain = TextRenderer(drawsCharts: false).render(screen(element))
    #expect(plain.contains("told") && plain.contains("38.00") && !plain.contains("█"))
    let drawn = TextRenderer().render(screen(element))
    #expect(drawn.contains("told") && drawn.contains("█") && !drawn.contains("38.00"))
  }

  @Test func seriesAreNamed() {
    let points = [(1, 100, 0), (1, 50, 1), (2, 30, 1)].map { x, y, series in
      Chart.Point(x: x, y: y, xText: "", yText: "", series: series)
    }
    let chart = Chart(.bars, points, series: [Chart.Series("Crawl", Hue.blue.text), Chart.Series("Fly", Hue.red.text)])
    let text = TextRenderer(width: 40).render(screen(Element(.chart, label: "told", chart: chart)))
    #expect(text.contains("█ Crawl   ▓ Fly") && text.contains("▓▓"))
    let svg = svg(of: chart)
    #expect(svg.contains("<path class=\"bar c-blue\"") && svg.contains("<path class=\"bar c-red\""))
    #expect(svg.contains("Crawl</li>") && svg.contains("Fly</li>"))
  }

  @Test func barsOfSeveralSeriesStandOnEachOther() {
    let points = [(1, 100, 0), (1, 50, 1), (2, 30, 1)].map { x, y, series in
      Chart.Point(x: x, y: y, xText: "", yText: "", series: series)
    }
    let chart = Chart(.bars, points, series: [Chart.Series("a", Hue.blue.text), Chart.Series("b", Hue.red.text)])
    let bars = ChartBars(chart).series
    #expect(bars.map { $0.map(\.values) } == [[0...100], [100...150, 0...30]])
    #expect(ChartFrame(chart, xTicks: 6, yTicks: 5).y.bounds == 0...150)
  }

  private func svg(of chart: Chart) -> String {
    let element = Element(.chart, "x", label: "told", color: Hue.accent.text, chart: chart)
    let page = PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element))
    #expect(PageReader(page).problems.isEmpty)
    return String(decoding: page, as: UTF8.self)
  }
}
