/// A moment of a rest that is announced by a sound.
package enum RestCue: String, Codable, CaseIterable, Hashable, Sendable {
  /// Three seconds of the rest are left.
  case warning
  /// The rest is over.
  case end
}
