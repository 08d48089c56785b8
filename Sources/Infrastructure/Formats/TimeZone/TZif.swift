import KernelDomain

/// Reads the rules of time zones from compiled files (TZif, RFC 9636).
extension TimeZoneRules {
  /// Parses a TZif file; nil if the bytes are not a TZif file.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let first = TZifHeader(bytes, at: 0) else { return nil }
    guard first.version >= UInt8(ascii: "2") else {
      self.init(bytes, first, timeSize: 4, footer: nil)
      return
    }
    // From version 2 on, a second block with 64-bit times follows the first one. Only the second block is used.
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
    let transitions = (0..<header.transitionCount).map { bytes.bigEndian(times + $0 * timeSize, size: timeSize) }
    let types = Array(bytes[indices..<records])
    let offsets = (0..<header.typeCount).map { Int32(truncatingIfNeeded: bytes.bigEndian(records + $0 * 6, size: 4)) }
    let future = footer.flatMap { PosixTimeZone(footer: $0) }
    self.init(transitions: transitions, types: types, offsets: offsets, future: future)
  }
}

extension PosixTimeZone {
  /// Parses the rule in the footer of a TZif file, which applies after the last transition in the file; nil if the
  /// footer contains no rule.
  /// - Parameter footer: the footer, including the line feeds around it.
  fileprivate init?(footer: UnsafeRawBufferPointer) {
    guard footer.count >= 2, footer[0] == 0x0A, let end = footer.firstIndex(of: 0x0A, from: 1) else { return nil }
    self.init(footer.part(1..<end).text)
  }
}

/// The header of a block in a TZif file.
private struct TZifHeader {
  let version: UInt8
  /// The byte offset, in the file, at which the block's data begins.
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
  /// Returns the signed big-endian number at `index`.
  /// - Parameter size: the size of the number in bytes, which is 4 or 8.
  fileprivate func bigEndian(_ index: Int, size: Int) -> Int64 {
    size == 4
      ? Int64(Int32(bigEndian: loadUnaligned(fromByteOffset: index, as: Int32.self)))
      : Int64(bigEndian: loadUnaligned(fromByteOffset: index, as: Int64.self))
  }
}
