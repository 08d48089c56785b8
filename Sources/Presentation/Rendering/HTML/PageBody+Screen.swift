import KernelPresentation

/// Writes the parts of a page that surround or divide the content of a screen: tabs, panes, and the list beside the
/// screen.
extension PageBody {
  /// Writes the tabs. They are below the content or, in wide windows, beside it. A stand-alone page has no tabs,
  /// because they would lead nowhere.
  mutating func addTabs(_ screen: Screen) {
    guard !renderer.links.isAlone else { return }
    guard let tabs = screen.tabs, !tabs.isEmpty else { return addRail(screen.rail ?? []) }
    html.open("nav", "tabs") { $0.attribute("aria-label", words.tabs) }
    addBrand()
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

  /// Writes the link to the row of today in a table of times, if the table contains today.
  mutating func addWayToToday(_ screen: Screen) {
    guard screen.content.contains(where: { $0.role == .table && $0.children.contains { $0.isOn == true } }) else {
      return
    }
    html.open("a", "tool trailing") {
      $0.raw(" href=\"#today\"")
      $0.attribute("aria-label", words.toToday)
    }
    addIcon(Icon("calendar"))
    html.raw("</a>")
  }

  /// Writes the program's name and sign, which only wide windows show.
  private mutating func addBrand() {
    html.raw("<p class=\"brand\" aria-hidden=\"true\">")
    html.open("span", Classes("picture", fill: Hue.accent.fill))
    addIcon(Icon("book"))
    html.close("span")
    html.text(PageRenderer.product)
    html.close("p")
  }

  /// Writes the link to the overview that precedes a feature's tabs. It is visible only in wide windows, in which the
  /// tabs form a column.
  private mutating func addWayOut() {
    guard let overview = renderer.links.href(.root) else { return }
    html.raw("<li class=\"out\">")
    html.open("a", "tab") { $0.attribute("href", overview) }
    addIcon(.back)
    html.element("span", "", words.overview)
    html.raw("</a></li>")
  }

  /// Writes the links beside a screen without tabs, such as the overview. They are visible only in wide windows.
  private mutating func addRail(_ places: [Tab]) {
    let linked = places.compactMap { place in renderer.links.href(place.route).map { (place, $0) } }
    if linked.isEmpty { return }
    html.open("nav", "tabs rail") { $0.attribute("aria-label", words.places) }
    addBrand()
    html.raw("<ul>")
    for (place, href) in linked {
      html.open("li")
      html.open("a", "tab") {
        $0.attribute("href", href)
        if place.isSelected { $0.raw(" aria-current=\"page\"") }
      }
      addIcon(place.icon)
      html.element("span", "", place.label)
      if let count = place.count { html.element("span", "waiting", words.language.number(count)) }
      html.raw("</a></li>")
    }
    html.raw("</ul></nav>\n")
  }

  /// Writes the list beside the screen, which only wide windows show. A stand-alone page has no such list, because its
  /// links would lead nowhere.
  mutating func addBeside(_ screen: Screen) {
    guard let beside = screen.beside, !renderer.links.isAlone else { return }
    html.open("nav", "beside") { $0.attribute("aria-label", beside.title) }
    html.open("a", "title") { $0.attribute("href", renderer.links.href(beside.route)) }
    html.text(beside.title)
    html.close("a")
    addAll(beside.content)
    html.raw("</nav>\n")
  }

  /// Writes the start of the first pane, and returns the index of the first element of the second pane; nil if the
  /// screen has only one pane.
  mutating func openPanes(_ screen: Screen) -> Int? {
    guard let leading = screen.layout.leadingPane else { return nil }
    html.raw("<div class=\"pane\">")
    return leading
  }

  /// Writes the placeholder that a screen shows if it has no content.
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
  /// Returns the CSS classes of the page's body, which depend on the screen's presentation, tabs and panes.
  /// - Parameter withTabs: whether the page shows the screen's tabs or the links in their place.
  func bodyClasses(withTabs: Bool) -> Classes {
    switch (presentation, withTabs && (tabs ?? rail) != nil, layout.leadingPane != nil) {
    case (.modal, true, _), (.fullScreenModal, true, _): "tabbed"
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
