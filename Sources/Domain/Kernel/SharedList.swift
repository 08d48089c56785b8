/// A list that changes only at its end. Copies of a list share their elements. When a copy changes, only its last
/// elements, fewer than 64, are copied. So adding an element takes the same time however long the list is, even while
/// older copies exist.
package struct SharedList<Element> {
  /// The chunks, each of which has exactly `chunkSize` elements.
  private var chunks: [[Element]] = []
  /// The elements after the last chunk; always fewer than `chunkSize`.
  private var tail: [Element] = []

  private static var chunkSize: Int { 64 }

  package init() {}

  package init(_ elements: [Element]) {
    for element in elements { append(element) }
  }

  package mutating func append(_ element: Element) {
    tail.append(element)
    guard tail.count == Self.chunkSize else { return }
    chunks.append(tail)
    tail = []
  }

  /// Removes the last element and returns it; returns nil if the list is empty.
  @discardableResult
  package mutating func popLast() -> Element? {
    if tail.isEmpty, let full = chunks.popLast() { tail = full }
    return tail.popLast()
  }
}

extension SharedList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { chunks.count * Self.chunkSize + tail.count }

  // Without these two properties, callers in other modules would use the protocol's default implementations, which are
  // slow for long lists.
  package var count: Int { endIndex }
  package var last: Element? { tail.last ?? chunks.last?.last }

  package func makeIterator() -> Iterator { Iterator(self) }

  package subscript(index: Int) -> Element {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunk < chunks.count ? chunks[chunk][place] : tail[place]
  }
}

extension SharedList {
  /// Iterates over a list. The type is declared explicitly to work around a bug in incremental builds: if the type is
  /// inferred, modules that loop over lists are not rebuilt when the iterator changes, and then crash (see
  /// `Scripts/check-rebuild`).
  package struct Iterator: IteratorProtocol {
    private let list: SharedList
    /// The chunk of elements that is being read: `list.chunks[number]`, or `list.tail` if `number` is the number of
    /// chunks.
    private var chunk: [Element]
    private var number = 0
    private var place = 0

    fileprivate init(_ list: SharedList) {
      self.list = list
      chunk = list.chunks.first ?? list.tail
    }

    package mutating func next() -> Element? {
      if place == chunk.count {
        number += 1
        guard number <= list.chunks.count else { return nil }
        chunk = number < list.chunks.count ? list.chunks[number] : list.tail
        place = 0
        if chunk.isEmpty { return nil }
      }
      defer { place += 1 }
      return chunk[place]
    }
  }
}

/// Comparing two lists is fast if they share chunks, because an array equals itself without comparing its elements.
extension SharedList: Equatable where Element: Equatable {}

extension SharedList: Hashable where Element: Hashable {}
extension SharedList: Sendable where Element: Sendable {}
