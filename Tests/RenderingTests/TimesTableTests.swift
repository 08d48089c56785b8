import DesignSystem
import KernelPresentation
import PresentationTestSupport
import Rendering
import Testing

/// A table of times of day on a page: numbers and weekdays stand in columns, and the halves of the day below the table.
@Suite struct TimesTableTests {
  private func html(_ rows: [[String]], today: Int? = nil) -> String {
    let header = ["Day", "Fajr", "Sunrise", "Dhuhr", "Asr", "Maghrib", "Isha"].map { Element(.text, $0) }
    let lines = rows.enumerated().map { index, times in
      let day = Element(.text, "Sun \(index + 1)", label: "November \(index + 1)", unit: "2\(index) Jumada")
      return Element(
        .tableRow, isOn: index == today ? true : nil,
        children: [day] + times.map { Element(.text, $0, placement: .trailing, type: .time) })
    }
    let table = Element(.table, children: [Element(.tableHeader, children: header)] + lines)
    var shown = screen(table)
    shown.back = Element(.button, "Back", placement: .leading, command: "recordbook prayer")
    let page = PageRenderer(theme: .recordsBook, drawings: .kernel).page(shown)
    return String(decoding: page, as: UTF8.self).replacing("\u{A0}", with: " ")
  }

  @Test func aNoteTellsTheHalvesThatTheTableHides() {
    let rows = ["11:59 AM", "12:00 PM", "—"].map { ["5:02 AM", "6:52 AM", $0, "2:12 PM", "4:39 PM", "6:23 PM"] }
    let html = html(rows)
    #expect(html.contains("<td>5:02<span class=\"said\"> AM</span>"))
    #expect(html.contains(">Fajr, Sunrise: AM · Asr–Isha: PM</p>"))
  }

  @Test func aClockOf24HoursNeedsNoNote() {
    let html = html(Array(repeating: ["5:02", "6:52", "11:47", "14:12", "16:39", "18:23"], count: 3))
    #expect(html.contains("<td>14:12") && !html.contains("Isha:"))
  }

  /// Where the table contains today, the header leads there.
  @Test func theHeaderLeadsToToday() {
    let rows = Array(repeating: ["5:02", "6:52", "11:47", "14:12", "16:39", "18:23"], count: 3)
    let link = "<a class=\"tool trailing\" href=\"#today\" aria-label=\"Go to Today\">"
    #expect(html(rows, today: 1).contains(link) && html(rows, today: 1).contains("id=\"today\""))
    #expect(!html(rows).contains(link))
  }

  @Test func theNumberOfTheDayComesFirst() {
    let html = html(Array(repeating: ["5:02", "6:52", "11:47", "14:12", "16:39", "18:23"], count: 3))
    #expect(
      html.contains(
        "<b>3</b> <span>Su<span class=\"more\">n</span></span></span><span class=\"said\">November 3</span>"))
    #expect(html.contains("aria-hidden=\"true\">22<span> Jumada</span></small>"))
  }
}
