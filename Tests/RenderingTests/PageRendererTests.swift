import Composition
import DesignSystem
import Foundation
import KernelDomain
import KernelPresentation
import Rendering
import Testing

@Suite struct PageRendererTests {
  private let theme = App.designs[0]

  private var renderer: PageRenderer {
    PageRenderer(theme: theme, drawings: App.drawings)
  }

  @Test func everyRoleIsWellFormed() {
    let children = [Element(.text, "a", placement: .leading), Element(.text, "b", placement: .trailing)]
    for role in Element.Role.allCases {
      let element = Element(
        role, "x", label: "y", hint: "z", isOn: true, type: .body, color: Hue.accent.text, fill: Hue.blue.fill,
        icon: .best, command: "recordbook x", children: children)
      let page = PageReader(renderer.page(screen([element])))
      #expect(page.problems.isEmpty, "\(role): \(page.problems)")
    }
  }

  @Test func wordsAreNeverMarkup() {
    let nasty = "<script>\"&'\u{1B}"
    for role in Element.Role.allCases {
      let element = Element(role, nasty, label: nasty, hint: nasty, value: nasty, command: nasty)
      let bytes = renderer.page(screen([element], title: nasty))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("<script") && !text.contains("\u{1B}"), "\(role)")
      #expect(PageReader(bytes).problems.isEmpty, "\(role)")
    }
  }

  @Test(arguments: [
    "\u{85}", "\u{9B}", "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{7F}", "\n", "\u{FFF9}",
  ])
  func whatMustNotBeShownIsReplaced(hidden: String) {
    for role in Element.Role.allCases {
      let nasty = "é–\(hidden)<b>\(hidden)"
      let element = Element(role, nasty, label: nasty, hint: nasty, value: nasty, command: nasty)
      let text = String(decoding: renderer.page(screen([element], title: nasty)), as: UTF8.self)
      #expect(!text.contains("é–\(hidden)") && !text.contains("<b>"), "\(role)")
      #expect(text.contains("é–\u{FFFD}&lt;b&gt;\u{FFFD}"), "\(role)")
    }
  }

  @Test func namesFromRightToLeftAreIsolated() {
    let text = String(decoding: renderer.page(screen([Element(.text, "<שעון> 7")])), as: UTF8.self)
    #expect(text.contains("&lt;\u{2068}שעון\u{2069}&gt; 7"))
  }

  @Test func theTitleCanBeginTheFirstCard() throws {
    var led = screen([.card(nil, [.note("first")]), .card(nil, [.note("second")])])
    led.header = Header(.lead, subtitle: "below it")
    let text = String(decoding: renderer.page(led), as: UTF8.self)
    #expect(text.components(separatedBy: "<h1").count == 2)
    let (title, main) = (try #require(text.range(of: "<h1")), try #require(text.range(of: "<main")))
    let (below, first) = (try #require(text.range(of: "below it")), try #require(text.range(of: "first</p>")))
    #expect(main.lowerBound < title.lowerBound && title.lowerBound < below.lowerBound)
    #expect(below.lowerBound < first.lowerBound)
  }

  @Test func aPageAloneNeedsNothingElse() {
    let page = PageReader(renderer.page(screen([button(route: Route(path: "settings"))])))
    #expect(!page.tags.contains { ["script", "link", "img"].contains($0.name) })
    // Nothing follows a deep link from a browser.
    #expect(!page.tags.contains { $0.attributes["href"]?.hasPrefix("recordbook:") == true })
    #expect(page.tags.contains { $0.name == "style" })
  }

  @Test func pagesOfABookLinkToEachOther() {
    let links = PageLinks.book(icon: "icon.svg") { $0.path == ["settings"] ? "settings.html" : nil }
    let book = PageRenderer(theme: theme, drawings: .kernel, links: links)
    let there = PageReader(book.page(screen([button(route: Route(path: "settings"))])))
    #expect(there.tags.contains { $0.name == "a" && $0.attributes["href"] == "settings.html" })
    #expect(!there.tags.contains { $0.name == "style" })
    let left = PageReader(book.page(screen([button(route: Route(path: "x"))])))
    #expect(!left.tags.contains { $0.name == "a" && $0.attributes["href"]?.contains("x") == true })
    #expect(left.tags.contains { $0.name == "code" })
  }

  @Test func aLongScreenEndsBeforeThePageIsTooLarge() {
    let rows = (0..<3_000).map { Element(.heading, "Row \($0) of many that say something") }
    let page = renderer.page(screen(rows))
    let text = String(decoding: page, as: UTF8.self)
    #expect(page.count > 80_000 && page.count < 100_000)
    #expect(PageReader(page).problems.isEmpty)
    #expect(text.contains("Row 0 of") && !text.contains(">Row 2999 of"))
    let shown = text.split(separator: ">Row ").count - 1
    #expect(
      text.contains(
        "chybí od „Row \(shown) of many that say something“ po „Row 2999 of many that say something“, celkem "
          + "\(Language.cs.number(3_000 - shown)).".replacing(" ", with: "\u{A0}")))
    #expect(text.contains("<code>recordbook export <span class=\"option\">--format</span> html SLOZKA</code>"))
    #expect(!String(decoding: renderer.page(screen(Array(rows.prefix(99)))), as: UTF8.self).contains("SLOZKA"))
  }

  @Test func anActionShowsItsCommand() {
    let action = Element(
      .button, "Undo", label: "Undo", action: Action("x.undo", style: .destructive, confirmation: "Really?"),
      command: "recordbook undo")
    let text = String(decoding: renderer.page(screen([action])), as: UTF8.self)
    #expect(text.contains("<summary class=\"button destructive\"><span>Undo</span></summary>"))
    #expect(text.contains("<code>recordbook undo</code>"))
    #expect(text.contains("Really?"))
  }

  @Test func choicesAreRadioButtonsOfOneGroup() {
    let choices = ["a", "b", "c"].map { Element(.radio, $0, label: $0, isOn: $0 == "b", command: "recordbook \($0)") }
    let page = PageReader(renderer.page(screen([Element(.radioGroup, "Style", children: choices)])))
    let inputs = page.tags.filter { $0.name == "input" }
    #expect(Set(inputs.map { $0.attributes["name"] }).count == 1 && inputs.count == 3)
    #expect(inputs.map { $0.attributes["checked"] != nil } == [false, true, false])
    #expect(page.tags.contains { $0.name == "fieldset" } && page.tags.contains { $0.name == "legend" })
  }

  @Test func theModeChosenIsTheOnlyOne() {
    let dark = PageRenderer(theme: theme, mode: .dark, drawings: .kernel)
    let text = String(decoding: dark.page(screen([])), as: UTF8.self)
    #expect(text.contains("color-scheme:dark;") && text.contains("--page:#000000"))
    #expect(!text.contains("prefers-color-scheme"))
    #expect(text.contains("prefers-contrast:more") && text.contains("prefers-reduced-motion"))
  }

  private func button(route: Route) -> Element {
    Element(.button, "Go", label: "Go", route: route, command: "recordbook go")
  }

  private func screen(_ content: [Element], title: String = "Test") -> Screen {
    Screen(
      route: Route(path: "test"), language: .cs, title: title, presentation: .root, header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: content)
  }
}
