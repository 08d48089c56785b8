/// Finds the duration of a WAV file: the size of its data, divided by the size of a block of samples and by the number
/// of blocks per second.
enum WAVHeader {
  private enum Encoding {
    static let pcm: UInt16 = 1
    static let float: UInt16 = 3
    /// The code of an extensible WAV file. Its actual format, PCM or floating point, is stated by the first bytes of
    /// the subformat field.
    static let extensible: UInt16 = 0xFFFE
  }

  static func milliseconds(_ bytes: UnsafeRawBufferPointer) throws(AudioProblem) -> Int64 {
    var (offset, block, rate) = (12, UInt64(0), UInt64(0))
    while offset < bytes.count {
      guard offset + 8 <= bytes.count else { throw .cut }
      let size = Int(bytes.uint32(offset + 4))
      let contents = offset + 8
      if bytes.part(offset..<offset + 4).equals("data") {
        guard block > 0, rate > 0 else { throw .damaged }
        // A program that writes to a pipe does not know the size in advance, and writes one of these values.
        let isOpen = size == 0 || size == 0xFFFF_FFFF
        guard isOpen || contents + size <= bytes.count else { throw .cut }
        let length = isOpen ? bytes.count - contents : size
        return AudioHeader.milliseconds(UInt64(length) / block, rate: rate)
      }
      guard contents + size <= bytes.count else { throw .cut }
      if bytes.part(offset..<offset + 4).equals("fmt ") {
        (block, rate) = try format(bytes.part(contents..<contents + size))
      }
      // Chunks begin at even positions.
      offset = contents + size + size % 2
    }
    throw .cut
  }

  private static func format(_ bytes: UnsafeRawBufferPointer) throws(AudioProblem) -> (block: UInt64, rate: UInt64) {
    guard bytes.count >= 16 else { throw .damaged }
    var encoding = bytes.uint16(0)
    if encoding == Encoding.extensible, bytes.count >= 26 { encoding = bytes.uint16(24) }
    guard encoding == Encoding.pcm || encoding == Encoding.float else { throw .notAllowed(nil) }
    return (UInt64(bytes.uint16(12)), UInt64(bytes.uint32(4)))
  }
}
