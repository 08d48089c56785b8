/// A piece of a page that stays in one part.
struct PageBlock {
  /// In bytes.
  let size: Int
  /// Title of the chapter that it begins.
  var chapter: String?
  /// Which elements of the screen's content it is.
  var content = 0..<0
  /// Where it lies among what was written.
  var bytes = 0..<0
}

/// How a long page is divided. The first part has the page's own name.
struct PageParts {
  private(set) var all: [Part] = []

  struct Part {
    let file: String
    /// Of its chapter, or its number.
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

  /// What is not divided: rows that follow each other, which are one list, and every other element.
  static func runs(_ content: [Element]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, element) in content.enumerated() {
      if element.role == .row, let last = runs.last, content[last.lowerBound].role == .row {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
