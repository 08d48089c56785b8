import DesignSystem
import KernelDomain
import PresentationTestSupport
import Rendering
import TestSupport
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

  /// Where a narrow page stacks its cells, each of them has the title of its column.
  @Test func aTableOfSetsKnowsItsTitles() throws {
    let table = try #require(served(Self.sets(false)).tags.first { $0.attributes["class"] == "sets" }?.attributes)
    #expect(table["style"] == "--t1:'Its name';--t2:'kg';--t3:''")
  }

  /// It sends the form from there; on a page without forms it stands where it is.
  @Test func aFormsButtonMayStandInTheHeader() throws {
    let name = Element(.textField, Self.name, action: Action("x.save", input: Action.Input("name", .text)))
    func save(_ placement: Element.Placement?) -> Element {
      Element(
        .button, "Save", placement: placement, action: Action("x.save", style: .primary), command: Self.command)
    }
    func buttons(_ placement: Element.Placement?) -> [PageReader.Tag] {
      var shown = screen(Element(.form, key: "it", children: [name, save(placement)]))
      shown.back = Element(.button, "Cancel", placement: .leading, route: Route(path: "home"))
      return PageReader(
        PageRenderer(
          theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a"))
        ).page(shown)
      ).tags.filter { $0.name == "button" && $0.attributes["id"] != nil }
    }
    #expect(buttons(.trailing).map { $0.attributes["class"] } == ["tool main trailing"])
    #expect(buttons(.trailing).map { $0.attributes["form"] } == ["it"])
    #expect(buttons(nil).map { $0.attributes["class"] } == ["button primary"])
  }

  @Test func aLinkOfACardStandsBesideItsTitle() throws {
    let link = Element.link("Change", placement: .trailing, to: Destination(Route(path: "x")))
    let html = self.html(.card("Volume", [Element(.text, "Below", type: .body), link]))
    #expect(html.components(between: "class=\"titled\"", and: "Below").first?.contains("Change") == true)
  }

  /// A chart that can be heard has its numbers and its sound in a menu beside its title; a terminal shows both below.
  @Test func whatIsHeardLiesInAMenu() throws {
    let picture = Element(
      .chart, label: "First 1, last 2", chart: chart(.line, [(1, 1), (2, 2)]),
      children: [.numbers("Numbers", .en, columns: ["Week", "Volume"], rows: [["1", "1"], ["2", "2"]])])
    let sound = Element(.audio, "Listen: Volume", value: "strength/chart", type: .caption, command: Self.command)
    let card = Element.card("Volume", [picture, sound])
    let html = self.html(card)
    let menu = try #require(html.components(between: "<div class=\"menu\"", and: "</figure>").first)
    #expect(menu.contains("aria-label=\"More: Volume\"") && menu.contains("<table") && menu.contains("Listen: Volume"))
    #expect(html.components(between: "<figure class=\"chart", and: "</figure>").first?.contains("<table") == false)
    #expect(self.page(card).problems.isEmpty)
    #expect(text(card).contains("Listen: Volume   " + Self.command))
  }

  @Test func ringsAreToldInOneLine() {
    #expect(text(PatternTests.rings(60)).contains("This Week  Its name 18.0 of 30 km"))
    #expect(html(PatternTests.rings(120)).contains("stroke-dasharray=\"100 100\""))
  }

  /// What stands within a ring is read once, in words, beside it.
  @Test func whatIsWithinARingIsSaidBesideIt() {
    let within = Element(.text, "24 min", label: "in 24 min", placement: .center, type: .number)
    let stat = Element(
      .stat, "Asr", value: "1:46 PM", fill: Hue.accent.fill, unit: "· until Maghrib", percent: 80, children: [within])
    let rings = Element(.rings, "Next", fill: Hue.accent.fill, children: [stat])
    #expect(text(rings).contains("Next  Asr 1:46 PM in 24 min · until Maghrib"))
    let page = html(rings)
    #expect(page.contains("</svg><b aria-hidden=\"true\">24<small> min</small></b></div>"))
    #expect(page.contains("<span class=\"said\">in 24\u{A0}min</span>"))
    #expect(page.contains("<div class=\"goals\"><h2 class=\"title\">Next</h2><ul>"))
  }

  @Test func aNeedlePointsInItsDirection() {
    let cells: [Element] = [.cell("Qibla", .leading, .body), .cell("135.8° from true north", .trailing, .body)]
    let tile = Element(
      .row, label: "Qibla 135.8° from true north", value: "135.81", fill: Hue.accent.fill, unit: "°", children: cells)
    let tiles = Element(.tiles, children: [tile])
    #expect(text(tiles).contains("Qibla  135.8° from true north"))
    let page = html(tiles)
    #expect(page.contains("class=\"picture compass\" style=\"--turn:135.81deg\""))
    #expect(
      page.contains("<span class=\"number\">135.8°</span> <span class=\"leading\">Qibla from true north</span>"))
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

  /// Several of them may be on: each is a field of its own, and what is off is not sent.
  @Test func togglesOfAFormAreSentWithIt() {
    func day(_ number: Int, isOn: Bool) -> Element {
      let input = Action.Input("days/\(number)", .number, isOptional: true)
      return Element(.toggle, "Day \(number)", value: "\(number)", isOn: isOn, action: Action("x.set", input: input))
    }
    let days = Element(.radioGroup, "Days", children: [day(1, isOn: false), day(2, isOn: true)])
    let button = Element(.button, "Set", action: Action("x.set", style: .primary), command: Self.command)
    let tags = served(Element(.form, children: [days, button])).tags
    let boxes = tags.filter { $0.attributes["type"] == "checkbox" }
    #expect(tags.contains { $0.name == "form" && $0.attributes["class"] == "act together" })
    #expect(!tags.contains { $0.name == "form" && $0.attributes["class"] == "act" })
    #expect(boxes.map { $0.attributes["name"] } == ["in-days/1", "in-days/2"])
    #expect(boxes.map { $0.attributes["value"] } == ["1", "2"])
    #expect(boxes.map { $0.attributes["checked"] != nil } == [false, true])
    #expect(text(Element(.form, children: [days, button])).contains("[x] Day 2"))
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

  /// Hours are two fields, of which one alone is sent by nobody who has a script.
  @Test func hoursAreTwoTimesThatAreSentTogether() {
    let field = Element(
      .textField, Self.name, label: Self.name, value: "22:30-06:00 fajr",
      action: Action("x.give", input: Action.Input("it", .hours)), saves: true)
    let tags = served(field).tags
    let times = tags.filter { $0.attributes["type"] == "time" }
    #expect(times.map { $0.attributes["name"] } == ["from", "to"])
    #expect(times.map { $0.attributes["value"] } == ["22:30", "06:00"])
    #expect(tags.contains { $0.attributes["name"] == "rest" && $0.attributes["value"] == " fajr" })
    #expect(tags.contains { $0.name == "form" && $0.attributes["data-saves"] != nil })
  }

  /// Where a choice acts at once, what is chosen is one of its buttons, though it does nothing.
  @Test func whatIsChosenAlreadyIsAButtonToo() {
    let chosen = Element(.radio, Self.name, label: Self.name, isOn: true)
    let other = Element(
      .radio, Self.name, label: Self.name, isOn: false, action: Action("x.set", ["it": .text("b")]))
    let tags = served(Element(.radioGroup, Self.name, label: Self.name, children: [chosen, other])).tags
    let pressed = tags.filter { $0.name == "button" }.compactMap { $0.attributes["aria-pressed"] }
    #expect(pressed == ["true", "false"])
    #expect(!tags.contains { $0.attributes["type"] == "radio" })
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

  /// A line of a command never ends within an option.
  @Test func anOptionIsKeptTogether() {
    let button = Element(.button, "Undo", label: "Undo", command: "recordbook undo 1 --with-later -n")
    #expect(
      html(button).contains(
        "<code>recordbook undo 1 <span class=\"option\">--with-later</span> <span class=\"option\">-n</span></code>"))
  }

  /// Bars of two numbers beside each other meet in the middle of a page; a terminal shows the numbers alone.
  @Test func numbersOfATableMayFaceEachOther() {
    let numbers = [(50, "250 m"), (100, "500 m")].map { percent, text in
      Element(.text, text, placement: .trailing, type: .time, fill: Hue.orange.fill, percent: percent)
    }
    let row = Element(.tableRow, children: [.cell("Distance", .leading, .body)] + numbers)
    let table = Element(.table, children: [row, row])
    #expect(html(table).contains("<span class=\"facing h-orange\" style=\"--length:50%\">250\u{A0}m</span>"))
    #expect(!text(table).contains("#") && text(table).contains("250 m"))
  }

  /// What is in progress shows its numbers with their names in a row, and a clock among them goes on by itself.
  @Test func aRowMayHaveNumbers() {
    let clock = Element(.timer, "18:32", value: "2026-11-28T09:00:00Z/..", type: .heroNumber)
    let time = Element(
      .stat, "Time", label: "18 minutes 32 seconds", value: "18:32", type: .heroNumber, children: [clock])
    let row = Element(
      .row, label: "Workout now", fill: Hue.accent.fill,
      children: [.cell("Workout now", .leading, .body), time, .stat("Volume", "837.5 kg", type: .heroNumber)])
    #expect(html(row).contains("data-since=\"2026-11-28T09:00:00Z\">18:32</span>"))
    #expect(html(row).contains("837.5<small>\u{A0}kg</small>"))
    #expect(
      ["Workout now", "18:32", "837.5 kg"].allSatisfy { text(row).contains($0) } && !text(row).contains("Volume"))
  }
}
