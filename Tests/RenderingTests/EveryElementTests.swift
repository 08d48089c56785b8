import DesignSystem
import JSONCoding
import KernelDomain
import PresentationTestSupport
import Rendering
import Testing

@testable import KernelPresentation

/// Every renderer shows the text, state and action of an element of every role.
@Suite struct EveryElementTests {
  private static let name = "Its name"
  private static let command = "recordbook do it"

  /// As a screen has it: choices in their group, cells in their row.
  private static func element(_ role: Element.Role, isOn: Bool = true, isDisabled: Bool = false) -> Element {
    let cells = [Element(.text, name, placement: .leading), Element(.text, "38.50", placement: .trailing)]
    switch role {
    case .section, .card, .emptyState:
      return Element(role, role == .emptyState ? nil : name, children: [Element(.heading, name)])
    case .row:
      let action = Element(
        .button, label: "Edit its name", hint: "Edit", icon: Icon("pencil"), route: Route(path: "edit"),
        command: command)
      return Element(.row, label: name, hint: "Opens it", route: Route(path: "x"), children: cells + [action])
    case .disclosure: return Element(role, label: name, isOn: isOn, children: [Element(.row, children: cells)])
    case .table: return Element(role, name, children: [Element(.tableRow, children: cells)])
    case .tableHeader, .tableRow: return Element(.table, children: [Element(role, children: cells)])
    case .radioGroup, .segmentedControl: return Element(role, "Group", label: "Group", children: choices(isOn))
    case .radio, .toggle, .button:
      return Element(
        role, name, label: name, isOn: role == .button ? nil : isOn, isDisabled: isDisabled,
        action: Action("x.doIt"), command: isDisabled ? nil : command)
    case .textField, .numericField, .stepper, .searchField, .dateField, .timeField:
      let limits = Action.Limits(5, 200, decimals: 2, unit: "m", step: 2.5)
      return Element(
        role, name, label: name, value: isOn ? "25" : "", isDisabled: isDisabled,
        action: Action("x.give", input: Action.Input("it", .number, limits: limits)), command: command)
    case .recorder:
      let limits = Action.Limits(1, 30, unit: "s")
      return Element(
        role, name, label: name, isDisabled: isDisabled,
        action: Action("x.give", input: Action.Input("it", .paths, limits: limits)), command: command)
    case .secureField:
      return Element(
        role, name, label: name, value: "", isDisabled: isDisabled,
        action: Action("x.give", input: Action.Input("it", .password)), command: command)
    case .form:
      let field = Element(
        .secureField, name, label: name, value: "", action: Action("x.give", input: Action.Input("it", .password)))
      let button = Element(
        .button, "Continue", label: "Continue", action: Action("x.give", style: .primary), command: command)
      return Element(role, children: [field, button])
    case .progressBar: return Element(role, name, value: isOn ? "45" : nil)
    case .timer: return Element(role, name, value: isOn ? "2026-11-22T09:12:05Z/.." : nil)
    case .audio: return Element(role, name, label: name, value: "data:audio/wav;base64,UklGRg==")
    case .dots: return Element(role, name, value: isOn ? "2/5" : "1/5")
    case .toast:
      let undo = Element(.button, "Undo", label: "Undo", action: Action("x.undo"), command: "recordbook undo 1")
      return Element(role, name, children: [undo])
    case .avatar: return Element(role, name, value: "Goggles", icon: Icon("gear", .featured))
    case .image: return Element(role, label: name, icon: Icon("gear", .illustration))
    case .chart:
      let points = [3, 1, 2].enumerated().map { Chart.Point(x: $0, y: $1, xText: "x", yText: "y") }
      return Element(role, name, label: name, chart: Chart(.line, points, better: .less))
    case .map:
      let way = [(0, 0), (1_000, 2_000), (9_000, 4_000)].map { RouteMap.Position($0, $1) }
      let marks = [RouteMap.Mark(.start, way[0]), RouteMap.Mark(.end, way[2])]
      return Element(
        role, "Route", label: name, color: Hue.accent.text,
        map: RouteMap([way], marks: isOn ? marks : [], bar: RouteMap.Bar(20_000, "20 m")))
    case .stat: return Element(role, name, value: "5.20", unit: "km")
    case .statGrid, .rings:
      let stat = Element(.stat, name, value: "18.0", fill: Hue.orange.fill, unit: "of 30 km", percent: isOn ? 60 : 120)
      return Element(role, role == .rings ? "This Week" : nil, children: [stat])
    case .tiles, .chips:
      return Element(role, children: [Element(.row, label: name, icon: Icon("gear", .featured), children: cells)])
    case .setTable: return PatternTests.sets(isOn)
    case .chartStack: return PatternTests.charts(name)
    case .span: return PatternTests.span(name)
    case .decision:
      let answers = ["It Counts", "Leave It Out"].map {
        Element(.button, $0, label: $0, action: Action("x.do"), command: command)
      }
      return .decision(name, key: "x-1", source: "Somewhere", why: "The others are slower.", answers: answers, see: nil)
    case .dock, .menu:
      let button = Element(.button, "Skip", label: "Skip", action: Action("x.skip"), command: command)
      return Element(role, label: name, children: [Element(.text, name), button])
    case .heading, .text, .identifier, .badge, .warning: return Element(role, name)
    }
  }

