import DesignSystem
import JSONCoding
import KernelApplication
import KernelDomain
import PresentationTestSupport
import Rendering
import Testing

@testable import KernelPresentation

@Suite struct ScreenTests {
  private let bar = TabBar([
    TabBar.Item(Icon("gear"), Route(path: "running", "home"), also: ["running/run"]) {
      $0.say(cs: "Domů", en: "Home")
    },
    TabBar.Item(Icon("calendar"), Route(path: "running", "track")) { $0.say(cs: "Záznam", en: "Track") },
    TabBar.Item(Icon("lock.fill"), Route(path: "settings")) { $0.say(cs: "Nastavení", en: "Settings") },
  ])

  private struct Provider: ScreenProvider {
    let pattern: RoutePattern
    var hasRail = false
    let presentation: Screen.Presentation

    func screen(_ request: ScreenRequest) -> Screen {
      var shown = PresentationTestSupport.screen(Element(.text, "Words"), language: request.language)
      shown.route = request.route
      shown.presentation = presentation
      return shown
    }
  }

  private func registry(_ presentation: Screen.Presentation = .stack) -> ScreenRegistry {
    let bar = bar
    @Sendable func screens(_ paths: String...) -> [any ScreenProvider] {
      paths.map { Provider(pattern: RoutePattern($0), presentation: presentation) }
    }
    return ScreenRegistry([
      ScreenRegistry.Group("running", design: .runBuddy, tabs: { bar }) {
        screens("running/home", "running/run/ID", "running/other")
      },
      ScreenRegistry.Group("swimming", design: .recordsBook) { screens("swimming/records") },
    ])
  }

  // MARK: Tabs

  @Test(arguments: [("running/home", "Home"), ("running/run/7", "Home"), ("running/other", nil)])
  func aScreenShowsTheTabsOfItsFeature(path: String, selected: String?) throws {
    let shown = try registry().screen("recordbook://\(path)", language: .en)
    let tabs = try #require(shown.tabs)
    #expect(tabs.map(\.label) == ["Home", "Track", "Settings"])
    #expect(tabs.filter(\.isSelected).map(\.label) == [selected].compactMap { $0 })
    #expect(try JSONDocument.decode(Screen.self, from: JSONDocument.encode(shown)) == shown)
  }

  @Test func anotherFeaturesScreenShowsNone() throws {
    #expect(try registry().screen("recordbook://swimming/records", language: .en).tabs == nil)
  }

  @Test(arguments: [Screen.Presentation.modal, .sheet, .fullScreenModal])
  func whatIsLaidOverHidesThem(_ presentation: Screen.Presentation) throws {
    #expect(try registry(presentation).screen("recordbook://running/home", language: .en).tabs == nil)
  }

  /// What hides all other screens has the book's links in wide windows where it asks for them, and no tabs.
  @Test(arguments: [true, false]) func whatFillsTheWindowMayHaveTheBooksLinks(_ hasRail: Bool) throws {
    let provider = Provider(pattern: RoutePattern("running/track"), hasRail: hasRail, presentation: .fullScreenModal)
    let bar = bar
    let other = TabBar([TabBar.Item(Icon("house"), .root) { _ in "Overview" }])
    let registry = ScreenRegistry([
      ScreenRegistry.Group("running", design: .runBuddy, tabs: { bar }, rail: { _, _ in other }) { [provider] }
    ])
    let shown = try registry.screen("recordbook://running/track", language: .en)
    #expect(shown.tabs == nil && shown.rail?.map(\.label) == (hasRail ? ["Overview"] : nil))
    let links = PageLinks.served(ServedPages(prefix: "/0f", nonce: "9a"))
    let page = PageReader(PageRenderer(theme: .recordsBook, drawings: .kernel, links: links).page(shown))
    #expect(page.problems.isEmpty)
    #expect(page.tags.first { $0.name == "body" }?.attributes["class"] == (hasRail ? "tabbed" : nil))
    #expect(page.tags.contains { $0.attributes["class"] == "brand" } == hasRail)
  }

