import Formats
package import StrengthDomain

/// Creates the sounds that announce the end of a rest, and those that warn shortly before the end.
package enum RestTones {
  /// Returns the sound that a cue plays, as a WAV file.
  package static func file(_ cue: RestCue) -> [UInt8] {
    WAVFile.bytes(samples(cue))
  }

  package static func samples(_ cue: RestCue) -> [Int16] {
    var writer = ToneWriter()
    switch cue {
    case .warning: add(440, milliseconds: 80, to: &writer)
    case .end:
      add(880, milliseconds: 150, to: &writer)
      writer.silence(samples: ToneWriter.samples(milliseconds: 100))
      add(880, milliseconds: 150, to: &writer)
    }
    return writer.samples
  }

  private static func add(_ frequency: Double, milliseconds: Int, to writer: inout ToneWriter) {
    let ramp = ToneWriter.samples(milliseconds: 5)
    writer.tone(
      from: frequency, to: frequency, samples: ToneWriter.samples(milliseconds: milliseconds), rise: ramp, fall: ramp)
  }
}
