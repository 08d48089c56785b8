import DesignSystem
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import Testing

@testable import Rendering

@Suite struct ScreenPictureTests {
  private let figures = Element(
    .statGrid,
    children: [
      Element(.stat, "Distance", value: "5.00", unit: "km"), Element(.stat, "Time <1>", value: "25:00"),
    ])

  private func picture(_ content: Element..., title: String = "Morning run") -> String? {
    var shown = screen(Element(.text, ""))
    shown.title = title
    shown.content = content
    return ScreenPicture(shown, theme: .recordsBook, mode: nil)?.svg
  }

  @Test func itShowsTheTitleAndTheFigures() throws {
    let svg = try #require(picture(figures))
    for text in ["Morning run", ">5.00<", ">km<", "Time &lt;1&gt;", ">25:00<", ">RecordBook<"] {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n"))
  }

  @Test func itLoadsNothing() throws {
    let svg = try #require(picture(figures))
    #expect(!svg.contains("href") && !svg.contains("url(") && !svg.contains("<script"))
  }

  @Test func itDrawsTheChart() throws {
    let chart = Chart(.line, (0..<4).map { Chart.Point(x: $0, y: $0 * $0, xText: "", yText: "") })
    let svg = try #require(picture(figures, Element(.chart, label: "Pace", chart: chart)))
    #expect(svg.contains("class=\"step\""))
  }

  @Test func aLongTitleIsSmaller() throws {
    let svg = try #require(picture(figures, title: String(repeating: "Long ", count: 12)))
    #expect(!svg.contains("font-size=\"72\"") && svg.contains("font-size=\"28\""))
  }

  @Test func aScreenWithoutFiguresHasNone() {
    #expect(picture(Element(.text, "Words")) == nil)
  }
}
