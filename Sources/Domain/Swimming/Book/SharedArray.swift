/// An array that is stored in chunks. If a copy changes, only the changed chunks are copied; all others remain shared
/// with the original. This is useful for data that changes often but slightly while older versions are still being
/// read.
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
