/// An array whose copies share everything but the chunks that change: for data that changes often, a little at a time,
/// while others still read the old version.
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
