import DesignSystem
import KernelDomain
import PresentationTestSupport
import Rendering
import Testing

@testable import KernelPresentation

/// What screens are made of beyond rows and fields: sets, rings, menus, and what acts, saves itself and is found again.
@Suite struct PatternTests {
  private static let name = "Its name"
  private static let command = "recordbook do it"

  /// A set that is done where it is on, else one to be done.
  static func sets(_ isOn: Bool) -> Element {
    let field = Element(
      .numericField, "Load", label: "Load, kg", value: "85",
      action: Action("x.log", input: Action.Input("load/thousandths", .thousandths)))
    let button = Element(
      .button, label: "Done, set 1", isOn: isOn, action: Action("x.log"), command: command, key: "set-1")
    let cells = [Element(.text, "1", placement: .leading), isOn ? Element(.text, "85") : field]
    let header = Element(.tableHeader, children: [name, "kg", ""].map { Element(.text, $0) })
    return Element(
      .setTable, label: name,
      children: [
        header, Element(.tableRow, isOn: isOn, fill: isOn ? nil : Hue.accent.fill, children: cells + [button]),
      ])
  }

  private static func rings(_ percent: Int) -> Element {
    let stat = Element(.stat, name, value: "18.0", fill: Hue.orange.fill, unit: "of 30 km", percent: percent)
    return Element(.rings, "This Week", children: [stat])
  }

  private var menu: Element {
    Element(.menu, label: Self.name, children: [Element(.button, "Skip", label: "Skip", command: Self.command)])
  }

  private func text(_ element: Element) -> String { TextRenderer(width: 80).render(screen(element)) }

  private func page(_ element: Element) -> PageReader {
    PageReader(PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element)))
  }

  private func html(_ element: Element) -> String {
    String(decoding: PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element)), as: UTF8.self)
  }

  private func served(_ element: Element) -> PageReader {
    PageReader(
      PageRenderer(
        theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a"))
      )
      .page(screen(element)))
  }

  /// A form cannot lie in a row: its fields name it, and its button is found by what it acts on.
  @Test func aRowOfSetsIsSentByItsButton() throws {
    let tags = served(Self.sets(false)).tags
    let form = try #require(tags.first { $0.name == "form" }?.attributes["id"])
    let field = try #require(tags.first { $0.attributes["name"] == "in-load/thousandths" }?.attributes)
    let button = try #require(tags.first { $0.name == "button" }?.attributes)
    #expect(form == "form-set-1" && field["form"] == form && button["form"] == form)
    #expect(button["id"] == "set-1" && button["aria-pressed"] == "false" && field["aria-label"] == "Load, kg")
    #expect(text(Self.sets(false)).contains("> 1") && text(Self.sets(true)).contains("✓ 1"))
  }

  @Test func ringsAreToldInOneLine() {
    #expect(text(PatternTests.rings(60)).contains("This Week  Its name 18.0 of 30 km"))
    #expect(html(PatternTests.rings(120)).contains("stroke-dasharray=\"100 100\""))
  }

  /// Without a script: the browser opens it.
  @Test func aMenuOpensByItself() throws {
    let tags = page(menu).tags
    let target = try #require(tags.first { $0.attributes["popovertarget"] != nil }?.attributes["popovertarget"])
    #expect(tags.contains { $0.attributes["id"] == target && $0.attributes["popover"] != nil })
  }

  /// A person finds again what was acted on, by what it acts on; another control that does the same has no id of its own.
  @Test func whatActsHasAnID() {
    let toggle = Element(.toggle, "On", label: "On", isOn: true, action: Action("x.set", ["on": .flag(false)]))
    let page = PageRenderer(
      theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))
    let ids = PageReader(page.page(screen(toggle, toggle))).tags.compactMap { $0.attributes["id"] }
    #expect(ids.filter { $0 == "x.set" }.count == 1)
    let off = Element(.toggle, "On", label: "On", isOn: false, action: Action("x.set", ["on": .flag(true)]))
    #expect(off.id == toggle.id)
  }

  /// What saves itself has a button for who has no script.
  @Test func aFieldThatSavesItselfSaysSo() {
    let field = Element(
      .numericField, Self.name, label: Self.name, value: "1",
      action: Action("x.give", input: Action.Input("it", .number)), saves: true)
    let tags = served(field).tags
    #expect(tags.contains { $0.name == "form" && $0.attributes["data-saves"] != nil })
    #expect(tags.contains { $0.attributes["class"] == "button save" })
    #expect(tags.contains { $0.attributes["role"] == "status" })
  }

  /// On a served page only under its own heading, closed.
  @Test func commandsStandApart() {
    let button = Element(.button, "Export", label: "Export", command: "recordbook export")
    let html = String(
      decoding: PageRenderer(
        theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a"))
      ).page(screen(button)), as: UTF8.self)
    #expect(html.contains("<summary>For the Command Line</summary><dl><dt>Export</dt><dd><code>recordbook export<"))
  }
}
