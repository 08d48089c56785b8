/// A compiled time zone (TZif, RFC 9636): the past as a list of transitions, the future as a rule.
struct TimeZoneRules {
  private let transitions: [Int64]
  /// What holds from each transition on.
  private let types: [UInt8]
  /// Seconds east of UTC, by type.
  private let offsets: [Int32]
  private let future: PosixTimeZone?

  /// Nil when the bytes are no zone.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let first = TZifHeader(bytes, at: 0) else { return nil }
    guard first.version >= UInt8(ascii: "2") else {
      self.init(bytes, first, timeSize: 4, footer: nil)
      return
    }
    // From version 2 on a second block with times of 64 bits follows; only it is used.
    let start = first.end(timeSize: 4)
    guard let second = TZifHeader(bytes, at: start), second.end(timeSize: 8) <= bytes.count else { return nil }
    let footer = bytes.part(second.end(timeSize: 8)..<bytes.count)
    self.init(bytes, second, timeSize: 8, footer: footer)
  }

  private init?(_ bytes: UnsafeRawBufferPointer, _ header: TZifHeader, timeSize: Int, footer: UnsafeRawBufferPointer?) {
    guard header.end(timeSize: timeSize) <= bytes.count else { return nil }
    let times = header.start
    let indices = times + header.transitionCount * timeSize
    let records = indices + header.transitionCount
    transitions = (0..<header.transitionCount).map { bytes.bigEndian(times + $0 * timeSize, size: timeSize) }
    types = Array(bytes[indices..<records])
    offsets = (0..<header.typeCount).map { Int32(truncatingIfNeeded: bytes.bigEndian(records + $0 * 6, size: 4)) }
    future = footer.flatMap { PosixTimeZone(footer: $0) }
    guard !offsets.isEmpty, types.allSatisfy({ $0 < offsets.count }),
      offsets.allSatisfy({ abs(Int($0)) <= TimeZoneRules.farthest }),
      zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
  }

  /// RFC 9636 expects offsets between -25 and 26 hours.
  static let farthest = 26 * 3_600

  func offset(at seconds: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    if low == transitions.count, let future { return future.offset(at: seconds) }
    return Int(low == 0 ? offsets[0] : offsets[Int(types[low - 1])])
  }
}

/// What stands in front of each block of a TZif file.
private struct TZifHeader {
  let version: UInt8
  /// Where the block's data begins.
  let start: Int
  let transitionCount: Int
  let typeCount: Int
  private let letterCount: Int
  private let leapCount: Int
  private let indicatorCount: Int

  init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard offset + 44 <= bytes.count, bytes.part(offset..<bytes.count).begins(with: "TZif") else { return nil }
    version = bytes[offset + 4]
    start = offset + 44
    let counts = (0..<6).map { Int(bytes.bigEndian(offset + 20 + $0 * 4, size: 4)) }
    guard counts.allSatisfy({ (0...65_536).contains($0) }) else { return nil }
    indicatorCount = counts[0] + counts[1]
    leapCount = counts[2]
    transitionCount = counts[3]
    typeCount = counts[4]
    letterCount = counts[5]
  }

  func end(timeSize: Int) -> Int {
    start + transitionCount * (timeSize + 1) + typeCount * 6 + letterCount + leapCount * (timeSize + 4)
      + indicatorCount
  }
}

extension UnsafeRawBufferPointer {
  /// A signed number of four or eight bytes.
  fileprivate func bigEndian(_ index: Int, size: Int) -> Int64 {
    size == 4
      ? Int64(Int32(bigEndian: loadUnaligned(fromByteOffset: index, as: Int32.self)))
      : Int64(bigEndian: loadUnaligned(fromByteOffset: index, as: Int64.self))
  }
}
