package import KernelDomain

/// The heart rates in an Apple Health export, by source. A rate takes up only three bytes, because an export contains
/// millions of them.
package struct AppleHeartRates: Sendable {
  /// A heart rate in beats per minute, and its time.
  package struct Rate: Hashable, Sendable {
    package let time: Timestamp
    package let rate: UInt8
  }

  /// The plausible heart rates, in beats per minute.
  package static let possible: ClosedRange<Int64> = 30...230

  /// The rates from each source. The index of a source is the number that `AppleSources` assigns to it.
  private var sources: [[Block]] = []

  /// Rates in the order of the export. Each is stored with the number of seconds since the previous rate.
  private struct Block: Sendable {
    /// The time of the block's first rate, in seconds since 1970-01-01T00:00:00Z.
    let first: Int64
    var last: Int64
    var steps: [UInt16] = []
    var rates: [UInt8] = []

    static let size = 4_096

    /// Creates a block with its first rate.
    /// - Parameter isOfMany: whether the block will probably become full, so that memory is reserved for a full block.
    ///   If readings are rare, for example because a device is used once a day, each reading begins a block of its own.
    init(_ second: Int64, _ rate: UInt8, isOfMany: Bool) {
      (first, last) = (second, second)
      if isOfMany {
        steps.reserveCapacity(Block.size)
        rates.reserveCapacity(Block.size)
      }
      steps.append(0)
      rates.append(rate)
    }

    /// Appends a rate and returns true. Returns false if the block is full, or if the rate is earlier than the last one
    /// or more than 65,535 seconds later.
    mutating func append(_ second: Int64, _ rate: UInt8) -> Bool {
      guard rates.count < Block.size, second >= last, let step = UInt16(exactly: second - last) else { return false }
      steps.append(step)
      rates.append(rate)
      last = second
      return true
    }
  }

  package init() {}

  /// Adds a rate, unless it is implausible.
  /// - Parameters:
  ///   - rate: the rate in beats per minute.
  ///   - source: the number that `AppleSources` assigned to the rate's source.
  package mutating func append(_ start: Timestamp, rate: Int64, of source: UInt16) {
    guard AppleHeartRates.possible.contains(rate), let rate = UInt8(exactly: rate) else { return }
    let index = Int(source)
    while sources.count <= index { sources.append([]) }
    let last = sources[index].count - 1
    if last >= 0, sources[index][last].append(start.seconds, rate) { return }
    let isOfMany = last >= 0 && sources[index][last].rates.count == Block.size
    sources[index].append(Block(start.seconds, rate, isOfMany: isOfMany))
  }

  /// Appends the rates found in the next chunk of the export.
  /// - Parameter numbers: the new number of each source, indexed by the source's number in `others`.
  package mutating func append(_ others: AppleHeartRates, _ numbers: [UInt16]) {
    for (source, blocks) in others.sources.enumerated() where !blocks.isEmpty {
      let index = Int(numbers[source])
      while sources.count <= index { sources.append([]) }
      sources[index] += blocks
    }
  }

  /// Returns the rates within a time range, in chronological order: those from a source or, if that source has none in
  /// the range, those from all sources.
  package func rates(_ span: ClosedRange<Timestamp>, of source: UInt16) -> [Rate] {
    let own = Int(source) < sources.count ? AppleHeartRates.rates(span, in: sources[Int(source)]) : []
    let found = own.isEmpty ? sources.flatMap { AppleHeartRates.rates(span, in: $0) } : own
    return found.sorted { $0.time < $1.time }
  }

  private static func rates(_ span: ClosedRange<Timestamp>, in blocks: [Block]) -> [Rate] {
    let (first, last) = (span.lowerBound.seconds, span.upperBound.seconds)
    var found: [Rate] = []
    for block in blocks where block.first <= last && block.last >= first {
      var second = block.first
      for (step, rate) in zip(block.steps, block.rates) {
        second += Int64(step)
        if second > last { break }
        if second >= first { found.append(Rate(time: Timestamp(seconds: second), rate: rate)) }
      }
    }
    return found
  }
}
