import DesignSystem
import KernelDomain
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

  mutating func addTop(_ screen: Screen) {
    html.raw("<a class=\"skip\" href=\"#content\">")
    html.text(words.skip)
    html.raw("</a>\n")
    addHeader(screen)
  }

  mutating func openMain(_ screen: Screen) {
    html.open("main") {
      $0.attribute("class", "wrap \(screen.layout.classes)" + (hasSettings ? " settings" : ""))
      $0.raw(" id=\"content\"")
    }
    guard let announcement = screen.announcement else { return }
    html.raw("<p class=\"said\" role=\"status\">")
    html.text(announcement)
    html.raw("</p>\n")
  }

  mutating func closeMain(_ screen: Screen) {
    html.raw("</main>\n")
    addTabs(screen)
    guard screen.header.style != .none else { return }
    html.raw("<footer class=\"wrap caption\">")
    addPictureLink(screen)
    addForCommandLine()
    // Of a server's pages, only the first screens say it: the overview, and the home of the runs with friends.
    let isFirst = screen.route == .root || renderer.theme.design == .samwise && screen.presentation == .root
    if formAddress == nil || isFirst {
      html.element("p", "", words.private(isServed: formAddress != nil))
    }
    html.raw("</footer>\n")
  }

  private mutating func addHeader(_ screen: Screen) {
    guard screen.header.style != .none else { return }
    let hasTimes = screen.content.contains { $0.role == .table && PageBody.isOfTimes($0.children) }
    html.open(
      "header",
      Classes(screen.header.fill != nil ? "head tint" : hasTimes ? "head timetable" : "head", fill: screen.header.fill))
    html.raw("<div class=\"wrap\">")
    let buttons = screen.buttons
    if !buttons.isEmpty {
      html.open("nav", "tools") { $0.attribute("aria-label", words.navigation) }
      let menu = buttons.last.flatMap { $0.role == .menu ? $0 : nil }
      for button in buttons.dropLast(menu == nil ? 0 : 1) where button.placement != .center { addTool(button) }
      addPictureTool(screen)
      if let menu { addTool(menu) }
      for form in screen.content { addSubmitInHeader(form) }
      if hasTimes { addWayToToday(screen) }
      html.close("nav")
    }
    // A button in the centre, such as the owner's picture, stands beside the title.
    for button in buttons where button.placement == .center { addTool(button) }
    if screen.header.style != .lead { addTitle(of: screen, isOfTimes: hasTimes) }
    html.raw("</div></header>\n")
  }

  /// Writes the title that the header left to the page's content, if it did.
  mutating func addLead() {
    guard let screen = lead else { return }
    lead = nil
    addTitle(of: screen)
  }

  /// Writes the title of the page.
  /// - Parameter isOfTimes: whether the part after the first comma, such as `November 2026`, stands on its own line.
  private mutating func addTitle(of screen: Screen, isOfTimes: Bool = false) {
    if let overline = screen.header.overline { html.element("p", "overline caption", overline) }
    html.open("h1", screen.presentation == .root ? "large-title" : "large-title inner") { $0.raw(" tabindex=\"-1\"") }
    if isOfTimes, let comma = screen.title.firstRange(of: ", ") {
      html.text(String(screen.title[..<comma.lowerBound]))
      html.element("span", "comma", ", ")
      html.element("span", "month", String(screen.title[comma.upperBound...]))
    } else {
      html.text(screen.title)
    }
    html.close("h1")
    if let subtitle = screen.header.subtitle { html.element("p", "subtitle", subtitle) }
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
    let pictures = element.children.prefix { $0.role == .image }
    addAll(pictures)
    addLead()
    addAll(element.children.dropFirst(pictures.count))
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
    case (.modal, true, false), (.fullScreenModal, true, _): "tabbed"
    case (.modal, true, true): "tabbed split"
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
