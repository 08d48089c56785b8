import DesignSystem
import KernelDomain
import KernelPresentation
import PresentationTestSupport
import Testing

@testable import Rendering

/// Where a toast is inserted into a page.
@Suite struct ToastPlaceTests {
  private static let renderer = PageRenderer(
    theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f3c", nonce: "9a1b")))

  private func button(_ name: String) -> Element {
    Element(.button, name, type: .body, action: Action("test.press", ["name": .text(name)]))
  }

  private func page(_ content: Element..., arrangement: Layout.Arrangement = .groupedList) -> String {
    var shown = screen(content[0])
    shown.content = content
    shown.layout.arrangement = arrangement
    return String(decoding: Self.renderer.page(shown), as: UTF8.self)
  }

  /// Returns what stands right before and right after the toast.
  private func around(_ key: String?, in page: String) throws -> (before: Substring, after: Substring) {
    let toast = Element(.toast, "Done", value: key)
    let told = Self.renderer.page(page, of: .root, .en, announcing: toast)
    let start = try #require(told.firstRange(of: "<div class=\"toast\""))
    let end = try #require(told[start.upperBound...].firstRange(of: "</div></div>"))
    return (told[..<start.lowerBound], told[end.upperBound...])
  }

  /// A form of several fields may be longer than a window, so that what precedes it is out of sight of its button.
  @Test func aboutAFormOfSeveralFieldsItIsBelow() throws {
    let field = Element(
      .textField, "Name", value: "", type: .body, action: Action("test.save", input: Action.Input("name", .text)))
    let save = Element(.button, "Save", type: .body, action: Action("test.save"))
    let page = page(
      .section("First", [Element(.form, "New", type: .title, children: [field, save]), button("b")]),
      .section("Second", [button("c")]))
    let around = try around("test.save", in: page)
    #expect(around.before.contains("<span>Save</span>"))
    #expect(around.before.hasSuffix("</form>"))
    #expect(around.after.contains("<span>b</span>"))
  }

  @Test func withoutAPlaceItIsOnTop() throws {
    let page = page(.section("First", [button("a")]), .section("Second", [button("b")]))
    for key in [nil, "unknown"] {
      let around = try around(key, in: page)
      #expect(around.before.hasSuffix(" id=\"content\">"))
    }
  }

  @Test func itStandsBeforeTheControlInItsSection() throws {
    let page = page(.section("First", [button("a")]), .section("Second", [button("b"), button("c")]))
    let around = try around("test.press?name=c", in: page)
    #expect(around.before.contains("Second") && around.before.contains("value=\"test.press?name=b\""))
    #expect(!around.before.contains("test.press?name=c") && around.after.contains("test.press?name=c"))
  }

  @Test func inAListItIsARowOfItsOwn() throws {
    let rows = ["a", "b"].map { name in
      Element(.row, label: name, children: [.cell(name, .leading, .body), button(name)])
    }
    let around = try around("test.press?name=b", in: page(.section("List", rows)))
    #expect(around.before.hasSuffix("<li class=\"told\">") && around.before.contains("test.press?name=a"))
    #expect(around.after.contains("test.press?name=b") && !around.before.contains("test.press?name=b"))
  }

  @Test func inATableItStandsBeforeTheTable() throws {
    let table = Element(
      .setTable, label: "Sets",
      children: [
        Element(.tableHeader, children: [.cell("Set", .leading, .caption), .cell("", .trailing, .caption)]),
        Element(.tableRow, label: "Set 1", children: [.cell("1", .leading, .body), button("a")]),
      ])
    let around = try around("test.press?name=a", in: page(.section("Table", [table])))
    #expect(!around.before.contains("<table") && around.before.contains("Table"))
  }

  @Test func afterATableItStandsInItsOwnSection() throws {
    let table = Element.table(columns: ["Lap", "Time"], rows: [(cells: ["1", "18.50"], label: nil)])
    let around = try around(
      "test.press?name=b", in: page(.section("Table", [table]), .section("Second", [button("b")])))
    #expect(around.before.contains("Second") && !around.after.contains("Second"))
  }

  @Test func aboveAMapItStaysOnTop() throws {
    let page = page(.section("First", [button("a")]), .section("Second", [button("b")]), arrangement: .canvas)
    #expect(try around("test.press?name=b", in: page).before.hasSuffix(" id=\"content\">"))
  }
}
