import KernelDomain
import SwimmingDomain

/// A heart rate in an Apple Health export. It takes only 8 bytes, because an export has millions.
struct AppleHeartSample {
  /// When it was measured, in seconds since 1970-01-01T00:00:00Z.
  let start: UInt32
  /// The number that `AppleSources` has assigned to the record's source.
  var source: UInt16
  /// Beats per minute.
  let rate: UInt8

  /// Creates a sample; nil if the rate cannot be that of a heart, or the start cannot be represented.
  init?(start: Timestamp, rate: Int64, source: UInt16) {
    guard let second = UInt32(exactly: start.seconds), let beats = UInt8(exactly: rate),
      SwimHeartRate.possible.contains(Int(beats))
    else { return nil }
    (self.start, self.source, self.rate) = (second, source, beats)
  }
}

/// Heart rates sorted by start. They are stored in blocks, because a single array would need twice its size while it
/// grows.
struct AppleHeartSamples {
  private static let blockSize = 8_192

  private var blocks: [[AppleHeartSample]] = []

  mutating func append(_ sample: AppleHeartSample?) {
    guard let sample else { return }
    if blocks.last.map({ $0.count == AppleHeartSamples.blockSize }) ?? true {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(AppleHeartSamples.blockSize)
    }
    blocks[blocks.count - 1].append(sample)
  }

  /// Appends the samples of the next chunk.
  /// - Parameter numbers: the new number for each source's number in `others`, which is the index.
  mutating func append(_ others: AppleHeartSamples, _ numbers: [UInt16]) {
    for var block in others.blocks {
      for index in block.indices { block[index].source = numbers[Int(block[index].source)] }
      blocks.append(block)
    }
  }

  /// Sorts each block, and notes which span each covers. Samples of different blocks may overlap: exports list the
  /// records of one source after those of another.
  mutating func sort() {
    for index in blocks.indices where !AppleHeartSamples.isInOrder(blocks[index]) {
      blocks[index].sort { $0.start < $1.start }
    }
  }

  private static func isInOrder(_ block: [AppleHeartSample]) -> Bool {
    zip(block, block.dropFirst()).allSatisfy { $0.start <= $1.start }
  }

  /// Returns the heart rates during a swim and a minute after it: those of its own source, or all if it has none.
  func samples(during swim: Swim, of source: UInt16) -> [SwimHeartRate.Sample] {
    let (first, last) = (swim.start.seconds, SwimHeartRate.end(of: swim).seconds)
    var found: [AppleHeartSample] = []
    for block in blocks {
      guard let least = block.first, let most = block.last, Int64(least.start) <= last, Int64(most.start) >= first
      else { continue }
      found += block.filter { Int64($0.start) >= first && Int64($0.start) <= last }
    }
    let own = found.filter { $0.source == source }
    return (own.isEmpty ? found : own).map {
      SwimHeartRate.Sample(time: Timestamp(seconds: Int64($0.start)), rate: Int($0.rate))
    }
  }
}
