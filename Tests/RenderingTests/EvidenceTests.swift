import DesignSystem
import KernelDomain
import Rendering
import Testing

@testable import KernelPresentation

/// Pages of questions, people and badges.
@Suite struct EvidenceTests {
  private func html(_ elements: [Element]) -> String {
    let screen = Screen(
      route: Route(path: "x"), language: .en, title: "X", presentation: .stack, header: Header(.standard),
      layout: Layout(.groupedList, top: .init(.content, .md), bottom: .init(.safeArea, .md), spacing: .md),
      content: elements)
    return String(
      decoding: PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen).drop { $0 != UInt8(ascii: "\n") },
      as: UTF8.self)
  }

  /// The odd one of four laps lies in the last quarter, a third as high as the axis; another is asked about, too.
  @Test func theOddBarSaysItsValue() {
    let points = [3_000, 1_500, 3_000, 1_000].enumerated().map { index, time in
      Chart.Point(
        x: index + 1, y: time, xText: "Lap \(index + 1)", yText: "\(time / 100).00", series: [0, 2, 0, 1][index])
    }
    let series = [
      Chart.Series("Others", Hue.accent.text), Chart.Series("Lap 4", Hue.orange.text),
      Chart.Series("Also to decide", Hue.orange.text),
    ]
    let chart = Element(
      .chart, "Freestyle, 25 m each", label: "Laps",
      chart: Chart(.bars, points, x: .number, y: .hundredths, series: series))
    let page = html([
      .decision("Is it so?", key: "k", source: "Swimming", evidence: [chart], why: "Too fast.", answers: [], see: nil)
    ])
    #expect(page.contains("style=\"--x:775;--w:200;--y:333\" aria-hidden=\"true\"><b>10.00</b></div>"))
    #expect(page.contains("class=\"odd light\" style=\"--x:275;--w:200;--y:500\" aria-hidden=\"true\"></div>"))
    #expect(
      page.contains(
        "Lap 1</span><span style=\"--at:50\">Freestyle, 25\u{A0}m each</span><span style=\"--at:100\">Lap 4</span>"))
    #expect(page.contains("<p class=\"said\">Freestyle, 25\u{A0}m each</p></figure>"))
    #expect(!page.contains("class=\"ys") && !page.contains("class=\"legend"))
  }

  @Test func picturesOfPeopleStandBesideTheTextAboutThem() {
    let people = ["Petr", "Jana Nová"].map { Element(.avatar, $0) }
    let page = html([Element(.text, "1 message is waiting", type: .body, children: people)])
    let faces = ["Petr\">P", "Jana Nová\">JN"].map {
      "<span class=\"avatar\" role=\"img\" aria-label=\"\($0)</span>"
    }
    #expect(page.contains(faces.joined() + "<span class=\"body\">1 message is waiting</span></p>"))
  }

  @Test func consecutiveBadgesShareALine() {
    let badges = ["3 records", "Only you"].map { Element(.badge, $0, type: .caption) }
    let page = html([.card(nil, badges + [Element(.text, "x"), badges[0]])])
    #expect(page.split(separator: "<p><span class=\"badge").count == 3)
    #expect(page.contains("3 records</span> <span class=\"badge"))
  }
}
