/// Finds the duration of an Ogg Opus file: the position of the last sample, minus the number of samples at the start
/// that must not be played (RFC 7845).
enum OggOpusHeader {
  /// The number of samples per second in which positions in a file are counted: 48,000 in all Opus files.
  private static let rate: UInt64 = 48_000

  private enum Flag {
    static let beginning: UInt8 = 2
  }

  /// Whether the first packet of an Ogg file is an Opus header.
  static func beginsOpus(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 27 else { return false }
    let start = 27 + Int(bytes[26])
    guard bytes.count >= start + 8 else { return bytes.count < start + 8 }
    return bytes.part(start..<start + 8).equals("OpusHead")
  }

  static func milliseconds(_ bytes: UnsafeRawBufferPointer) throws(AudioProblem) -> Int64 {
    var (offset, skipped, last) = (0, UInt64(0), UInt64(0))
    var stream: UInt32?
    var isWhole = true
    while offset < bytes.count {
      guard offset + 27 <= bytes.count else { throw .cut }
      guard bytes.part(offset..<offset + 4).equals("OggS"), bytes[offset + 4] == 0 else { throw .damaged }
      let flags = bytes[offset + 5]
      let serial = bytes.uint32(offset + 14)
      let segments = Int(bytes[offset + 26])
      let contents = offset + 27 + segments
      guard contents <= bytes.count else { throw .cut }
      let table = bytes.part(offset + 27..<contents)
      let size = table.reduce(0) { $0 + Int($1) }
      guard contents + size <= bytes.count else { throw .cut }
      if let stream {
        guard serial == stream, flags & Flag.beginning == 0 else { throw .severalStreams }
      } else {
        stream = serial
        guard size >= 19 else { throw .damaged }
        skipped = UInt64(bytes.uint16(contents + 10))
      }
      let place = bytes.uint64(offset + 6)
      // A position whose bits are all set means that no packet ends on this page.
      if place != .max { last = place }
      // If the last segment of a packet has the full 255 bytes, the packet continues on the next page.
      isWhole = table.last.map { $0 < 255 } ?? isWhole
      offset = contents + size
    }
    guard isWhole else { throw .cut }
    // A negative position, read as an unsigned number, is greater than `Int64.max`.
    guard last > skipped, last <= UInt64(Int64.max) else { return 0 }
    return AudioHeader.milliseconds(last - skipped, rate: rate)
  }
}
