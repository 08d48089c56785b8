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
      blocks.append(PageBlock(size: bytes.count, chapter: chapters[run.lowerBound], bytes: bytes))
    }
    let parts = PageParts(blocks, name: name)
    return MadePages(files: files(screen, blocks.map(\.bytes), parts, body), addresses: [])
  }

  /// A screen with others below it, each at an anchor of its own that its route then leads to.
  package func pages(
    _ screen: Screen, articles: [(anchor: String, screen: Screen)], as name: String
  ) -> MadePages {
    var body = PageBody(renderer, screen.language)
    let written = articles.map { article in body.writing { $0.addArticle(article.anchor, article.screen) } }
    let runs = PageParts.runs(screen.content)
    let blocks =
      runs.map { PageBlock(size: screen.content[$0].reduce(0) { $0 + PageMaker.likelySize($1) }) }
      + written.map { PageBlock(size: $0.count) }
    let parts = PageParts(blocks, name: name)
    let addresses = articles.enumerated().map { index, article in
      (article.screen.route, "\(parts.file(ofBlock: runs.count + index))#\(article.anchor)")
    }
    // The screen leads to its articles, so it is written when it is known where they stand.
    let own = Dictionary(addresses) { $1 }
    body.update(renderer.linked { [links = renderer.links] in own[$0] ?? links.page($0) })
    let lists = runs.map { run in body.writing { $0.addAll(screen.content[run]) } }
    return MadePages(files: files(screen, lists + written, parts, body), addresses: addresses)
  }

  /// Of a list that leads to articles, before it is written.
  private static func likelySize(_ element: Element) -> Int {
    400 + element.children.count * 420
  }

  private func files(_ screen: Screen, _ blocks: [Range<Int>], _ parts: PageParts, _ body: PageBody) -> [OutputFile] {
    var top = body
    top.html = HTMLText()
    top.addTop(screen)
    return parts.all.indices.map { index in
      let title = parts.all.count > 1 ? "\(screen.title) (\(parts.all[index].title))" : screen.title
      var page = top
      page.html = renderer.opening(title: title, language: screen.language, symbols: top.symbols)
      page.html.raw(top.html.bytes)
      page.openMain(screen)
      page.addPager(parts, current: index)
      for block in blocks[parts.all[index].blocks] { page.html.raw(body.html.bytes[block]) }
      page.addPager(parts, current: index)
      page.closeMain(screen)
      page.html.raw(PageRenderer.closing)
      return OutputFile(parts.all[index].file, page.html.bytes)
    }
  }
}

extension PageBody {
  /// Where what the work writes lies.
  fileprivate mutating func writing(_ work: (inout PageBody) -> Void) -> Range<Int> {
    let start = html.bytes.count
    work(&self)
    return start..<html.bytes.count
  }
}

extension PageRenderer {
  fileprivate func linked(_ page: @escaping @Sendable (Route) -> String?) -> PageRenderer {
    PageRenderer(
      theme: theme, mode: mode, drawings: drawings,
      links: PageLinks(styleSheet: "style.css", icon: "icon.svg", page: page))
  }
}
