/// A length in an export that a device counted between two moments.
struct AppleStep {
  /// In seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  let end: UInt32
  /// In millimetres.
  let length: UInt32

  /// Steps are sorted by start, then by end.
  var order: UInt64 { UInt64(start) << 32 | UInt64(end) }
}

/// The lengths walked and run; after some years a phone has a million.
struct AppleSteps {
  /// The lengths of each source, by its number in `AppleSources`.
  private var sources: [AppleStepsOfSource] = []

  mutating func append(_ step: AppleStep, of source: UInt16) {
    reserve(source)
    sources[Int(source)].append(step)
  }

  /// - Parameter numbers: the new number of each source.
  mutating func append(_ next: AppleSteps, _ numbers: [UInt16]) {
    for (source, steps) in next.sources.enumerated() {
      reserve(numbers[source])
      sources[Int(numbers[source])].append(steps)
    }
  }

  private mutating func reserve(_ source: UInt16) {
    while sources.count <= Int(source) { sources.append(AppleStepsOfSource()) }
  }

  /// Call it before asking for any lengths.
  mutating func sort() {
    for source in sources.indices { sources[source].sort() }
  }

  /// The lengths of a source within a span, in the order of their starts.
  /// - Parameter span: in seconds since 1970-01-01T00:00:00Z.
  func steps(of source: UInt16, within span: ClosedRange<UInt32>) -> [AppleStep] {
    Int(source) < sources.count ? sources[Int(source)].steps(within: span) : []
  }
}

/// The lengths that one device counted. They are kept in blocks: one array would take twice its size while it grows.
private struct AppleStepsOfSource {
  private static let blockSize = 512

  /// None of them is empty.
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

  /// Exports have them in order, or nearly.
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
