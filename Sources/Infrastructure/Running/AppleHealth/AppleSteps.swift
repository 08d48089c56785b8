/// A length that a device counted between two moments, in an export.
struct AppleStep {
  /// Seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  let end: UInt32
  /// Millimetres.
  let length: UInt32
  /// As numbered by `AppleSources`.
  var source: UInt16
}

/// Lengths walked and run: a phone of some years has a million.
struct AppleSteps {
  private var all: [AppleStep] = []

  mutating func append(_ step: AppleStep) {
    all.append(step)
  }

  mutating func append(_ next: AppleSteps, _ numbers: [UInt16]) {
    all.reserveCapacity(all.count + next.all.count)
    for var step in next.all {
      step.source = numbers[Int(step.source)]
      all.append(step)
    }
  }

  /// To be called before any is asked for.
  mutating func sort() {
    all.sort { ($0.source, $0.start, $0.end) < ($1.source, $1.start, $1.end) }
  }

  /// Those of a source that lie within a span, in order of their starts.
  /// - Parameter span: seconds since 1970-01-01T00:00:00Z.
  func steps(of source: UInt16, within span: ClosedRange<UInt32>) -> [AppleStep] {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if (all[middle].source, all[middle].start) < (source, span.lowerBound) { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.source == source && $0.start <= span.upperBound }
      .filter { $0.end <= span.upperBound }
  }
}
