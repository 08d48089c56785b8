import Formats
import KernelDomain

/// What a `Record` says of one lap: its distance, or its strokes. Twelve bytes: an export holds two a lap.
struct AppleLapSample {
  /// Seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  /// Whole seconds; of distances only.
  let duration: UInt16
  /// Centimetres, or strokes.
  let amount: UInt16
  /// Number of the source's name.
  private(set) var source: UInt16
  /// The pool's length in centimetres, or HealthKit's code for the style; 0 where the record does not say.
  var detail: UInt16 = 0

  /// Nil for times that no watch has seen.
  /// - Parameter end: nil where it does not matter.
  init?(start: Timestamp, end: Timestamp? = nil, amount: Int64, source: UInt16) {
    guard let second = UInt32(exactly: start.seconds) else { return nil }
    self.start = second
    self.duration = UInt16(clamping: max(0, (end ?? start).seconds - start.seconds))
    self.amount = UInt16(clamping: amount)
    self.source = source
  }

  /// - Parameter numbers: by number here, the source's number elsewhere.
  func renumbered(_ numbers: [UInt16]) -> AppleLapSample {
    var sample = self
    sample.source = numbers[Int(source)]
    return sample
  }
}

/// Samples in order of their starts. Kept in blocks: one array would take twice its size while it grows and while it is
/// sorted.
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

  /// - Parameter numbers: by number there, the source's number here.
  mutating func append(_ others: AppleLapSamples, _ numbers: [UInt16]) {
    for block in others.blocks {
      for sample in block { append(sample.renumbered(numbers)) }
    }
  }

  /// To be called once all are there. Exports have them nearly in order: hardly a block moves further than by one.
  mutating func sort() {
    for last in blocks.indices {
      blocks[last].sort(by: AppleLapSamples.isBefore)
      var index = last
      while index > 0, AppleLapSamples.isBefore(blocks[index][0], blocks[index - 1][blocks[index - 1].count - 1]) {
        let both = (blocks[index - 1] + blocks[index]).sorted(by: AppleLapSamples.isBefore)
        blocks[index] = Array(both[blocks[index - 1].count...])
        blocks[index - 1] = Array(both[..<blocks[index - 1].count])
        index -= 1
      }
    }
  }

  private static func isBefore(_ a: AppleLapSample, _ b: AppleLapSample) -> Bool {
    (a.start, a.source) < (b.start, b.source)
  }

  /// Those that start within these seconds.
  subscript(_ seconds: ClosedRange<Int64>) -> [AppleLapSample] {
    var found: [AppleLapSample] = []
    let first = AppleLapSamples.partition(blocks) { Int64($0[$0.count - 1].start) < seconds.lowerBound }
    for block in blocks[first...] {
      let start = AppleLapSamples.partition(block) { Int64($0.start) < seconds.lowerBound }
      let run = block[start...].prefix { Int64($0.start) <= seconds.upperBound }
      found += run
      if run.endIndex < block.count { break }
    }
    return found
  }

  /// The first that starts in that second, of that source where there is one.
  func first(startingAt second: Int64, preferring source: UInt16) -> AppleLapSample? {
    var found: AppleLapSample?
    let first = AppleLapSamples.partition(blocks) { Int64($0[$0.count - 1].start) < second }
    for block in blocks[first...] {
      var index = AppleLapSamples.partition(block) { Int64($0.start) < second }
      while index < block.count, Int64(block[index].start) == second {
        if block[index].source == source { return block[index] }
        found = found ?? block[index]
        index += 1
      }
      if index < block.count { break }
    }
    return found
  }

  /// The position of the first element that does not come before.
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

  /// By number there, the number of the same name here; names that are new get theirs in the order they have there.
  mutating func numbers(of others: AppleSources) -> [UInt16] {
    let names = others.numbers.sorted { $0.value < $1.value }
    return [0] + names.map { number(of: $0.key) }
  }
}
