import Formats

/// Creates the voice message of the sample book: a two-second melody, so that nobody's real voice has to be published.
package enum SampleVoice {
  /// The melody as a WAV file.
  package static var file: [UInt8] {
    var writer = ToneWriter(peak: 0.3)
    let ramp = ToneWriter.samples(milliseconds: 20)
    for (frequency, milliseconds) in [(392.0, 250), (440, 250), (523.25, 500), (440, 250), (523.25, 750)] {
      writer.tone(
        from: frequency, to: frequency, samples: ToneWriter.samples(milliseconds: milliseconds), rise: ramp, fall: ramp)
    }
    return WAVFile.bytes(writer.samples)
  }
}
