/// What of a rest is told by a sound.
package enum RestCue: String, Codable, CaseIterable, Hashable, Sendable {
  /// Three seconds are left.
  case warning
  /// It is over.
  case end
}
