import Formats
import KernelDomain

/// What a `Record` says of one lap: its distance, or its strokes. Twelve bytes: an export holds two a lap.
struct AppleLapSample {
  /// Seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  /// Whole seconds.
  let duration: UInt16
  /// Centimetres, or strokes.
  let amount: UInt16
  /// Number of the source's name.
  let source: UInt16
  /// The pool's length in centimetres, or HealthKit's code for the style; 0 where the record does not say.
  var detail: UInt16 = 0

  /// Nil for times that no watch has seen.
  init?(start: Timestamp, end: Timestamp, amount: Int64, source: UInt16) {
    guard let second = UInt32(exactly: start.seconds) else { return nil }
    self.start = second
    self.duration = UInt16(clamping: max(0, end.seconds - start.seconds))
    self.amount = UInt16(clamping: amount)
    self.source = source
  }
}

/// Samples in order of their starts.
struct AppleLapSamples {
  private var samples: [AppleLapSample] = []

  mutating func append(_ sample: AppleLapSample) {
    samples.append(sample)
  }

  /// To be called once all are there.
  mutating func sort() {
    let isSorted = zip(samples, samples.dropFirst()).allSatisfy { $0.start <= $1.start }
    if !isSorted { samples.sort { ($0.start, $0.source) < ($1.start, $1.source) } }
  }

  /// Those that start within these seconds.
  subscript(_ seconds: ClosedRange<Int64>) -> ArraySlice<AppleLapSample> {
    let first = firstIndex(from: seconds.lowerBound)
    return samples[first..<max(first, firstIndex(from: seconds.upperBound + 1))]
  }

  private func firstIndex(from second: Int64) -> Int {
    var low = 0
    var high = samples.count
    while low < high {
      let middle = (low + high) / 2
      if Int64(samples[middle].start) < second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The names of sources, each kept once.
struct AppleSources {
  private var numbers: [String: UInt16] = [:]
  private var latest: (name: [UInt8], number: UInt16) = ([], 0)

  /// From 1; 0 for those beyond what is counted. Neighbouring records mostly share their source.
  mutating func number(of name: UnsafeRawBufferPointer) -> UInt16 {
    if !latest.name.isEmpty, latest.name.withBytes({ $0.equals(name) }) { return latest.number }
    latest = (Array(name), number(of: String(decoding: name, as: UTF8.self)))
    return latest.number
  }

  mutating func number(of name: String) -> UInt16 {
    if let number = numbers[name] { return number }
    guard numbers.count < Int(UInt16.max) else { return 0 }
    numbers[name] = UInt16(numbers.count + 1)
    return UInt16(numbers.count)
  }
}
