/// A list that only changes at its end. A copy shares everything but the latest elements with the original, so adding
/// costs the same however long the list is, even while others still read the old one.
package struct SharedList<Element> {
  /// Each holds exactly `chunkSize` elements.
  private var chunks: [[Element]] = []
  /// The elements after the last full chunk: fewer than a chunk.
  private var tail: [Element] = []

  private static var chunkSize: Int { 64 }

  package init() {}

  package init(_ elements: [Element]) {
    let rest = elements.count % Self.chunkSize
    for start in stride(from: 0, to: elements.count - rest, by: Self.chunkSize) {
      chunks.append(Array(elements[start..<start + Self.chunkSize]))
    }
    tail = Array(elements.suffix(rest))
  }

  package mutating func append(_ element: Element) {
    tail.append(element)
    guard tail.count == Self.chunkSize else { return }
    chunks.append(tail)
    tail = []
  }

  /// Removes the last element and returns it; nil if the list is empty.
  @discardableResult
  package mutating func popLast() -> Element? {
    if tail.isEmpty, let full = chunks.popLast() { tail = full }
    return tail.popLast()
  }
}

extension SharedList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { chunks.count * Self.chunkSize + tail.count }

  // Without these, callers in other modules would fetch each element through the protocol, which is slow in long lists.
  package var count: Int { endIndex }
  package var last: Element? { tail.last ?? chunks.last?.last }

  package func makeIterator() -> Iterator { Iterator(self) }

  package subscript(index: Int) -> Element {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunk < chunks.count ? chunks[chunk][place] : tail[place]
  }
}

extension SharedList {
  /// A type of our own. With an inferred standard library type, the compiler would not rebuild the modules that loop
  /// over a list when the iterator changes, and they would crash (`Scripts/check-rebuild`).
  package struct Iterator: IteratorProtocol {
    private let list: SharedList
    /// The chunk being read: the one at index `number`, or the tail.
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

/// Chunks that two lists share are compared by identity, without a look at their elements.
extension SharedList: Equatable where Element: Equatable {}

extension SharedList: Hashable where Element: Hashable {}
extension SharedList: Sendable where Element: Sendable {}
