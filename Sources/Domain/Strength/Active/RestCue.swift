/// A moment in the rest between two sets at which a sound is played.
package enum RestCue: String, Codable, CaseIterable, Hashable, Sendable {
  /// Three seconds of the rest remain.
  case warning
  /// The rest has ended.
  case end
}