  @Test func textTellsWhereTheyLead() throws {
    let shown = try registry().screen("recordbook://running/home", language: .cs)
    #expect(
      TextRenderer().render(shown).hasSuffix(
        """
        Words

        (•) Domů        recordbook show recordbook://running/home
        ( ) Záznam      recordbook show recordbook://running/track
        ( ) Nastavení   recordbook show recordbook://settings

        """))
  }

  @Test func aPageTellsWhichIsSelected() throws {
    let shown = try registry().screen("recordbook://running/home", language: .cs)
    let links = PageLinks.served(ServedPages(prefix: "/0f", nonce: "9a"))
    let bytes = PageRenderer(theme: .recordsBook, drawings: .kernel, links: links).page(shown)
    let (page, html) = (PageReader(bytes), String(decoding: bytes, as: UTF8.self))
    #expect(page.problems.isEmpty && page.tags.contains { $0.name == "body" && $0.attributes["class"] == "tabbed" })
    let tabs = page.tags.filter { $0.attributes["class"] == "tab" }
    #expect(
      tabs.map { $0.attributes["href"] } == [
        "/0f/screen", "/0f/screen/running/home", "/0f/screen/running/track", "/0f/screen/settings",
      ])
    #expect(tabs.map { $0.attributes["aria-current"] } == [nil, "page", nil, nil])
    #expect(html.contains("<nav class=\"tabs\" aria-label=\"Karty\">"))
    #expect(html.contains("<span>Domů</span><span class=\"said\">, karta 1 ze 3</span>"))
  }

  // MARK: The way back, presentations, panes

  @Test func theWayBackComesFirst() {
    var shown = screen(Element(.text, "Words"))
    shown.toolbar = [Element(.button, "Edit", label: "Edit", command: "recordbook edit")]
    shown.back = Element(
      .button, "Home", label: "Back: Home", icon: .back, route: Route(path: "home"), command: "recordbook home")
    #expect(shown.elements.map(\.text) == ["Home", "Edit", "Words"])
    #expect(
      TextRenderer().render(shown).hasSuffix("Words\n\nBack: Home   recordbook home\nEdit         recordbook edit\n"))
    let page = PageReader(PageRenderer(theme: .recordsBook, drawings: .kernel).page(shown))
    #expect(page.tags.contains { $0.name == "summary" && $0.attributes["class"] == "tool" })
  }

  @Test(arguments: [
    (Screen.Presentation.root, nil), (.stack, nil), (.modal, "modal"), (.sheet, "modal sheet"), (.fullScreenModal, nil),
  ]) func aPageLooksAsItsScreenIsPresented(_ presentation: Screen.Presentation, _ classes: String?) {
    var shown = screen(Element(.text, "Words"))
    shown.presentation = presentation
    let page = PageReader(PageRenderer(theme: .recordsBook, drawings: .kernel).page(shown))
    #expect(page.tags.first { $0.name == "body" }?.attributes["class"] == classes)
  }

  /// Rows on both sides of the border are two lists.
  @Test(arguments: [1, 2, 3]) func contentIsDividedIntoPanes(leading: Int) throws {
    let rows = (1...3).map { Element(.row, children: [Element(.text, "row \($0)")]) }
    var shown = screen(rows[0], rows[1], rows[2])
    shown.layout.leadingPane = leading
    let bytes = PageRenderer(theme: .recordsBook, drawings: .kernel).page(shown)
    #expect(PageReader(bytes).problems.isEmpty)
    let panes = String(decoding: bytes, as: UTF8.self).split(separator: "<div class=\"pane\">").dropFirst()
    let counts = panes.map { $0.split(separator: "<li>").count - 1 }
    #expect(counts == (leading < 3 ? [leading, 3 - leading] : [3]))
    #expect(TextRenderer().render(shown).contains("row 1\nrow 2\nrow 3"))
  }
}
