import DesignSystem
import KernelApplication
import KernelDomain
import TestSupport
import Testing

@testable import KernelPresentation
@testable import Rendering

@Suite struct PagePartsTests {
  @Test func whatFitsIsOnePart() {
    let parts = PageParts([block(80_000, "2025"), block(3_000, "2024")], name: "swims")
    #expect(parts.all.map(\.file) == ["swims.html"])
    #expect(PageParts([], name: "none").all.map(\.file) == ["none.html"])
  }

  @Test func whatIsLongIsDividedByChapters() {
    let blocks = [
      block(500), block(60_000, "2025"), block(60_000, "2025"), block(10_000, "2024"), block(500, "2023"),
    ]
    let parts = PageParts(blocks, name: "swims")
    #expect(parts.all.map(\.file) == ["swims.html", "swims-2.html", "swims-3.html", "swims-4.html"])
    #expect(parts.all.map(\.title) == ["2025", "2025", "2024", "2023"])
    #expect(parts.all.map(\.beginsChapter) == [true, false, true, true])
    #expect(parts.all.map(\.blocks) == [0..<2, 2..<3, 3..<4, 4..<5])
  }

  @Test func withoutChaptersPartsAreNumbered() {
    let parts = PageParts((0..<10).map { _ in block(30_000) }, name: "2024-01")
    #expect(parts.all.map(\.title) == (1...5).map(String.init))
    #expect(parts.all.allSatisfy { !$0.beginsChapter })
  }

  /// A server has a long screen in parts, each of which leads to the next, and to the first.
  @Test func aServedScreenThatIsLongHasParts() {
    let sections = (1...400).map { number in
      Element(
        .section, "Section \(number).", type: .title,
        children: [Element(.text, String(repeating: "word ", count: 200), type: .body)])
    }
    let screen = Screen(
      route: Route(path: "test", query: ["course": "lcm"]), language: .en, title: "Test", presentation: .root,
      header: Header(.standard),
      layout: Layout(.cards, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: sections)
    var (skipped, parts) = (0, 0)
    var seen: [Int] = []
    while true {
      let links = PageLinks.served(ServedPages(prefix: "/s", nonce: "n", skipped: skipped > 0 ? skipped : nil))
      let renderer = PageRenderer(theme: .recordsBook, drawings: .kernel, links: links)
      let page = String(decoding: renderer.page(screen), as: UTF8.self)
      parts += 1
      #expect(page.utf8.count < 100_000)
      #expect(page.contains("From the Beginning") == (skipped > 0))
      let titles = page.matches(of: /<h2[^>]*>Section (\d+)\.</).compactMap { Int($0.1) }
      seen += titles
      guard let next = page.firstMatch(of: /href="\/s\/screen\/test\?course=lcm&amp;skip=(\d+)"/) else { break }
      skipped = Int(next.1) ?? 0
      #expect(page.contains("Continue: “Section \(skipped + 1).” to “Section 400.”"))
    }
    #expect(seen == Array(1...400))
    #expect(parts == 7)
  }

  /// Of 60 parts a page leads to the outermost and to those beside it.
  @Test func aPagerStaysShort() {
    let files = FilesInMemory()
    var book = HTMLBook(language: .en, theme: .recordsBook, mode: nil, drawings: .kernel, folder: files)
    let long = String(repeating: "word ", count: 16_000)
    let screen = Screen(
      route: Route(path: "test"), language: .en, title: "Test", presentation: .root, header: Header(.standard),
      layout: Layout(.form, top: Layout.Inset(.content, .xl), bottom: Layout.Inset(.content, .xl), spacing: .md),
      content: (0..<60).map { _ in Element(.text, long) })
    #expect(throws: Never.self) { try book.write(screen, as: "test") }
    let pages = files.files.filter { $0.path.hasSuffix(".html") }
    #expect(pages.count == 60 && book.pages == 60)
    let middle = String(decoding: pages[30].bytes, as: UTF8.self)
    // The same at both ends, by names of their own.
    for name in ["Parts of the page", "Parts of the page, at its end"] {
      let nav = middle.components(between: "aria-label=\"\(name)\">", and: "</nav>")
      let files = nav.map { $0.components(between: "href=\"", and: "\"") }
      #expect(files == [["test.html", "test-30.html", "test-31.html", "test-32.html", "test-60.html"]])
    }
    #expect(pages.allSatisfy { $0.bytes.count < 100_000 && PageReader($0.bytes).problems.isEmpty })
  }

  private func block(_ size: Int, _ chapter: String? = nil) -> PageBlock {
    PageBlock(size: size, chapter: chapter)
  }
}
