/// A distance in an Apple Health export that a device measured between two moments.
struct AppleStep {
  /// The time at which the device began to measure the distance, in seconds since 1970-01-01T00:00:00Z. `end` has the
  /// same unit.
  let start: UInt32
  let end: UInt32
  /// The distance in millimetres.
  let length: UInt32

  /// The key by which distances are sorted: first by start, then by end.
  var order: UInt64 { UInt64(start) << 32 | UInt64(end) }
}

/// The distances walked and run in an export. Years of phone use yield about a million of them.
struct AppleSteps {
  /// The distances of each source. The index of a source is the number that `AppleSources` assigns to it.
  private var sources: [AppleStepsOfSource] = []

  mutating func append(_ step: AppleStep, of source: UInt16) {
    reserve(source)
    sources[Int(source)].append(step)
  }

  /// Appends the distances of the next chunk.
  /// - Parameter numbers: the number of each source in this value. The index is the source's number in `next`.
  mutating func append(_ next: AppleSteps, _ numbers: [UInt16]) {
    for (source, steps) in next.sources.enumerated() {
      reserve(numbers[source])
      sources[Int(numbers[source])].append(steps)
    }
  }

  private mutating func reserve(_ source: UInt16) {
    while sources.count <= Int(source) { sources.append(AppleStepsOfSource()) }
  }

  /// Sorts the distances. Call this before `steps(of:within:)`.
  mutating func sort() {
    for source in sources.indices { sources[source].sort() }
  }

  /// Returns the distances of a source within a span of time, sorted by start.
  /// - Parameter span: the span, in seconds since 1970-01-01T00:00:00Z.
  func steps(of source: UInt16, within span: ClosedRange<UInt32>) -> [AppleStep] {
    Int(source) < sources.count ? sources[Int(source)].steps(within: span) : []
  }
}

/// The distances of one source. They are stored in blocks, because a single array would need twice its size while
/// growing.
private struct AppleStepsOfSource {
  private static let blockSize = 512

  /// The blocks of distances; none of them is empty.
  private var blocks: [[AppleStep]] = []

  mutating func append(_ step: AppleStep) {
    if blocks.last.map({ $0.count == AppleStepsOfSource.blockSize }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(AppleStepsOfSource.blockSize)
    }
    blocks[blocks.count - 1].append(step)
  }

  mutating func append(_ next: AppleStepsOfSource) {
    blocks += next.blocks
  }

  /// Sorts the distances, unless they are already in order. Exports list most of them in order.
  mutating func sort() {
    guard !isInOrder else { return }
    let all = blocks.joined().sorted { $0.order < $1.order }
    blocks = []
    for step in all { append(step) }
  }

  private var isInOrder: Bool {
    var last: UInt64 = 0
    for block in blocks {
      for step in block {
        guard step.order >= last else { return false }
        last = step.order
      }
    }
    return true
  }

  func steps(within span: ClosedRange<UInt32>) -> [AppleStep] {
    var found: [AppleStep] = []
    for block in blocks {
      guard block[block.count - 1].start >= span.lowerBound else { continue }
      guard block[0].start <= span.upperBound else { break }
      found += block.filter { span.contains($0.start) && $0.end <= span.upperBound }
    }
    return found
  }
}
