import CMath

/// Writes sine tones one after another. Each tone starts at the phase at which the previous tone ended, so that there
/// is no click between them.
package struct ToneWriter {
  package private(set) var samples: [Int16] = []
  /// The phase of the sine wave, in cycles from 0 to 1.
  private var phase = 0.0
  private let peak: Double

  /// Creates a writer of sine tones.
  /// - Parameter peak: the amplitude, as a fraction of the maximum amplitude.
  package init(peak: Double = 0.5) { self.peak = peak * Double(Int16.max) }

  /// Returns the number of samples that correspond to a number of milliseconds, rounded to the nearest; halves are
  /// rounded up.
  package static func samples(milliseconds: Int) -> Int {
    (milliseconds * WAVFile.rate + 500) / 1_000
  }

  package mutating func silence(samples count: Int) {
    samples += [Int16](repeating: 0, count: max(0, count))
  }

  /// Writes a tone that glides from one frequency to another, both in Hz, by the same fraction of an octave in each
  /// second.
  /// - Parameters:
  ///   - first: the frequency at the start of the tone.
  ///   - last: the frequency at the end of the tone.
  ///   - count: the number of samples in the tone.
  ///   - rise: the number of samples at the start over which the amplitude rises linearly from zero to the peak.
  ///   - fall: the number of samples at the end over which the amplitude falls linearly to zero.
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
