import DesignSystem
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import Rendering
import Testing

/// What empty fields stand for, the unit of an axis, and what stands beside a title.
@Suite struct FieldAndAxisTests {
  private func html(_ screen: Screen) -> String {
    let links = PageLinks.served(ServedPages(prefix: "/0f", nonce: "9a"))
    let page = PageRenderer(theme: .recordsBook, drawings: .kernel, links: links).page(screen)
    return String(decoding: page, as: UTF8.self).replacing("\u{A0}", with: " ")
  }

  @Test func anEmptyFieldSaysWhatItStandsFor() {
    let limits = Action.Limits(0, 100, decimals: 1, unit: "kg")
    let load = Element(
      .numericField, "Load", label: "Load", value: "",
      action: Action("x.set", input: Action.Input("load", .thousandths, isOptional: true, limits: limits))
    ).prompting("82.5")
    let rest = Element(
      .textField, "Rest", value: "",
      action: Action("x.set", input: Action.Input("rest", .duration, isOptional: true))
    ).prompting("1:30")
    let row = Element(
      .tableRow, children: [.cell("1", .leading, .body), load, Element(.button, "Save", action: Action("x.set"))])
    let table = Element(
      .setTable, label: "Sets", children: [Element(.tableHeader, children: [.cell("Set", .leading, .caption)]), row])
    let form = Element(.form, children: [rest, Element(.button, "Save", action: Action("x.set"))])
    #expect(html(screen(table)).contains("placeholder=\"82.5\"") && html(screen(form)).contains("placeholder=\"1:30\""))
  }

  @Test func theTopmostTickHasTheUnit() {
    let points = [5, 12].enumerated().map { Chart.Point(x: $0 + 1, y: $1, xText: "\($0)", yText: "\($1)") }
    let chart = Element(.chart, label: "Volume", chart: Chart(.bars, points, x: .items), unit: "t")
    let page = html(screen(chart))
    #expect(page.contains(">15 t</span>"), "\(page)")
  }

  @Test func thePictureOfTheOwnerStandsBesideTheTitle() throws {
    var shown = screen()
    shown.toolbar = [Element(.avatar, "Jana", label: "Name", placement: .center, route: .root)]
    let page = html(shown)
    let (tools, title) = (try #require(page.firstRange(of: "</nav>")), try #require(page.firstRange(of: "<h1")))
    #expect(page[tools.upperBound..<title.lowerBound].contains("class=\"avatar\""), "\(page)")
  }
}
