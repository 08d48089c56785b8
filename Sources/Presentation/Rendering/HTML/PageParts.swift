import KernelPresentation

/// A block of a page's content. A page is divided only between blocks.
struct PageBlock {
  /// The size of the block's HTML in bytes.
  let size: Int
  /// The title of the chapter that begins with this block; nil if no chapter does.
  var chapter: String?
  /// The routes of the screens whose content the block contains.
  var routes: [Route] = []
  /// The block's range of byte offsets in the HTML that was written.
  var bytes = 0..<0
  /// Whether this block is the first in the second pane.
  var beginsPane = false
}

/// Divides a long page into parts. The first part keeps the file name that the page would have if it were not divided.
struct PageParts {
  private(set) var all: [Part] = []

  struct Part {
    let file: String
    /// The title of the chapter to which the part belongs. If the page has no chapters, the number of the part.
    let title: String
    /// Whether the part is the first of its chapter.
    let beginsChapter: Bool
    var blocks: Range<Int>
  }

  /// The maximum size of a part's content in bytes. If the next block would exceed it, a new part begins. Together with
  /// the rest of its page, a part stays below 100,000 bytes.
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

  /// Whether the two elements must be in the same part. Consecutive rows must, because they form one list.
  static func belong(_ element: Element, to last: Element) -> Bool {
    element.role == .row && last.role == .row
  }

  /// Returns the ranges of elements that are not divided. Consecutive rows are one range; any other element is a range
  /// of its own.
  /// - Parameters:
  ///   - content: the elements.
  ///   - number: the index of an element at which a new range always begins; nil if there is no such element.
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
