/// Creates WAV files: RIFF with one `fmt ` and one `data` chunk, in PCM with 16 bits and one channel.
package enum WAVFile {
  /// The number of samples per second in all WAV files that are created.
  package static let rate = 22_050

  /// Returns a WAV file that contains the samples and plays `rate` of them per second.
  package static func bytes(_ samples: [Int16]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + 2 * samples.count)
    func put(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }
    func put(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
    func put(_ number: UInt16) { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
    let size = UInt32(2 * samples.count)
    put("RIFF")
    put(36 + size)
    put("WAVEfmt ")
    put(16 as UInt32)
    put(1 as UInt16)
    put(1 as UInt16)
    put(UInt32(rate))
    put(UInt32(2 * rate))
    put(2 as UInt16)
    put(16 as UInt16)
    put("data")
    put(size)
    samples.map { $0.littleEndian }.withUnsafeBytes { bytes.append(contentsOf: $0) }
    return bytes
  }
}
