import CMath

/// Writes sine tones one after the other. Each continues the phase of the one before, so that there is no click between
/// them.
package struct ToneWriter {
  package private(set) var samples: [Int16] = []
  /// The phase of the sine, in cycles: 0 to 1.
  private var phase = 0.0
  private let peak: Double

  /// - Parameter peak: the amplitude, as a ratio of the greatest possible one.
  package init(peak: Double = 0.5) {
    self.peak = peak * Double(Int16.max)
  }

  /// The number of samples in that many milliseconds, rounded, halves up.
  package static func samples(milliseconds: Int) -> Int {
    (milliseconds * WAVFile.rate + 500) / 1_000
  }

  package mutating func silence(samples count: Int) {
    samples += [Int16](repeating: 0, count: max(0, count))
  }

  /// Writes a tone whose pitch glides evenly, in octaves, from one frequency to another, in Hz.
  /// - Parameters:
  ///   - count: the number of samples.
  ///   - rise: the samples in which the amplitude grows linearly to the peak.
  ///   - fall: the samples in which it falls linearly to zero.
  package mutating func tone(from first: Double, to last: Double, samples count: Int, rise: Int = 0, fall: Int = 0) {
    guard count > 0 else { return }
    samples.reserveCapacity(samples.count + count)
    let step = pow(last / first, 1 / Double(count))
    var frequency = first
    for index in 0..<count {
      var loudness = peak
      if index < rise { loudness *= Double(index) / Double(rise) }
      if index >= count - fall { loudness *= Double(count - 1 - index) / Double(fall) }
      samples.append(Int16((loudness * sin(2 * Double.pi * phase)).rounded()))
      phase += frequency / Double(WAVFile.rate)
      phase -= phase.rounded(.down)
      frequency *= step
    }
  }
}
