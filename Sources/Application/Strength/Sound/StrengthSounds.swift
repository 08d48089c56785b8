package import StrengthDomain

/// Makes what is heard of strength, as WAV files in Base64: one channel, 16 bits, 22,050 samples a second.
package protocol StrengthSounds: Sendable {
  /// A chart to be listened to; nil where there is no value.
  func graph(_ values: [Int64], _ kind: ChartKind) -> String?
  /// What is heard when a rest is about to end, and when it ends.
  func cue(_ cue: RestCue) -> String
}
