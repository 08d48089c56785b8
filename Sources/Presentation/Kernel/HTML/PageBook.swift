package import KernelApplication
package import KernelDomain

/// The pages of a book in the making, which link to each other by the routes of their screens.
package struct PageBook {
  package let language: Language
  private let renderer: PageRenderer
  private let add: (OutputFile) throws(Failure) -> Void
  private var files: [Route: String] = [:]
  package private(set) var pages = 0

  /// A page grows to about so many bytes before another part begins.
  static let partSize = 84_000

  init(
    language: Language, theme: DesignTheme, mode: Appearance.Mode?, drawings: Drawings,
    add: @escaping (OutputFile) throws(Failure) -> Void
  ) {
    self.language = language
    self.add = add
    renderer = PageRenderer(theme: theme, mode: mode, drawings: drawings)
  }

  /// Says in which file, or at which place of one, a route's screen is going to stand.
  package mutating func name(_ route: Route, _ file: String) {
    files[route] = file
  }

  /// Writes a screen, in several parts where it is long.
  package mutating func write(_ screen: Screen, as name: String) throws(Failure) {
    let linked = linkedRenderer
    var body = PageBody(linked, screen.language)
    body.addTop(screen)
    let top = body.html.take()
    var blocks: [[UInt8]] = []
    var rows: [Element] = []
    for element in screen.content {
      if element.role == .row {
        rows.append(element)
        continue
      }
      if !rows.isEmpty { blocks.append(body.taking { $0.addAll(rows) }) }
      rows = []
      blocks.append(body.taking { $0.add(element) })
    }
    if !rows.isEmpty { blocks.append(body.taking { $0.addAll(rows) }) }
    try write(screen, top, PageBook.parts(blocks, reserved: 0), as: name, body, linked)
  }

  /// Writes a screen with others below it, each at an anchor of its own that its route then leads to.
  package mutating func write(
    _ screen: Screen, articles: [(anchor: String, screen: Screen)], as name: String
  ) throws(Failure) {
    var body = PageBody(linkedRenderer, screen.language)
    let blocks = articles.map { article in body.taking { $0.addArticle(article.anchor, article.screen) } }
    let parts = PageBook.parts(blocks, reserved: articles.count * 400)
    var index = 0
    for (part, blocks) in parts.enumerated() {
      for _ in blocks {
        files[articles[index].screen.route] = "\(PageBook.file(name, part))#\(articles[index].anchor)"
        index += 1
      }
    }
    body.update(linkedRenderer)
    body.addTop(screen)
    let top = body.html.take()
    let list = body.taking { $0.addAll(screen.content) }
    var whole = parts
    if whole.isEmpty { whole = [[]] }
    whole[0].insert(list, at: 0)
    try write(screen, top, whole, as: name, body, linkedRenderer)
  }

  package mutating func write(_ file: OutputFile) throws(Failure) {
    try add(file)
  }

  mutating func writeStyle(icon: Drawing?) throws(Failure) {
    try add(OutputFile("style.css", renderer.styleSheet))
    if let icon { try add(OutputFile("icon.svg", icon.document)) }
  }

  // MARK: Parts

  private var linkedRenderer: PageRenderer {
    renderer.linked(PageLinks(styleSheet: "style.css", icon: "icon.svg") { [files] in files[$0] })
  }

  private static func file(_ name: String, _ part: Int) -> String {
    part == 0 ? "\(name).html" : "\(name)-\(part + 1).html"
  }

  private static func parts(_ blocks: [[UInt8]], reserved: Int) -> [[[UInt8]]] {
    var parts: [[[UInt8]]] = []
    var size = reserved
    for block in blocks {
      if parts.isEmpty || (size + block.count > partSize && size > 0) {
        size = parts.isEmpty ? reserved : 0
        parts.append([])
      }
      parts[parts.count - 1].append(block)
      size += block.count
    }
    return parts
  }

  private mutating func write(
    _ screen: Screen, _ top: [UInt8], _ parts: [[[UInt8]]], as name: String, _ body: PageBody, _ linked: PageRenderer
  ) throws(Failure) {
    let names = parts.indices.map { PageBook.file(name, $0) }
    for (index, blocks) in (parts.isEmpty ? [[]] : parts).enumerated() {
      var page = body
      _ = page.html.take()
      page.html.raw(top)
      page.openMain(screen)
      if names.count > 1 { page.addPager(names, current: index) }
      for block in blocks { page.html.raw(block) }
      if names.count > 1 { page.addPager(names, current: index) }
      page.closeMain(screen)
      let title = names.count > 1 ? "\(screen.title) (\(index + 1))" : screen.title
      try add(
        OutputFile(PageBook.file(name, index), linked.page(title: title, language: screen.language, page)))
      pages += 1
    }
  }
}

extension PageBody {
  /// What the work writes, taken out.
  fileprivate mutating func taking(_ work: (inout PageBody) -> Void) -> [UInt8] {
    work(&self)
    return html.take()
  }
}

extension PageRenderer {
  fileprivate func linked(_ links: PageLinks) -> PageRenderer {
    PageRenderer(theme: theme, mode: mode, drawings: drawings, links: links)
  }
}
