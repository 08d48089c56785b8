/// A moment of the rest between two sets that a sound announces.
package enum RestCue: String, Codable, CaseIterable, Hashable, Sendable {
  /// Three seconds of the rest remain.
  case warning
  /// The rest has ended.
  case end
}
