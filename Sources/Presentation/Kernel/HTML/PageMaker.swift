import KernelApplication
import KernelDomain

/// Makes the pages of a book's screens, in several parts where a screen is long.
package struct PageMaker: Sendable {
  private let renderer: PageRenderer

  init(renderer: PageRenderer, addresses: [Route: String]) {
    self.renderer = renderer.linked { addresses[$0] }
  }

  /// - Parameter chapters: where a screen that is too long for one page is divided first: titles of parts, by the
  ///   number of the element of the content that they begin with.
  package func pages(_ screen: Screen, as name: String, chapters: [Int: String] = [:]) -> MadePages {
    var body = PageBody(renderer, screen.language)
    var blocks: [PageBlock] = []
    for run in PageParts.runs(screen.content) {
      let bytes = body.writing { $0.addAll(screen.content[run]) }
      blocks.append(
        PageBlock(size: bytes.count, chapter: chapters[run.lowerBound], content: run, bytes: bytes))
    }
    let parts = PageParts(blocks, name: name)
    return MadePages(
      files: files(screen, blocks.map(\.bytes), parts, &body), addresses: addresses(screen, blocks, parts))
  }

  /// Of the screens that stand on the pages as disclosures.
  private func addresses(_ screen: Screen, _ blocks: [PageBlock], _ parts: PageParts) -> [(Route, String)] {
    parts.all.flatMap { part in
      blocks[part.blocks].flatMap { screen.content[$0.content].flatMap(\.standing) }.map { route in
        (route, "\(part.file)#\(route.anchor)")
      }
    }
  }

  private func files(
    _ screen: Screen, _ blocks: [Range<Int>], _ parts: PageParts, _ body: inout PageBody
  ) -> [OutputFile] {
    let top = body.writing { $0.addTop(screen) }
    let start = body.writing { $0.openMain(screen) }
    let end = body.writing { $0.closeMain(screen) }
    let symbols = body.symbols
    var page = HTMLText(capacity: 100_000)
    var files: [OutputFile] = []
    for index in parts.all.indices {
      let part = parts.all[index]
      let pagers = [false, true].map { atEnd in
        body.writing { $0.addPager(parts, current: index, atEnd: atEnd) }
      }
      page.clear()
      renderer.open(
        &page, title: parts.all.count > 1 ? "\(screen.title) (\(part.title))" : screen.title, language: screen.language,
        symbols: symbols)
      for range in [top, start, pagers[0]] + blocks[part.blocks] + [pagers[1], end] { page.raw(body.html, range) }
      page.raw(PageRenderer.closing)
      files.append(OutputFile(part.file, page.bytes))
    }
    return files
  }
}

extension Element {
  /// The routes of the screens that it and its children show when they are opened.
  fileprivate var standing: [Route] {
    let own = role == .disclosure ? route.map { [$0] } ?? [] : []
    return own + children.compactMap { $0.role == .disclosure ? $0.route : nil }
  }
}

extension PageBody {
  /// Where what the work writes lies.
  fileprivate mutating func writing(_ work: (inout PageBody) -> Void) -> Range<Int> {
    let start = html.count
    work(&self)
    return start..<html.count
  }
}

extension PageRenderer {
  fileprivate func linked(_ page: @escaping @Sendable (Route) -> String?) -> PageRenderer {
    PageRenderer(
      theme: theme, mode: mode, drawings: drawings,
      links: PageLinks(styleSheet: "style.css", icon: "icon.svg", page: page))
  }
}
