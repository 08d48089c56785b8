import KernelApplication
import KernelDomain
import KernelPresentation

/// Creates the HTML pages of an exported book. A long screen is divided into several pages.
struct PageMaker {
  private let renderer: PageRenderer
  private let write: (OutputFile) throws(Failure) -> Void

  init(
    renderer: PageRenderer, addresses: [Route: String], write: @escaping (OutputFile) throws(Failure) -> Void
  ) {
    self.renderer = renderer.linked { addresses[$0] }
    self.write = write
  }

  /// Creates the pages of a screen. Elements are created, written and released one after another. Thousands of them at
  /// the same time would not fit into the processor's caches.
  func pages(_ page: BookPage) throws(Failure) -> MadePages {
    var body = PageBody(renderer, page.screen)
    let blocks = blocks(page.content, page.chapters, apart: page.screen.layout.leadingPane, &body)
    let parts = PageParts(blocks, name: page.name)
    try write(page.screen, blocks, parts, &body)
    return MadePages(count: parts.all.count, addresses: addresses(blocks, parts))
  }

  private func blocks(
    _ content: some Sequence<Element>, _ chapters: [Int: String], apart: Int?, _ body: inout PageBody
  ) -> [PageBlock] {
    var blocks: [PageBlock] = []
    var run: [Element] = []
    var count = 0
    func endRun() {
      if run.isEmpty { return }
      let sounds = body.soundBytes
      let bytes = body.writing { $0.addAll(run) }
      blocks.append(
        PageBlock(
          size: bytes.count - (body.soundBytes - sounds), chapter: chapters[count - run.count],
          routes: run.flatMap(\.standing), bytes: bytes,
          beginsPane: count - run.count == apart))
      run.removeAll(keepingCapacity: true)
    }
    for element in content {
      if let last = run.last, count == apart || !PageParts.belong(element, to: last) { endRun() }
      run.append(element)
      count += 1
    }
    endRun()
    return blocks
  }

  /// Returns the routes of the screens whose content is in disclosures on the pages, each with its address.
  private func addresses(_ blocks: [PageBlock], _ parts: PageParts) -> [(Route, String)] {
    parts.all.flatMap { part in
      blocks[part.blocks].flatMap(\.routes).map { ($0, "\(part.file)#\($0.anchor)") }
    }
  }

  private func write(
    _ screen: Screen, _ blocks: [PageBlock], _ parts: PageParts, _ body: inout PageBody
  ) throws(Failure) {
    let top = body.writing { $0.addTop(screen) }
    let start = body.writing { $0.openMain(screen) }
    let end = body.writing { $0.closeMain(screen) }
    let panes = [
      body.writing { _ = $0.openPanes(screen) }, body.writing { $0.openNextPane() }, body.writing { $0.closePanes() },
    ]
    let symbols = body.symbols
    var page = HTMLText(capacity: 100_000)
    for index in parts.all.indices {
      let part = parts.all[index]
      let pagers = [false, true].map { atEnd in
        body.writing { $0.addPager(parts, current: index, atEnd: atEnd) }
      }
      page.clear()
      renderer.open(
        &page, screen, title: parts.all.count > 1 ? "\(screen.title) (\(part.title))" : screen.title, symbols: symbols)
      let content = PageMaker.inPanes(blocks[part.blocks], panes)
      let ranges = [top, start, pagers[0]] + content + [pagers[1], end]
      for range in ranges { page.raw(body.html, range) }
      page.raw(PageRenderer.closing)
      try write(OutputFile(part.file, page.bytes))
    }
  }
}

extension PageMaker {
  /// Returns the ranges of the HTML to write for some consecutive blocks. If the second pane begins after the first of
  /// these blocks, the ranges include the tags of both panes; otherwise they contain only the blocks.
  fileprivate static func inPanes(_ blocks: ArraySlice<PageBlock>, _ panes: [Range<Int>]) -> [Range<Int>] {
    guard let other = blocks.firstIndex(where: \.beginsPane), other > blocks.startIndex else {
      return blocks.map(\.bytes)
    }
    return [panes[0]] + blocks[..<other].map(\.bytes) + [panes[1]] + blocks[other...].map(\.bytes) + [panes[2]]
  }
}

extension Element {
  /// The routes of the screens whose content is in a disclosure, which is the element itself or one of its children.
  fileprivate var standing: [Route] {
    let own = role == .disclosure ? route.map { [$0] } ?? [] : []
    return own + children.compactMap { $0.role == .disclosure ? $0.route : nil }
  }
}

extension PageBody {
  /// Calls `work`, and returns the range of byte offsets that it wrote.
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
      links: .book(icon: "icon.svg", page: page), program: program)
  }
}
