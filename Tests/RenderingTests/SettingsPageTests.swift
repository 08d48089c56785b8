import DesignSystem
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import Rendering
import Testing

/// Pages of settings, and how pages write titles and news.
@Suite struct SettingsPageTests {
  private let renderer = PageRenderer(
    theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))

  private func html(_ path: String, _ content: Element..., title: String = "Test") -> String {
    var shown = screen(content[0])
    shown.content = content
    shown.route = Route(path: "running", path)
    shown.title = title
    let bytes = renderer.page(shown)
    #expect(PageReader(bytes).problems.isEmpty)
    return String(decoding: bytes, as: UTF8.self)
  }

  private var units: Element {
    .choice(
      .radioGroup, "Units", setting: "running.units", ["kilometers", "miles"], chosen: "miles", name: { $0 })
  }

  /// A section is one card below its title, and a choice shows only what is chosen until somebody opens it.
  @Test func settingsAreRowsOfACard() {
    let section = Element.section("Preferences", [units])
    let settings = html("settings", section)
    #expect(settings.contains("</h2><div class=\"card\"><details class=\"group pick\""))
    #expect(settings.contains("<span class=\"trailing c-secondary\">miles</span></summary>"))
    let other = html("home", section)
    #expect(!other.contains("class=\"card\"") && other.contains("<fieldset class=\"group\"><legend>Units</legend>"))
  }

  /// A row with a text is news: the text is a heading above it, and a number's unit is apart.
  @Test func newsHasAHeading() {
    let news = Element(
      .row, "Newest record", label: "Newest record, squat", fill: Hue.accent.fill,
      children: [.cell("Squat", .leading, .body), .cell("110\u{A0}kg", .center, .heroNumber)])
    let page = html("home", Element(.row, children: [.cell("Other", .leading, .body)]), news)
    #expect(page.contains("</ul><h2 class=\"title\">Newest record</h2><ul class=\"rows\">"))
    #expect(page.contains("New record</span>") && page.contains("110<small>\u{A0}kg</small>"))
  }

  /// The month of a table of times has a line of its own, which is read with the title.
  @Test func theMonthFollowsTheTitle() {
    let times = ["5:02", "6:52", "11:47", "14:12", "16:39", "18:23"]
    let header = Element(.tableHeader, children: ["Day", "1", "2", "3", "4", "5", "6"].map { Element(.text, $0) })
    let row = Element(
      .tableRow,
      children: [Element(.text, "Sun 1")]
        + times.map { Element(.text, $0, placement: .trailing, type: .time) })
    let page = html("home", Element(.table, children: [header, row, row, row]), title: "Times, May 2026")
    #expect(page.contains(">Times<span class=\"comma\">, </span><span class=\"month\">May\u{A0}2026</span></h1>"))
  }
}
