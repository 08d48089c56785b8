package import DesignSystem
package import KernelDomain
package import KernelPresentation

/// Renders screens as HTML pages that work without scripts and network. `links` determines whether they come from a
/// server.
package struct PageRenderer: Sendable {
  let theme: DesignTheme
  /// The mode, light or dark, in which pages are always shown; nil if they follow the device.
  let mode: Appearance.Mode?
  let drawings: Drawings
  let links: PageLinks
  /// The program as the user calls it, with which suggested commands begin.
  let program: Program
  /// The route patterns of the screens that the script opens as a dialog over a page, such as `running/run/ID/trim`.
  let laidOver: [String]

  package init(
    theme: DesignTheme, mode: Appearance.Mode? = nil, drawings: Drawings, links: PageLinks = .none,
    program: Program = .usual, laidOver: [String] = []
  ) {
    self.laidOver = laidOver
    self.theme = theme
    self.mode = mode
    self.drawings = drawings
    self.links = links
    self.program = program
  }

  /// Returns the whole page of a screen. The page contains its CSS unless `links` provides the address of a style
  /// sheet. If the screen is too long for one page, the page contains only a part of it, and says where to find the
  /// rest.
  package func page(_ screen: Screen) -> [UInt8] {
    if theme.design == .ptExpo, screen.layout.arrangement == .signIn, mode != .dark {
      return PageRenderer(
        theme: theme, mode: .dark, drawings: drawings, links: links, program: program, laidOver: laidOver
      ).page(screen)
    }
    var body = PageBody(self, screen)
    body.addBeside(screen)
    let beside = 0..<body.html.count
    body.addTop(screen)
    body.openMain(screen)
    let skipped = links.skipped
    if skipped > 0 { body.addWayToBeginning(screen) }
    let leading = skipped > 0 ? nil : body.openPanes(screen)
    var style = links.isAlone ? PageStyleRules(styleAlone, screen) : nil
    let room = PageRenderer.pageSize - (links.isLive ? PageRenderer.scriptExcess : 0)
    for run in PageParts.runs(screen.content, apart: leading) where run.lowerBound >= skipped {
      if run.lowerBound == leading { body.openNextPane() }
      style?.add(body.html)
      guard body.html.count - body.soundBytes + (style?.size ?? 0) < room else {
        body.addRest(screen, from: run.lowerBound)
        break
      }
      body.addAll(screen.content[run])
    }
    body.addAll(screen.below ?? [])
    if leading != nil { body.closePanes() }
    body.closeMain(screen)
    style?.add(body.html)
    var html = HTMLText(capacity: 100_000)
    open(&html, screen, title: screen.title, style: style, symbols: body.symbols, records: body.hasRecorder)
    html.raw(body.html, beside.upperBound..<body.html.count)
    html.raw(body.html, beside)
    html.raw(PageRenderer.closing)
    return html.bytes
  }

  /// The size in bytes at which a page is full, without the sounds in it. With the last block and the rest of the page,
  /// the page stays below 100,000 bytes.
  private static let pageSize = 90_500
  /// By how many bytes the content of a page from a server must be smaller than `pageSize`: the size of the script that
  /// the page contains, minus the 3,500 bytes that `pageSize` already reserves for the script and the drawings.
  private static let scriptExcess = PageScript.text.utf8.count - 3_500

  /// Adds a toast to a rendered page, directly before the block that the toast is about, or adds a warning above the
  /// page's content. A warning is read by assistive technology at once and gets the focus, unless a refused field has
  /// the focus.
  /// - Parameters:
  ///   - page: the page.
  ///   - route: the page's route, to which the toast's buttons are posted.
  ///   - toast: the toast or warning. The `value` of a toast is the key of the element that it is about.
  package func page(_ page: String, of route: Route, _ language: Language, announcing toast: Element) -> String {
    guard let place = ToastPlace(before: toast.value, in: page) else { return page }
    var body = PageBody(self, route, language)
    if toast.role == .warning {
      let fields = PageRenderer.wrongFields(of: page)
      body.addAlert(toast, isFocused: !page.contains(PageBody.wrongField) || fields.count > 1, fields: fields)
    } else {
      if place.isInList { body.html.raw("<li class=\"told\">") }
      body.add(toast)
      if place.isInList { body.html.raw("</li>\n") }
    }
    let added = String(decoding: body.html.bytes, as: UTF8.self)
    let whole = String(page[..<place.start]) + added + String(page[place.start...])
    return PageRenderer.adding(
      body.symbols(notIn: page),
      to: toast.role == .warning
        ? PageRenderer.titled(whole, body.words.needsChange(max(1, PageRenderer.wrongFields(of: page).count)))
        : whole)
  }

  /// Returns the ids of the refused fields in a page's HTML, in order. Fields without an id are left out.
  private static func wrongFields(of page: String) -> [String] {
    page.ranges(of: PageBody.wrongField).compactMap { wrong in
      let before = page[..<wrong.lowerBound]
      guard let tag = before.lastIndex(of: "<"), let id = before[tag...].firstRange(of: " id=\"") else { return nil }
      return String(before[id.upperBound...].prefix { $0 != "\"" })
    }
  }

  /// Inserts `news` at the beginning of the page's title, so that the browser's tab shows it.
  private static func titled(_ page: String, _ news: String) -> String {
    guard let title = page.firstRange(of: "<title>") else { return page }
    return page[..<title.upperBound] + news + page[title.upperBound...]
  }

  /// Inserts the SVG symbols of additional drawings into a page.
  private static func adding(_ symbols: String, to page: String) -> String {
    guard !symbols.isEmpty, let body = page.firstRange(of: "<body"),
      let end = page[body.upperBound...].firstIndex(of: ">")
    else { return page }
    return page[...end] + "\n" + symbols + page[page.index(after: end)...]
  }

  /// Changes a page from a server so that its script sends the positions that the browser determines to the server.
  /// - Parameters:
  ///   - page: the page.
  ///   - nonce: the secret to send with the positions; nil leaves the page unchanged.
  package static func page(_ page: String, feeding nonce: String?) -> String {
    guard let nonce, let body = page.firstRange(of: "<body") else { return page }
    return page[..<body.upperBound] + " data-feed=\"\(nonce)\"" + page[body.upperBound...]
  }

  /// Changes a page from a server so that the browser reloads it every second. This is for browsers that don't run the
  /// script, which otherwise updates the page in place.
  package static func page(askingAgain page: String) -> String {
    guard let end = page.firstRange(of: "</head>") else { return page }
    return page[..<end.lowerBound] + PageRenderer.refresh + "\n" + page[end.lowerBound...]
  }

  package static let refresh = "<noscript><meta http-equiv=\"refresh\" content=\"1\"></noscript>"

  /// The file name of the style sheet in an exported book. Each theme has one.
  var styleSheetName: String { "\(theme.id).css" }

  /// The style sheet of an exported book in one theme.
  package var styleSheet: [UInt8] { style(isServed: true).whole }

  /// The CSS of stand-alone pages, which have no forms.
  var styleAlone: CompactStyle { style(isServed: false) }

  private func style(isServed: Bool) -> CompactStyle {
    CompactStyle(ThemeStyleSheet(theme: theme).text(mode: mode) + PageStyle.text(theme, isServed: isServed))
  }

  /// Writes the page up to the start of its body's content.
  /// - Parameters:
  ///   - html: receives the HTML.
  ///   - screen: the screen.
  ///   - title: the title of the screen or, if the page is divided, the title of the part.
  ///   - style: the style rules that a stand-alone page contains; nil for other pages.
  ///   - symbols: the SVG symbols of the page's drawings.
  ///   - records: whether the page has a recorder, which needs a script of its own.
  func open(
    _ html: inout HTMLText, _ screen: Screen, title: String, style: PageStyleRules? = nil, symbols: String,
    records: Bool = false
  ) {
    html.raw(
      made:
        "<!DOCTYPE html>\n<html lang=\"\(screen.language.tag.rawValue)\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n"
    )
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n")
    html.raw(made: "<meta name=\"color-scheme\" content=\"\(mode?.rawValue ?? "light dark")\">\n")
    for shown in mode.map({ [$0] }) ?? Appearance.Mode.allCases {
      let color = theme.palette.page[Appearance(shown)].hex
      let media = mode == nil ? " media=\"(prefers-color-scheme: \(shown.rawValue))\"" : ""
      html.raw(made: "<meta name=\"theme-color\" content=\"\(color)\"\(media)>\n")
    }
    html.open("title")
    html.verbatim(title == PageRenderer.product ? title : "\(title) – \(PageRenderer.product)")
    html.close("title")
    if let sheet = links.styleSheet(styleSheetName, mode) {
      html.raw(made: "\n<link rel=\"stylesheet\" href=\"\(sheet)\">\n")
    } else {
      html.raw("\n<style>\n")
      html.raw(style?.rules ?? [])
      html.raw("</style>\n")
    }
    if let icon = links.icon { html.raw(made: "<link rel=\"icon\" href=\"\(icon)\" type=\"image/svg+xml\">\n") }
    if let icon = links.touchIcon { html.raw(made: "<link rel=\"apple-touch-icon\" href=\"\(icon)\">\n") }
    if let manifest = links.manifest {
      html.raw(made: "<link rel=\"manifest\" href=\"\(manifest)\">\n")
    }
    if links.isLive {
      if records { html.raw(made: "<script>\(RecorderScript.text)</script>\n") }
      html.raw(made: "<script>\(PageScript.text)</script>\n")
    }
    html.raw("</head>\n")
    html.open("body", screen.bodyClasses(withTabs: !links.isAlone)) {
      if links.isLive, !laidOver.isEmpty { $0.attribute("data-sheets", laidOver.joined(separator: " ")) }
    }
    html.raw("\n")
    html.raw(made: symbols)
  }

  static let closing: StaticString = "</body>\n</html>\n"

  package static let product = "RecordBook"
}

extension Route {
  /// The id under which a screen can be found on a page that contains several screens.
  var anchor: String { path.last ?? "" }
}