  private static func choices(_ isOn: Bool) -> [Element] {
    [name, "Other"].enumerated().map { index, text in
      Element(
        .radio, text, label: text, isOn: (index == 0) == isOn, action: Action("x.choose"),
        command: index == 0 ? command : "recordbook other")
    }
  }

  private static let acting: Set<Element.Role> = [
    .row, .radioGroup, .segmentedControl, .radio, .toggle, .button, .textField, .numericField, .stepper, .searchField,
    .dateField, .timeField, .secureField, .recorder, .form, .setTable, .dock, .menu, .decision,
  ]

  private func text(_ element: Element) -> String { TextRenderer(width: 80).render(screen(element)) }

  private func page(_ element: Element) -> PageReader {
    PageReader(PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element)))
  }

  private func html(_ element: Element) -> String {
    String(decoding: PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element)), as: UTF8.self)
  }

  // MARK: Every role

  @Test(arguments: Element.Role.allCases) func jsonTellsAll(_ role: Element.Role) throws {
    for element in [true, false].map({ Self.element(role, isOn: $0) }) {
      let shown = screen(element)
      #expect(try JSONDocument.decode(Screen.self, from: JSONDocument.encode(shown)) == shown)
    }
  }

  /// A picture without words is no text.
  @Test(arguments: Element.Role.allCases) func textTellsNameAndCommand(_ role: Element.Role) {
    let text = text(Self.element(role))
    if role != .image { #expect(text.contains(Self.name), "\(text)") }
    #expect(text.contains(Self.command) == Self.acting.contains(role), "\(text)")
  }

  @Test(arguments: Element.Role.allCases) func aPageTellsNameAndCommand(_ role: Element.Role) {
    let element = Self.element(role)
    #expect(page(element).problems.isEmpty)
    let html = html(element)
    #expect(html.contains(">\(Self.name)<") || html.contains("aria-label=\"\(Self.name)\""))
    // A row's route is its link.
    if Self.acting.contains(role), role != .row { #expect(html.contains("<code>\(Self.command)</code>")) }
  }

  // MARK: States

  @Test(arguments: [
    (Element.Role.radioGroup, "(•) Its name", "( ) Its name"), (.segmentedControl, "(•) Its name", "( ) Its name"),
    (.toggle, "[x] Its name", "[ ] Its name"), (.textField, "Its name: 25", "Its name:"),
    (.searchField, "Its name: 25", "Its name:"), (.progressBar, "Its name   [####......] 45%", "Its name   …"),
    (.numericField, "Its name (5–200 m): 25", "Its name (5–200 m): –"), (.dateField, "Its name: 25", "Its name:"),
    (.timeField, "Its name: 25", "Its name:"), (.dots, "○●○○○ Its name", "●○○○○ Its name"),
  ]) func textTellsTheState(_ role: Element.Role, _ on: String, _ off: String) {
    #expect(text(Self.element(role)).contains(on))
    let other = text(Self.element(role, isOn: false))
    #expect(other.contains(off) && !other.contains(on))
  }

  @Test(arguments: [Element.Role.radioGroup, .segmentedControl]) func aChoiceIsAGroupOfRadioButtons(
    _ role: Element.Role
  ) {
    let tags = page(Self.element(role)).tags
    let inputs = tags.filter { $0.name == "input" }
    #expect(inputs.map { $0.attributes["type"] } == ["radio", "radio"])
    #expect(Set(inputs.map { $0.attributes["name"] }).count == 1)
    #expect(inputs.map { $0.attributes["checked"] != nil } == [true, false])
    #expect(tags.contains { $0.name == "fieldset" } && tags.contains { $0.name == "legend" })
  }

  @Test func segmentsStandSideBySide() {
    #expect(html(Self.element(.segmentedControl)).contains("<div class=\"segments\">"))
    #expect(!html(Self.element(.radioGroup)).contains("<div class=\"segments\">"))
  }

  @Test func aNumericFieldSaysWhatIsValid() throws {
    let tags = page(Self.element(.numericField)).tags
    let input = try #require(tags.first { $0.name == "input" }?.attributes)
    #expect(input["type"] == "number" && input["min"] == "5" && input["max"] == "200" && input["step"] == "0.01")
    #expect(input["value"] == "25" && input["aria-label"] == Self.name)
    let note = try #require(input["aria-describedby"])
    #expect(
      tags.contains { $0.attributes["id"] == note } && html(Self.element(.numericField)).contains(">5–200\u{A0}m<"))
  }

  @Test(arguments: [
    Element.Role.toggle, .radio, .textField, .numericField, .searchField, .dateField, .timeField, .button,
  ])
  func whatIsDisabledSaysSo(_ role: Element.Role) {
    let element = Self.element(role, isDisabled: true)
    let tags = page(element).tags
    #expect(tags.contains { $0.attributes["disabled"] != nil || $0.attributes["aria-disabled"] == "true" })
    if role != .button { #expect(text(element).contains("(")) }
  }

  @Test func aSearchFieldIsALandmark() {
    let tags = page(Self.element(.searchField)).tags
    #expect(tags.contains { $0.name == "search" } && tags.contains { $0.attributes["type"] == "search" })
  }

  @Test func aProgressBarTellsHowFarWhereThatIsKnown() {
    let known = page(Self.element(.progressBar)).tags.first { $0.name == "progress" }?.attributes
    #expect(known?["max"] == "100" && known?["value"] == "45")
    let unknown = page(Self.element(.progressBar, isOn: false)).tags.first { $0.name == "progress" }?.attributes
    #expect(unknown?["max"] == "100" && unknown?["value"] == nil)
  }

  @Test func aToastIsToldAndCanBeTakenBack() {
    let element = Self.element(.toast)
    #expect(page(element).tags.contains { $0.attributes["role"] == "status" })
    #expect(html(element).contains("<code>recordbook undo 1</code>"))
    #expect(text(element).contains("Undo   recordbook undo 1"))
  }

  /// The browser's own, whatever a locale writes in them; a page without a server tells what they hold.
  @Test(arguments: [(Element.Role.dateField, "date"), (.timeField, "time")]) func daysAndTimesHaveFieldsOfTheirOwn(
    _ role: Element.Role, _ type: String
  ) throws {
    let served = PageRenderer(
      theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))
    let input = Action.Input("it", role == .dateField ? .day : .time)
    let field = Element(
      role, Self.name, label: Self.name, value: "05:41", action: Action("x.give", input: input), command: Self.command)
    let tags = PageReader(served.page(screen(field))).tags
    let shown = try #require(tags.first { $0.attributes["type"] == type }?.attributes)
    #expect(shown["value"] == "05:41" && shown["name"] == "value" && shown["aria-label"] == Self.name)
    #expect(!page(field).tags.contains { $0.attributes["type"] == type } && html(field).contains("05:41"))
    let button = Element(.button, "Go", label: "Go", action: Action("x.give", input: input))
    #expect(PageReader(served.page(screen(button))).tags.contains { $0.attributes["type"] == type })
  }

  /// Five dots are one element, whose label is hidden text.
  @Test func dotsAreOneElement() {
    let html = html(Self.element(.dots))
    #expect(html.contains("<p class=\"dots\"><span class=\"said\">Its name</span><span></span><span class=\"now\">"))
    for value in ["0/5", "6/5", "2/100", "two", nil] {
      #expect(self.html(Element(.dots, Self.name, value: value)).contains("Its name</span></p>"), "\(value ?? "nil")")
      #expect(text(Element(.dots, Self.name, value: value)).hasSuffix("\nIts name\n"))
    }
  }

  /// Marked as such wherever words of another language stand.
  @Test(arguments: [Element.Role.text, .heading, .identifier]) func wordsInAnotherLanguageSaySo(_ role: Element.Role) {
    let word = Element(role, "الفجر", placement: .leading, textLanguage: .arabic)
    let row = Element(.row, children: [word, Element(.text, "5:41", placement: .trailing)])
    let table = Element(.table, children: [Element(.tableRow, children: [Element(.text, "5:41"), word])])
    for element in [word, row, table] {
      let marked = page(element).tags.filter { $0.attributes["lang"] == "ar" }
      #expect(marked.count == 1 && marked[0].attributes["dir"] == "rtl")
    }
  }

  @Test func anAvatarIsAPictureWithAName() {
    let element = Self.element(.avatar)
    #expect(text(element).contains("Its name (Goggles)"))
    #expect(page(element).tags.contains { $0.attributes["role"] == "img" && $0.attributes["aria-label"] == "Goggles" })
    let initials = html(Element(.avatar, "Jana Marie Nováková", value: nil))
    #expect(initials.contains(" aria-hidden=\"true\">JN</span>"))
  }

  /// The name of a map describes the picture; the meaning of its parts stands in text below it.
  @Test func aMapIsAPictureWithItsScaleAndNorth() throws {
    let element = Self.element(.map)
    let picture = try #require(page(element).tags.first { $0.attributes["role"] == "img" }?.attributes)
    #expect(picture["aria-label"] == Self.name && picture["viewBox"] == "0 0 1000 750")
    #expect(html(element).contains(">○ start\u{A0}· ● finish\u{A0}· bar: 20\u{A0}m\u{A0}· arrow: north<"))
    #expect(html(element).contains("<figcaption class=\"caption\">Route<"))
    #expect(html(Self.element(.map, isOn: false)).contains(">bar: 20\u{A0}m\u{A0}· arrow: north<"))
    #expect(!html(Element(.map, "Route", map: RouteMap([], marks: [], bar: .init(1, "")))).contains("<figure"))
  }

  /// Beside the link, not within it, and in the text once for all rows.
  @Test func aRowsButtonsFollowIt() {
    let row = Self.element(.row)
    let text = TextRenderer(width: 80).render(screen(row, row))
    #expect(text.hasSuffix("\n\nEdit   recordbook do it\n"))
    let served = PageRenderer(
      theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))
    let html = String(decoding: served.page(screen(row)), as: UTF8.self)
    #expect(html.contains("</a><div class=\"actions\"><a class=\"tool\" href=\"/0f/screen/edit\""))
    #expect(html.contains("aria-label=\"Edit its name\"") && html.contains("<ul class=\"rows acting\">"))
    #expect(!self.html(row).contains("recordbook://edit\""))
  }
}
