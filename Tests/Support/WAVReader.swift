/// Parses WAV files with 16 bits and one channel.
package struct WAVReader {
  package let rate: Int
  package let samples: [Int16]

  /// Parses the bytes; nil if they are not such a file.
  package init?(_ bytes: [UInt8]) {
    func number(_ place: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func text(_ place: Int) -> String { String(decoding: bytes[place..<place + 4], as: UTF8.self) }
    guard bytes.count >= 44, text(0) == "RIFF", number(4, 4) == bytes.count - 8, text(8) == "WAVE", text(12) == "fmt ",
      number(16, 4) == 16, number(20, 2) == 1, number(22, 2) == 1, number(32, 2) == 2, number(34, 2) == 16,
      text(36) == "data", number(40, 4) == bytes.count - 44, bytes.count.isMultiple(of: 2)
    else { return nil }
    rate = number(24, 4)
    guard number(28, 4) == 2 * rate else { return nil }
    samples = stride(from: 44, to: bytes.count, by: 2).map { Int16(truncatingIfNeeded: number($0, 2)) }
  }

  /// The positions at which the wave rises through zero, in samples, interpolated between two samples.
  package func risingZeros(in range: Range<Int>) -> [Double] {
    range.dropFirst().compactMap { index in
      let (before, after) = (Double(samples[index - 1]), Double(samples[index]))
      return before < 0 && after >= 0 ? Double(index - 1) + before / (before - after) : nil
    }
  }

  /// Returns the frequency in Hz at a position, computed from the nearest zeros; nil for silence.
  /// - Parameter reach: how many samples on each side to examine.
  package func pitch(at place: Int, reach: Int) -> Double? {
    let zeros = risingZeros(in: max(0, place - reach)..<min(samples.count, place + reach))
    // Measures only the cycle around the position, since the pitch may glide.
    guard let next = zeros.firstIndex(where: { $0 >= Double(place) }), next >= 1 else { return nil }
    return Double(rate) / (zeros[next] - zeros[next - 1])
  }

  package var peak: Int { samples.map { abs(Int($0)) }.max() ?? 0 }
}
