/// A list that changes only at its end. A copy shares all but the latest elements with the original. So adding an
/// element takes the same time however long the list is, even while others still read an older copy.
package struct SharedList<Element> {
  /// The full chunks: each holds exactly `chunkSize` elements.
  private var chunks: [[Element]] = []
  /// The elements after the last full chunk; always fewer than `chunkSize`.
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

  // Without `count` and `last`, callers in other modules would use the protocol's defaults, which are slow in long
  // lists.
  package var count: Int { endIndex }
  package var last: Element? { tail.last ?? chunks.last?.last }

  package func makeIterator() -> Iterator { Iterator(self) }

  package subscript(index: Int) -> Element {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunk < chunks.count ? chunks[chunk][place] : tail[place]
  }
}

extension SharedList {
  /// Iterates over a list. The type is declared here on purpose: if it were inferred from the standard library, the
  /// compiler would not rebuild the modules that loop over a list when the iterator changes, and they would crash
  /// (`Scripts/check-rebuild`).
  package struct Iterator: IteratorProtocol {
    private let list: SharedList
    /// The chunk that is being read: the full chunk at index `number`, or `tail` after the last of them.
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

/// Comparing is quick: arrays that two lists share are equal by identity, without a comparison of their elements.
extension SharedList: Equatable where Element: Equatable {}

extension SharedList: Hashable where Element: Hashable {}
extension SharedList: Sendable where Element: Sendable {}
