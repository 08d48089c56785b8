/// A list that changes at its end only. One that goes on shares all but the latest with the one that it was copied from,
/// so that adding to it costs the same however much came before, though others still read it as it was.
package struct SharedList<Element> {
  /// Each holds exactly `chunkSize` elements.
  private var chunks: [[Element]] = []
  /// What follows them: less than a chunk.
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

  /// Takes the last one away; nil where there is none.
  @discardableResult
  package mutating func popLast() -> Element? {
    if tail.isEmpty, let full = chunks.popLast() { tail = full }
    return tail.popLast()
  }
}

extension SharedList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { chunks.count * Self.chunkSize + tail.count }

  // Where elements are many, callers in other modules would ask for each of them by way of the protocol.
  package var count: Int { endIndex }
  package var last: Element? { tail.last ?? chunks.last?.last }

  package func makeIterator() -> Iterator { Iterator(self) }

  package subscript(index: Int) -> Element {
    let (chunk, place) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
    return chunk < chunks.count ? chunks[chunk][place] : tail[place]
  }
}

extension SharedList {
  /// A type of its own: were it inferred to be one of the standard library's, the compiler would not build again those who
  /// loop over a list when that changes, and they would crash (`Scripts/check-rebuild`).
  package struct Iterator: IteratorProtocol {
    private let list: SharedList
    /// What is gone through, the `number`th of the chunks or the tail.
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

/// Lists that share their beginnings are compared without looking at these.
extension SharedList: Equatable where Element: Equatable {
  /// Whether it begins with all of the others.
  package func continues(_ others: SharedList) -> Bool {
    guard count >= others.count, chunks[..<others.chunks.count] == others.chunks[...] else { return false }
    return (chunks.count == others.chunks.count ? tail : chunks[others.chunks.count]).starts(with: others.tail)
  }
}

extension SharedList: Hashable where Element: Hashable {}
extension SharedList: Sendable where Element: Sendable {}
