/// The purpose of a set.
package enum SetKind: String, Codable, CaseIterable, Hashable, Sendable {
  case warmup, normal, drop, failure
  /// As many repetitions as possible.
  case amrap
}
