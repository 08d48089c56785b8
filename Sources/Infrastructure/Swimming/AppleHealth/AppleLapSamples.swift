/// Samples sorted by start. They are stored in blocks, because a single array would need twice its size while growing
/// and while being sorted.
struct AppleLapSamples {
  private static let blockSize = 4_096

  private var blocks: [[AppleLapSample]] = []

  mutating func append(_ sample: AppleLapSample) {
    if blocks.last.map({ $0.count == AppleLapSamples.blockSize }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(AppleLapSamples.blockSize)
    }
    blocks[blocks.count - 1].append(sample)
  }

  /// Appends the samples of the export's next chunk.
  /// - Parameter numbers: the new number of each source, indexed by the source's number in `others`.
  mutating func append(_ others: AppleLapSamples, _ numbers: [UInt16]) {
    for block in others.blocks {
      for sample in block { append(sample.renumbered(numbers)) }
    }
  }

  /// Sorts the samples. Call this once all samples have been added. Samples in exports are nearly in order, so samples
  /// rarely move further than to the neighbouring block.
  mutating func sort() {
    for last in blocks.indices {
      if !AppleLapSamples.isInOrder(blocks[last]) { blocks[last].sort(by: AppleLapSamples.isBefore) }
      var index = last
      while index > 0, AppleLapSamples.isBefore(blocks[index][0], blocks[index - 1][blocks[index - 1].count - 1]) {
        let both = (blocks[index - 1] + blocks[index]).sorted(by: AppleLapSamples.isBefore)
        blocks[index] = Array(both[blocks[index - 1].count...])
        blocks[index - 1] = Array(both[..<blocks[index - 1].count])
        index -= 1
      }
    }
  }

  /// Whether a block of samples is already sorted. Without this test, sorting would take ten times as long.
  private static func isInOrder(_ block: [AppleLapSample]) -> Bool {
    zip(block, block.dropFirst()).allSatisfy { !isBefore($1, $0) }
  }

  private static func isBefore(_ a: AppleLapSample, _ b: AppleLapSample) -> Bool {
    a.order < b.order
  }

  /// Returns the samples that start within a range of seconds.
  subscript(_ seconds: ClosedRange<Int64>) -> [AppleLapSample] {
    var found: [AppleLapSample] = []
    var place = place(from: seconds.lowerBound)
    while let sample = self[place], Int64(sample.start) <= seconds.upperBound {
      found.append(sample)
      place = next(place)
    }
    return found
  }

  /// Returns the number of samples that start outside all of these ranges of seconds, and the first such sample.
  func outside(_ spans: [ClosedRange<Int64>]) -> (count: Int, first: AppleLapSample?) {
    var (count, first): (Int, AppleLapSample?) = (0, nil)
    let spans = spans.sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    var end = Int64.min
    for block in blocks {
      for sample in block {
        while next < spans.count, spans[next].lowerBound <= Int64(sample.start) {
          end = max(end, spans[next].upperBound)
          next += 1
        }
        guard Int64(sample.start) > end else { continue }
        count += 1
        first = first ?? sample
      }
    }
    return (count, first)
  }

  /// The position of a sample, or the position after the last sample.
  struct Place {
    fileprivate var block: Int
    fileprivate var index: Int
  }

  /// Returns the position of the first sample that starts in this second or later.
  func place(from second: Int64) -> Place {
    let block = AppleLapSamples.partition(blocks) { Int64($0[$0.count - 1].start) < second }
    guard block < blocks.count else { return Place(block: block, index: 0) }
    return Place(block: block, index: AppleLapSamples.partition(blocks[block]) { Int64($0.start) < second })
  }

  /// The sample at a position; nil at the position after the last sample.
  subscript(_ place: Place) -> AppleLapSample? {
    place.block < blocks.count ? blocks[place.block][place.index] : nil
  }

  func next(_ place: Place) -> Place {
    place.index + 1 < blocks[place.block].count
      ? Place(block: place.block, index: place.index + 1) : Place(block: place.block + 1, index: 0)
  }

  /// Returns the index of the first element for which `isBefore` returns false.
  private static func partition<Element>(_ elements: [Element], isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
