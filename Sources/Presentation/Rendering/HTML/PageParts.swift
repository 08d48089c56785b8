import KernelPresentation

/// A piece of a page that stays in one part.
struct PageBlock {
  /// The size in bytes.
  let size: Int
  /// Title of the chapter that it begins.
  var chapter: String?
  /// The routes of the screens that stand in it.
  var routes: [Route] = []
  /// Where it lies among what was written.
  var bytes = 0..<0
  /// Whether the other pane begins with it.
  var beginsPane = false
}

/// How a long page is divided. The first part has the page's own name.
struct PageParts {
  private(set) var all: [Part] = []

  struct Part {
    let file: String
    /// The title of its chapter, or its number.
    let title: String
    /// Whether a chapter begins with it.
    let beginsChapter: Bool
    var blocks: Range<Int>
  }

  /// A part grows to about so many bytes before another begins; with what stands around it, it is below 100,000.
  static let partSize = 84_000

  init(_ blocks: [PageBlock], name: String) {
    let isLong = blocks.reduce(0) { $0 + $1.size } > PageParts.partSize
    let hasChapters = blocks.contains { $0.chapter != nil }
    var size = 0
    var chapter = blocks.lazy.compactMap(\.chapter).first
    var isFirst = true
    for (index, block) in blocks.enumerated() {
      let begins = isLong && block.chapter != nil && block.chapter != chapter
      if all.isEmpty || begins || (size + block.size > PageParts.partSize && size > 0) {
        if begins { chapter = block.chapter }
        isFirst = all.isEmpty || begins
        let number = all.count + 1
        all.append(
          Part(
            file: number == 1 ? "\(name).html" : "\(name)-\(number).html",
            title: hasChapters ? chapter ?? "" : String(number), beginsChapter: isFirst && hasChapters,
            blocks: index..<index))
        size = 0
      }
      all[all.count - 1].blocks = all[all.count - 1].blocks.lowerBound..<index + 1
      size += block.size
    }
    if all.isEmpty { all = [Part(file: "\(name).html", title: "1", beginsChapter: false, blocks: 0..<0)] }
  }

  /// Rows that follow each other are one list.
  static func belong(_ element: Element, to last: Element) -> Bool {
    element.role == .row && last.role == .row
  }

  /// What is not divided: elements that belong together, and every other element.
  /// - Parameter number: of an element that nothing before it belongs together with.
  static func runs(_ content: [Element], apart number: Int? = nil) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, element) in content.enumerated() {
      if index != number, let last = runs.last, belong(element, to: content[last.lowerBound]) {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
