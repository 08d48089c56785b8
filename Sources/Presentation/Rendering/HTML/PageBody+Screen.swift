import KernelPresentation

/// What a screen has around and between its blocks: tabs and panes.
extension PageBody {
  /// Below the content, or beside it where there is room; not on a page that stands alone, from which they lead nowhere.
  mutating func addTabs(_ screen: Screen) {
    guard !renderer.links.isAlone else { return }
    guard let tabs = screen.tabs, !tabs.isEmpty else { return addRail(screen.rail ?? []) }
    html.open("nav", "tabs") { $0.attribute("aria-label", words.tabs) }
    html.raw("<ul>")
    addWayOut()
    for (index, tab) in tabs.enumerated() {
      html.open("li")
      html.open("a", "tab") {
        $0.attribute("href", renderer.links.href(tab.route))
        if tab.isSelected { $0.raw(" aria-current=\"page\"") }
      }
      addIcon(tab.icon)
      html.element("span", "", tab.label)
      html.element("span", "said", words.tab(index + 1, of: tabs.count))
      html.close("a")
      html.close("li")
    }
    html.raw("</ul></nav>\n")
  }

  /// The way from a feature's tabs to the overview, where they are a rail.
  private mutating func addWayOut() {
    guard let overview = renderer.links.href(.root) else { return }
    html.raw("<li class=\"out\">")
    html.open("a", "tab") { $0.attribute("href", overview) }
    addIcon(.back)
    html.element("span", "", words.overview)
    html.raw("</a></li>")
  }

  /// Where the book's own screens lead, seen only where there is room beside them.
  private mutating func addRail(_ places: [Tab]) {
    let linked = places.compactMap { place in renderer.links.href(place.route).map { (place, $0) } }
    if linked.isEmpty { return }
    html.open("nav", "tabs rail") { $0.attribute("aria-label", words.places) }
    html.raw("<ul>")
    for (place, href) in linked {
      html.open("li")
      html.open("a", "tab") {
        $0.attribute("href", href)
        if place.isSelected { $0.raw(" aria-current=\"page\"") }
      }
      addIcon(place.icon)
      html.element("span", "", place.label)
      html.raw("</a></li>")
    }
    html.raw("</ul></nav>\n")
  }

  /// The list that leads here, for where there is room; not on a page that stands alone, from which it leads nowhere.
  mutating func addBeside(_ screen: Screen) {
    guard let beside = screen.beside, !renderer.links.isAlone else { return }
    html.open("nav", "beside") { $0.attribute("aria-label", beside.title) }
    html.open("a", "title") { $0.attribute("href", renderer.links.href(beside.route)) }
    html.text(beside.title)
    html.close("a")
    addAll(beside.content)
    html.raw("</nav>\n")
  }

  /// Opens the leading pane; the number of the element with which the other one begins, nil where there is only one.
  mutating func openPanes(_ screen: Screen) -> Int? {
    guard let leading = screen.layout.leadingPane else { return nil }
    html.raw("<div class=\"pane\">")
    return leading
  }

  /// What is shown in place of content that is not there.
  mutating func addEmptyState(_ element: Element) {
    html.raw("<div class=\"empty\">")
    addAll(element.children)
    html.raw("</div>")
  }

  mutating func openNextPane() {
    html.raw("</div><div class=\"pane\">")
  }

  mutating func closePanes() {
    html.raw("</div>")
  }
}

extension Screen {
  /// What of it the whole page has to look different for.
  func bodyClasses(withTabs: Bool) -> Classes {
    switch (presentation, withTabs && (tabs ?? rail) != nil, layout.leadingPane != nil) {
    case (.modal, _, _): "modal"
    case (.sheet, _, _): "modal sheet"
    case (.fullScreenModal, _, _): layout.arrangement == .signIn ? "sign-in" : ""
    case (_, true, true): "tabbed split"
    case (_, true, false): "tabbed"
    case (_, false, true): "split"
    case (_, false, false): ""
    }
  }
}
