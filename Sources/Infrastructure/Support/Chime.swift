import Formats

/// Creates the chime that is played before a voice message: two soft tones a fifth apart, lasting one second in total.
package enum Chime {
  /// The chime as a WAV file.
  package static var file: [UInt8] {
    var writer = ToneWriter(peak: 0.25)
    let rise = ToneWriter.samples(milliseconds: 15)
    for (pitch, milliseconds) in [(523.25, 400), (783.99, 600)] {
      let count = ToneWriter.samples(milliseconds: milliseconds)
      writer.tone(from: pitch, to: pitch, samples: count, rise: rise, fall: count - rise)
    }
    return WAVFile.bytes(writer.samples)
  }
}
