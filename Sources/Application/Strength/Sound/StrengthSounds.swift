package import StrengthDomain

/// Creates the sounds of strength training, as WAV files in Base64: mono, 16 bits, 22,050 samples per second.
package protocol StrengthSounds: Sendable {
  /// Returns a sound that plays a chart's values as a sequence of tones; nil if the chart has no values.
  func graph(_ values: [Int64], _ kind: ChartKind) -> String?
  /// Returns the sound that warns that a rest is about to end, or the sound that signals that it has ended.
  func cue(_ cue: RestCue) -> String
}
