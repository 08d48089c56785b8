/// An array of which a copy that is changed in one place shares all the rest: for what changes often, little at a time,
/// while others still read what it was.
struct SharedArray<Element> {
  private var chunks: [[Element]]
  let count: Int

  private static var chunkSize: Int { 64 }

  init(repeating element: Element, count: Int) {
    self.count = count
    let chunk = Array(repeating: element, count: Self.chunkSize)
    chunks = Array(repeating: chunk, count: (count + Self.chunkSize - 1) / Self.chunkSize)
  }

  subscript(index: Int) -> Element {
    get { chunks[index / Self.chunkSize][index % Self.chunkSize] }
    _modify { yield &chunks[index / Self.chunkSize][index % Self.chunkSize] }
  }
}

extension SharedArray: Sendable where Element: Sendable {}
