import DesignSystem
import KernelDomain
import PresentationTestSupport
import Rendering
import Testing

@testable import KernelPresentation

/// What takes numbers in steps, goes on while it is looked at, sounds, and leads to what was searched for.
@Suite struct ControlTests {
  private static let name = "Its name"

  private static var stepper: Element {
    Element(
      .stepper, name, label: name, value: "25",
      action: Action(
        "x.give",
        input: Action.Input("it", .number, limits: Action.Limits(5, 200, decimals: 2, unit: "m", step: 2.5))),
      command: "recordbook do it")
  }

  private func page(_ element: Element) -> PageReader {
    PageReader(PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element)))
  }

  private func html(_ element: Element) -> String {
    String(decoding: PageRenderer(theme: .recordsBook, drawings: .kernel).page(screen(element)), as: UTF8.self)
  }

  /// Where a number is taken, buttons take it in steps; each says what it does.
  @Test func aStepperHasButtons() throws {
    let served = PageRenderer(
      theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))
    let field = ControlTests.stepper
    let form = Element(
      .form, children: [field, Element(.button, "Done", label: "Done", action: Action("x.give"), shortcut: "n")])
    for element in [field, form] {
      let tags = PageReader(served.page(screen(element))).tags
      let steps = tags.filter { $0.attributes["data-step"] != nil }
      #expect(steps.map { $0.attributes["data-step"] } == ["-2.5", "2.5"])
      #expect(steps.map { $0.attributes["aria-label"] } == ["Its name −2.5 m", "Its name +2.5 m"])
    }
    #expect(PageReader(served.page(screen(form))).tags.contains { $0.attributes["aria-keyshortcuts"] == "n" })
    #expect(!page(field).tags.contains { $0.attributes["data-step"] != nil })
  }

  /// A duration of few steps has a slider beside its number; a load has none.
  @Test func aDurationHasASlider() throws {
    let served = PageRenderer(
      theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))
    func sliders(_ limits: Action.Limits) -> [[String: String]] {
      let field = Element(
        .stepper, ControlTests.name, label: ControlTests.name, value: "90",
        action: Action("x.give", input: Action.Input("it", .number, limits: limits)))
      return PageReader(served.page(screen(field))).tags.map(\.attributes).filter { $0["data-slide"] != nil }
    }
    let slider = try #require(sliders(Action.Limits(0, 3_600, unit: "s", step: 15)).first)
    #expect(slider["type"] == "range" && slider["min"] == "0" && slider["max"] == "3600" && slider["step"] == "15")
    #expect(slider["value"] == "90" && slider["aria-valuetext"] == "90 s")
    #expect(slider["aria-label"] == ControlTests.name && slider["name"] == nil)
    #expect(sliders(Action.Limits(0, 3_600, unit: "kg", step: 15)).isEmpty)
    #expect(sliders(Action.Limits(1, 86_400, unit: "s", step: 5)).isEmpty)
    #expect(sliders(Action.Limits(0, 3_600, unit: "s")).isEmpty)
  }

  @Test func aTimerTellsTheScriptWhatItCountsBy() throws {
    let up = try #require(
      page(Element(.timer, ControlTests.name, value: "2026-11-22T09:12:05Z/..")).tags.first {
        $0.attributes["role"] == "timer"
      }?.attributes)
    #expect(up["data-since"] == "2026-11-22T09:12:05Z" && up["data-until"] == nil)
    let down = Element(.timer, "1:30", value: "../2026-11-22T09:12:05Z")
    #expect(page(down).tags.contains { $0.attributes["data-until"] == "2026-11-22T09:12:05Z" })
    let both = Element(.timer, "0:12", value: "2026-11-22T09:12:05Z/2026-11-22T09:13:05Z")
    #expect(
      page(both).tags.contains {
        $0.attributes["data-since"] == "2026-11-22T09:12:05Z" && $0.attributes["data-until"] == "2026-11-22T09:13:05Z"
      })
    #expect(!html(Element(.timer, ControlTests.name)).contains("data-since"))
  }

  @Test func aSoundIsPlayedByTheBrowser() throws {
    let audio = try #require(
      page(Element(.audio, ControlTests.name, label: ControlTests.name, value: "data:audio/wav;base64,UklGRg==")).tags
        .first { $0.name == "audio" }?.attributes)
    #expect(audio["controls"] != nil && audio["src"] == "data:audio/wav;base64,UklGRg==")
    #expect(audio["aria-labelledby"] != nil)
  }

  /// One that leads to a screen is a form of its own, with what else the address holds.
  @Test func aSearchFieldLeadsToWhatItFinds() throws {
    let served = PageRenderer(
      theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))
    let route = Route(path: "x", "find", query: ["query": "old", "list": "own"])
    let field = Element(
      .searchField, ControlTests.name, label: ControlTests.name, value: "old", route: route, shortcut: "/")
    let tags = PageReader(served.page(screen(field))).tags
    let form = try #require(tags.first { $0.name == "form" && $0.attributes["method"] == "get" }?.attributes)
    #expect(form["action"] == "/0f/screen/x/find")
    let inputs = tags.filter { $0.name == "input" && $0.attributes["name"] != nil }.map(\.attributes)
    #expect(inputs.contains { $0["name"] == "list" && $0["value"] == "own" && $0["type"] == "hidden" })
    #expect(inputs.contains { $0["name"] == "query" && $0["value"] == "old" && $0["aria-keyshortcuts"] == "/" })
  }

  /// Choices within a form are sent with it.
  @Test func aChoiceInAFormIsOneOfItsFields() {
    let served = PageRenderer(
      theme: .recordsBook, drawings: .kernel, links: .served(ServedPages(prefix: "/0f", nonce: "9a")))
    let group = Element(
      .segmentedControl, "Kind", label: "Kind", action: Action("x.give", input: Action.Input("kind", .text)),
      children: ["warmup", "normal"].map { Element(.radio, $0, label: $0, value: $0, isOn: $0 == "normal") })
    let form = Element(.form, children: [group, Element(.button, "Done", label: "Done", action: Action("x.give"))])
    let radios = PageReader(served.page(screen(form))).tags.filter { $0.attributes["type"] == "radio" }
    #expect(radios.map { $0.attributes["name"] } == ["in-kind", "in-kind"])
    #expect(radios.map { $0.attributes["value"] } == ["warmup", "normal"])
    #expect(radios.map { $0.attributes["checked"] != nil } == [false, true])
  }
}
