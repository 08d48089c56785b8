import DesignSystem
import KernelDomain
import KernelPresentation
import Testing

@testable import Rendering

extension PatternTests {
  /// A pace and an elevation over one distance.
  static func charts(_ name: String) -> Element {
    func chart(_ text: String, _ kind: Chart.Kind, _ y: Chart.Scale, _ values: [Int]) -> Element {
      let points = values.enumerated().map { Chart.Point(x: $0 * 1_000, y: $1, xText: "\($0) km", yText: "\($1)") }
      return Element(.chart, text, label: text, value: "average", chart: Chart(kind, points, x: .thousandths, y: y))
    }
    return Element(
      .chartStack, label: name,
      children: [chart(name, .line, .pace, [300, 330, 290]), chart("Elevation", .area, .number, [200, 230, 210])])
  }

  static func span(_ name: String) -> Element {
    let fields = ["from", "to"].map { end in
      Element(
        .textField, end == "from" ? name : "Ends At", value: "1:00",
        action: Action("x.trim", input: Action.Input(end, .text, limits: Action.Limits(0, 600, unit: "s"))))
    }
    return Element(.span, label: "Part", children: fields)
  }
}

@Suite struct ChartStackTests {
  private func page(_ element: Element) -> String {
    let screen = Screen(
      route: Route(path: "x"), language: .en, title: "X", presentation: .stack, header: Header(.standard),
      layout: Layout(.form, top: .init(.content, .md), bottom: .init(.safeArea, .md), spacing: .md),
      content: [element])
    return String(
      decoding: PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen).drop { $0 != UInt8(ascii: "\n") },
      as: UTF8.self)
  }

  /// The axis of all stands below the last.
  @Test func onlyTheLastHasAnAxis() {
    let html = page(PatternTests.charts("Pace"))
    #expect(html.split(separator: "<div class=\"xs caption\"").count == 2)
    #expect(html.contains("<b class=\"number\">average</b>"))
  }

  /// Five minutes a kilometre stand above five and a half.
  @Test func fastIsUp() throws {
    let chart = try #require(PatternTests.charts("Pace").children[0].chart)
    let frame = ChartFrame(chart, xTicks: 4, yTicks: 4)
    #expect(frame.y.place(290, steps: 100) > frame.y.place(330, steps: 100))
    #expect(frame.y.ticks.map { frame.y.label($0, .en) }.contains("5:00"))
  }

  @Test func aBarIsAsLongAsItsPercent() {
    let cell = Element(.text, "5:22", type: .time, fill: Hue.yellow.fill, unit: "fastest", percent: 50)
    let table = Element(.table, children: [Element(.tableRow, children: [Element(.text, "1"), cell])])
    #expect(page(table).contains("style=\"--length:50%\""))
    let text = TextRenderer(width: 80).render(
      Screen(
        route: Route(path: "x"), language: .en, title: "X", presentation: .stack, header: Header(.standard),
        layout: Layout(.form, top: .init(.content, .md), bottom: .init(.safeArea, .md), spacing: .md),
        content: [table]))
    #expect(text.contains("5:22 ###### fastest"))
  }
}
